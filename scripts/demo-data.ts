import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { run } from './run.ts'
import { DEMO_DATA_INPUTS, sourceStamp } from './source-stamp.ts'

const CACHE = 'node_modules/.cache/saum-demo-data'

/** A data folder with the demo range: made once per state of its sources and per day, then kept. */
export async function ensureDemoData(): Promise<string> {
  // The range has dates that are counted back from the day it is made on.
  const day = new Date().toISOString().slice(0, 10)
  const folder = resolve(CACHE, `${day}-${sourceStamp(resolve('.'), DEMO_DATA_INPUTS)}`)
  if (existsSync(folder)) return folder

  await rm(CACHE, { recursive: true, force: true })
  await mkdir(CACHE, { recursive: true })
  const unfinished = await mkdtemp(join(CACHE, 'unfinished-'))
  await run(process.execPath, ['scripts/write-demo-data.ts', unfinished])
  await rename(unfinished, folder)
  return folder
}

/** What a server of a test starts with; the folder must not be in use. */
export async function copyDemoData(to: string): Promise<void> {
  await cp(await ensureDemoData(), to, { recursive: true })
}
