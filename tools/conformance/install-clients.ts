import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const FOLDER = import.meta.dirname
const BUNDLE_FOLDER = resolve(FOLDER, 'node_modules/.bundles')
const UNREACHABLE = /ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|ECONNRESET|E404|ETARGET/

/** There is nothing to test with, which is nobody's fault. */
export class ClientsMissing extends Error {
  override readonly name = 'ClientsMissing'
}

/** Fetches the public clients into this folder, unless they are there. */
export async function installClients(): Promise<void> {
  if (await isInstalled()) return
  try {
    await promisify(execFile)('npm', ['ci', '--prefix', FOLDER, '--no-audit', '--no-fund'])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (!UNREACHABLE.test(reason)) throw error
    throw new ClientsMissing('The package registry cannot be reached.', { cause: error })
  }
}

/** The copy of the lock that an installation leaves is younger than the lock. */
async function isInstalled(): Promise<boolean> {
  const copy = resolve(FOLDER, 'node_modules/.package-lock.json')
  if (!existsSync(copy)) return false
  const [lock, installed] = await Promise.all([
    stat(resolve(FOLDER, 'package-lock.json')),
    stat(copy),
  ])
  return installed.mtimeMs >= lock.mtimeMs
}

interface Bundler {
  build(options: object): Promise<unknown>
}

/** The versions of the engines that are driven, by the name they are installed under. */
export const ENGINE_PACKAGES = ['@coveo/headless', 'headless-newer', 'headless-latest'] as const

/** Names of the bundles, and what each holds. */
const BUNDLES: Readonly<Record<string, string>> = {
  relay: `export * from '@coveo/relay'`,
  analytics: `import library from 'coveo.analytics'; export const { CoveoAnalyticsClient } = library`,
  ...Object.fromEntries(
    ENGINE_PACKAGES.flatMap((name) => [
      [`${name}/commerce`, `export * from '${name}/commerce'`],
      [`${name}/classic`, `export * from '${name}'`],
    ]),
  ),
}

/** The packages do not load as they are outside a bundler. */
export async function bundleClients(): Promise<void> {
  const file = pathToFileURL(resolve(FOLDER, 'node_modules/esbuild/lib/main.js')).href
  const { build } = (await import(file)) as Bundler
  for (const [name, contents] of Object.entries(BUNDLES)) {
    await build({
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node22',
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      banner: {
        js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)`,
      },
      stdin: { contents, resolveDir: FOLDER },
      outfile: resolve(BUNDLE_FOLDER, `${name}.mjs`),
    })
  }
}

export async function loadClient<Client>(name: string): Promise<Client> {
  return (await import(pathToFileURL(resolve(BUNDLE_FOLDER, `${name}.mjs`)).href)) as Client
}
