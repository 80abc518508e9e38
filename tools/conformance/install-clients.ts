import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages } from '../support/install-packages.ts'

const FOLDER = import.meta.dirname
export const MODULES = resolve(FOLDER, 'node_modules')
const BUNDLE_FOLDER = resolve(MODULES, '.bundles')

/** Fetches the public clients into this folder, unless they are there. */
export function installClients(): Promise<void> {
  return installPackages(FOLDER)
}

interface Bundler {
  build(options: object): Promise<unknown>
}

/** The versions of the engines that are driven, by the name they are installed under. */
export const ENGINE_PACKAGES = ['@coveo/headless', 'headless-newer', 'headless-latest'] as const

/** Names of the bundles, and what each holds. */
const BUNDLES: Readonly<Record<string, string>> = {
  relay: `export * from '@coveo/relay'`,
  contentful: `export * from 'contentful'`,
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
  for (const [name, contents] of Object.entries(BUNDLES)) {
    await bundle(name, { stdin: { contents, resolveDir: FOLDER } })
  }
}

/** `options` say what goes into the bundle. */
export async function bundle(name: string, options: object): Promise<void> {
  const file = pathToFileURL(resolve(MODULES, 'esbuild/lib/main.js')).href
  const { build } = (await import(file)) as Bundler
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
    outfile: resolve(BUNDLE_FOLDER, `${name}.mjs`),
    ...options,
  })
}

export async function loadClient<Client>(name: string): Promise<Client> {
  return (await import(pathToFileURL(resolve(BUNDLE_FOLDER, `${name}.mjs`)).href)) as Client
}
