export interface TestRun {
  passed: boolean
  /** Test files in which something failed; empty when it was not a test that failed. */
  failed: readonly string[]
  /** What failed when it was not a test. */
  cause: string
  output: string
}

export type RunTests = (files: readonly string[]) => Promise<TestRun>

export const PASSED: TestRun = { passed: true, failed: [], cause: '', output: '' }
