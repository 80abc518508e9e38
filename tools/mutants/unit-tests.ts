import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runTool } from './run-tool.ts'
import { PASSED, type RunTests } from './test-run.ts'

export interface TestSetting {
  /** The copy of the project to run in. */
  folder: string
  env: Readonly<Record<string, string>>
  signal: AbortSignal
}

const START_MS = 60_000
const FILE_MS = 20_000
const REPORT = '.mutants-report.json'

interface Report {
  testResults: readonly { name: string; status: string }[]
}

interface RunnerOptions {
  workers?: number
}

/** Vitest on these files, up to the first failure. An endless loop counts as one. */
export function unitTestRunner(setting: TestSetting, options: RunnerOptions = {}): RunTests {
  const { folder } = setting
  const { workers } = options
  return async (files) => {
    const report = join(folder, REPORT)
    rmSync(report, { force: true })
    const args = ['run', ...files, '--bail=1', '--passWithNoTests']
    args.push('--reporter=dot', '--reporter=json', `--outputFile.json=${report}`)
    if (workers !== undefined) args.push(`--maxWorkers=${workers}`)
    const { code, output, timedOut } = await runTool('vitest', args, {
      cwd: folder,
      env: setting.env,
      limitMs: START_MS + FILE_MS * files.length,
      signal: setting.signal,
    })
    if (code === 0 && !timedOut) return PASSED
    const cause = timedOut ? 'time limit of the tests' : 'error outside of the tests'
    return { passed: false, failed: timedOut ? [] : readFailed(folder, report), cause, output }
  }
}

function readFailed(folder: string, file: string): string[] {
  if (!existsSync(file)) return []
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(folder, name))
}
