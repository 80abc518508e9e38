import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runTool } from './run-tool.ts'
import { PASSED, type TestRun } from './test-run.ts'
import type { TestSetting } from './unit-tests.ts'

/** A fresh data folder is filled first. */
const START_MS = 600_000
const FILE_MS = 240_000
const REPORT = '.mutants-journeys.json'

export interface Suite {
  specs?: readonly { ok: boolean; file: string }[]
  suites?: readonly Suite[]
}

interface Report {
  config: { rootDir: string }
  suites: readonly Suite[]
}

export async function runPlaywright(
  { folder, env, signal }: TestSetting,
  specs: readonly string[],
): Promise<TestRun> {
  const report = join(folder, REPORT)
  rmSync(report, { force: true })
  const args = ['test', ...specs, '--retries=0', '--workers=1', '--max-failures=1']
  const { code, output, timedOut } = await runTool('playwright', [...args, '--reporter=json'], {
    cwd: folder,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    limitMs: START_MS + FILE_MS * specs.length,
    signal,
  })
  if (code === 0 && !timedOut) return PASSED
  const cause = timedOut ? 'time limit of the journeys' : 'start of the journeys'
  return { passed: false, failed: timedOut ? [] : readFailed(folder, report), cause, output }
}

function readFailed(folder: string, file: string): string[] {
  if (!existsSync(file)) return []
  const { config, suites } = JSON.parse(readFileSync(file, 'utf8')) as Report
  return failedFiles(suites).map((name) => relative(folder, join(config.rootDir, name)))
}

export function failedFiles(suites: readonly Suite[]): string[] {
  const failed = suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file }) => file),
    ...failedFiles(inner),
  ])
  return [...new Set(failed)]
}
