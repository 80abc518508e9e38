import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { bundle, MODULES } from './install-clients.ts'

const run = promisify(execFile)

/** The version shops of this protocol were built with; the package registry does not have it. */
const TAG = '@coveo/headless@3.26.1'
/** Where it lies among the installed packages, and the name of its bundles. */
export const SOURCE_PACKAGE = 'headless-from-source/packages/headless'

const FOLDER = resolve(MODULES, 'headless-from-source')
const ENTRIES = { commerce: 'commerce.index.ts', classic: 'index.ts' } as const
const MOST_BYTES = 64 * 1024 * 1024

/** Bundles that version out of a clone of the public client's repository, bare or with files. */
export async function bundleSource(repository: string): Promise<void> {
  const archive = resolve(FOLDER, 'source.tar')
  const parts = ['packages/headless/src', 'packages/headless/package.json', 'packages/bueno/src']
  const args = ['-C', resolve(repository), 'archive', TAG, ...parts]
  const { stdout } = await run('git', args, { encoding: 'buffer', maxBuffer: MOST_BYTES })
  await mkdir(FOLDER, { recursive: true })
  await writeFile(archive, stdout)
  await run('tar', ['-x', '-f', archive, '-C', FOLDER])
  for (const [name, entry] of Object.entries(ENTRIES)) {
    await bundle(`${SOURCE_PACKAGE}/${name}`, {
      entryPoints: [resolve(MODULES, SOURCE_PACKAGE, 'src', entry)],
      nodePaths: [MODULES],
      alias: { '@coveo/bueno': resolve(FOLDER, 'packages/bueno/src/index.ts') },
      define: {
        'process.env.NODE_ENV': '"production"',
        'process.env.VERSION': JSON.stringify(TAG.split('@').at(-1)),
      },
    })
  }
}
