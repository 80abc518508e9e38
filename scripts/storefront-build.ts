import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Progress } from './bootstrap/progress.mjs'
import { BUILD_INPUTS, sourceStamp } from './source-stamp.ts'
import { precompress } from './precompress.ts'
import { run } from './run.ts'

export const CLIENT_BUILD = 'apps/storefront/build/client'
const STOREFRONT = 'apps/storefront'
const STAMP = join(STOREFRONT, 'build', '.stamp')

/** For a build inside another step, whose own line says enough. */
export const SILENT: Progress = { step: (_words, work) => work(), note: () => {} }

/** Builds the storefront unless the present build was made from exactly these sources. */
export async function ensureStorefrontBuild(progress: Progress): Promise<void> {
  const stamp = sourceStamp(resolve('.'), BUILD_INPUTS)
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === stamp) return

  // First, so that an interrupted build cannot pass for a finished one.
  await rm(STAMP, { force: true })
  await progress.step({ doing: 'building the storefront', done: 'storefront built' }, () =>
    run('react-router', ['build', '--logLevel', 'warn'], {
      cwd: STOREFRONT,
      env: { NODE_ENV: 'production' },
    }),
  )
  await progress.step({ doing: 'compressing assets', done: 'assets compressed' }, () =>
    precompress(CLIENT_BUILD),
  )
  await writeFile(`${STAMP}.${process.pid}`, stamp)
  await rename(`${STAMP}.${process.pid}`, STAMP)
}
