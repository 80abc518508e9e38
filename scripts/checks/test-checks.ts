import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDemoData } from '../demo-data.ts'
import { CommandFailure, run } from '../run.ts'
import { ensureStorefrontBuild, SILENT } from '../storefront-build.ts'
import type { Findings } from './check-run.ts'
import type { TestMachine } from './test-machine.ts'
import { readPlaywrightReport, readVitestReport, type TimedTest } from './test-report.ts'

/** Which tests of a check run, and how thoroughly. */
export interface TestSelection {
  /** All property runs, both engines, all shops and widths. */
  isDeep: boolean
  /** Parts of file names; all files where there is none. */
  files: readonly string[]
  /** Part of the titles. */
  title?: string | undefined
}

interface TestRun {
  machine: TestMachine
  selection: TestSelection
}

export async function unitTests({ machine, selection }: TestRun): Promise<Findings> {
  const postgres = await machine.postgres()
  const title = selection.title === undefined ? [] : ['--testNamePattern', selection.title]
  const url = 'url' in postgres ? postgres.url : undefined
  // Few tests need it, and a changed shop has to make it anew; they make their own where it is missing.
  const demoData = selection.files.length === 0 ? await ensureDemoData() : undefined
  const tests = await withReportFile(async (report) => {
    await run(
      'vitest',
      [
        'run',
        ...selection.files,
        ...title,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      {
        env: {
          ...depthOf(selection),
          TEST_DATABASE_URL: url,
          DEMO_DATA_DIR: demoData,
        },
      },
    )
    return readVitestReport(report)
  })
  refuseNothing(tests, selection)
  if (url !== undefined) return { tests, remark: `${tests.length} tests` }
  const reason = 'reason' in postgres ? postgres.reason : ''
  return {
    tests,
    remark: `${tests.length} tests, SQLite only`,
    leftOut: [
      `what needs PostgreSQL (${reason}). Install it, or name a server in TEST_DATABASE_URL.`,
    ],
  }
}

/** Everything of the composed server that needs no browser. */
export function requestTests({ selection }: TestRun): Promise<Findings> {
  // They often wait for a mail or a job of the shop.
  const workers = String(2 * availableParallelism())
  return playwrightTests(selection, ['--project=requests', `--workers=${workers}`], {})
}

export async function browserTests({ machine, selection }: TestRun): Promise<Findings> {
  const chromium = await machine.chromium()
  const projects = ['desktop', 'phone', 'no-js'].map((name) => `--project=${name}`)
  return playwrightTests(selection, projects, { CHROMIUM_PATH: chromium })
}

async function playwrightTests(
  selection: TestSelection,
  options: readonly string[],
  env: Record<string, string>,
): Promise<Findings> {
  await ensureStorefrontBuild(SILENT)
  const title = selection.title === undefined ? [] : ['--grep', selection.title]
  const tests = await withReportFile(async (report) => {
    const reporter = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    await run(
      'playwright',
      ['test', ...selection.files, ...title, ...options, '--reporter=list,json'],
      { env: { ...depthOf(selection), ...env, ...reporter } },
    )
    return readPlaywrightReport(report)
  })
  refuseNothing(tests, selection)
  return { tests, remark: `${tests.length} tests` }
}

function depthOf({ isDeep }: TestSelection): Record<string, string> {
  return isDeep ? { TEST_DEPTH: 'deep' } : {}
}

/** A filter with a slip in it must not look like a success. */
function refuseNothing(tests: readonly TimedTest[], { files, title }: TestSelection): void {
  if (tests.length > 0) return
  const filter = [...files, ...(title === undefined ? [] : [`--title ${title}`])].join(' ')
  throw new CommandFailure(`No test matches ${filter}. Check the spelling, or leave it out.`)
}

async function withReportFile<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'saum-report-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
