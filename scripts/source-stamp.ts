import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Everything that can change what the built storefront contains. */
export const BUILD_INPUTS = [
  'apps/storefront/{app,vite,public}/**',
  'apps/storefront/*.{json,ts}',
  'packages/*/src/**',
  'packages/*/package.json',
  'tsconfig.base.json',
  'package-lock.json',
  'scripts/precompress.ts',
]

/** Everything that can change the demo range in a data folder. */
export const DEMO_DATA_INPUTS = [
  'catalog/**',
  'content/**',
  'services/shop/{src,db}/**',
  'services/search/src/**',
  'packages/{content,contract,domain,schema}/src/**',
  'scripts/write-demo-data.ts',
]

const isTest = /\.test\.tsx?$/

export function listInputs(root: string, patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** Changes when an input is edited, added, removed or renamed; never with dates. */
export function sourceStamp(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of listInputs(root, patterns)) {
    const name = file.slice(root.length).split(sep).join('/')
    hash.update(`${name}\0`).update(createHash('sha256').update(readFileSync(file)).digest())
  }
  return hash.digest('hex')
}
