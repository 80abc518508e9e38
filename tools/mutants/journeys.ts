import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from './run-tool.ts'
import { runPlaywright } from './playwright.ts'
import { PASSED, type RunTests, type TestRun } from './test-run.ts'
import type { TestSetting } from './unit-tests.ts'

const BUILD = 'apps/storefront/build'
const BUILD_MS = 600_000
const FILL_MS = 600_000

/** A shop that is built and filled, to start journeys from. */
export interface JourneyStage {
  setting: TestSetting
  /** The build of the code without faults. */
  cleanBuild: string
  /** A data folder with the demo range. */
  data: string
}

/** Code that fills the data folder: its faults show in a folder that it has filled itself. */
const FILLS_DATA =
  /^(?:catalog\/|services\/shop\/(?:db|src\/import)|services\/search\/src\/(?:feed|index)\/)/

export function isFillingData(file: string): boolean {
  return FILLS_DATA.test(file)
}

/** Builds what changed, then runs request tests and browser journeys on data of their own. */
export function journeyRunner(
  stage: JourneyStage,
  { freshData }: { freshData: boolean },
): RunTests {
  const { setting } = stage
  return async (files) => {
    const built = await buildStorefront(stage)
    if (!built.passed) return built
    const data = mkdtempSync(join(tmpdir(), 'saum-mutants-data-'))
    try {
      if (!freshData) cpSync(stage.data, data, { recursive: true })
      const onData = { ...setting, env: { ...setting.env, E2E_DATA_DIR: data } }
      return await runPlaywright(onData, files)
    } finally {
      rmSync(data, { recursive: true, force: true })
    }
  }
}

/** Starts from the clean build, which is right for every fault outside of the storefront. */
async function buildStorefront({ setting, cleanBuild }: JourneyStage): Promise<TestRun> {
  const build = join(setting.folder, BUILD)
  if (stampOf(build) !== stampOf(cleanBuild)) {
    rmSync(build, { recursive: true, force: true })
    cpSync(cleanBuild, build, { recursive: true })
  }
  return runBuild(setting)
}

export async function runBuild({ folder, env, signal }: TestSetting): Promise<TestRun> {
  const { code, output } = await runTool(process.execPath, ['scripts/main.ts', 'build'], {
    cwd: folder,
    env,
    limitMs: BUILD_MS,
    signal,
  })
  return code === 0
    ? PASSED
    : { passed: false, failed: [], cause: 'build of the storefront', output }
}

export async function fillDataFolder(
  { folder, env, signal }: TestSetting,
  data: string,
): Promise<TestRun> {
  const { code, output } = await runTool(process.execPath, ['scripts/write-demo-data.ts', data], {
    cwd: folder,
    env,
    limitMs: FILL_MS,
    signal,
  })
  return code === 0 ? PASSED : { passed: false, failed: [], cause: 'demo range', output }
}

export function copyBuild({ folder }: TestSetting, to: string): void {
  cpSync(join(folder, BUILD), to, { recursive: true })
}

function stampOf(build: string): string {
  const file = join(build, '.stamp')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
