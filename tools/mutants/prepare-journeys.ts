import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProgress } from '../../scripts/bootstrap/progress.mjs'
import { ensureChromium } from '../../scripts/chromium.ts'
import { copyBuild, fillDataFolder, type JourneyStage, runBuild } from './journeys.ts'
import type { TestSetting } from './unit-tests.ts'

/** Builds and fills the shop without faults, once for all journeys. */
export async function prepareJourneys(
  stack: AsyncDisposableStack,
  setting: TestSetting,
): Promise<JourneyStage> {
  const progress = createProgress(process.stderr)
  const chromium = await ensureChromium(progress)
  const folder = mkdtempSync(join(tmpdir(), 'saum-mutants-stage-'))
  stack.defer(() => rmSync(folder, { recursive: true, force: true }))
  const [cleanBuild, data] = [join(folder, 'build'), join(folder, 'data')]

  await progress.step({ doing: 'building the shop', done: 'shop built' }, async () => {
    const { passed, output } = await runBuild(setting)
    if (!passed) throw new Error(`The storefront cannot be built without a fault:\n${output}`)
    copyBuild(setting, cleanBuild)
  })
  await progress.step({ doing: 'filling the shop', done: 'shop filled' }, async () => {
    const { passed, output } = await fillDataFolder(setting, data)
    if (!passed) throw new Error(`The shop cannot be filled without a fault:\n${output}`)
  })
  const env = { ...setting.env, CHROMIUM_PATH: chromium }
  return { setting: { ...setting, env }, cleanBuild, data }
}
