import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { seconds } from '../bootstrap/progress.mjs'

export interface TimedTest {
  file: string
  title: string
  ms: number
}

interface VitestReport {
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; duration?: number }[]
  }[]
}

/** The tests that ran, from a report of Vitest's JSON reporter; skipped ones did not. */
export async function readVitestReport(path: string): Promise<TimedTest[]> {
  const report = JSON.parse(await readFile(path, 'utf8')) as VitestReport
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, duration = 0 }) => ({
        file: relative('.', name),
        title: fullName,
        ms: duration,
      })),
  )
}

interface PlaywrightSuite {
  title: string
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { results: { status: string; duration: number }[] }[] }[]
}

/** The same from a report of Playwright's JSON reporter. */
export async function readPlaywrightReport(path: string): Promise<TimedTest[]> {
  const { suites } = JSON.parse(await readFile(path, 'utf8')) as { suites: PlaywrightSuite[] }
  return suites.flatMap((suite) => testsOf(suite, []))
}

function testsOf(
  { title, file, suites = [], specs }: PlaywrightSuite,
  above: readonly string[],
): TimedTest[] {
  // The outermost suite is the file itself.
  const path = title === file ? above : [...above, title]
  const own = specs.flatMap((spec) =>
    spec.tests
      .flatMap(({ results }) => results)
      .filter(({ status }) => status !== 'skipped')
      .map(({ duration }) => ({
        file: `e2e/${file}`,
        title: [...path, spec.title].join(' '),
        ms: duration,
      })),
  )
  return [...own, ...suites.flatMap((suite) => testsOf(suite, path))]
}

export function describeSlowest(tests: readonly TimedTest[], count = 10): string {
  if (tests.length === 0) return ''
  const slowest = tests.toSorted((left, right) => right.ms - left.ms).slice(0, count)
  const lines = slowest.map(
    ({ file, title, ms }) => `  ${seconds(ms).padStart(8)}  ${file}: ${title}`,
  )
  return `\nThe slowest of ${tests.length} tests:\n${lines.join('\n')}\n`
}
