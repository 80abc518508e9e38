import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Everything that can change what the built storefront contains. */
const INPUTS = [
  'apps/storefront/{app,vite,public}/**',
  'apps/storefront/*.{json,ts}',
  'packages/*/src/**',
  'packages/*/package.json',
  'tsconfig.base.json',
  'package-lock.json',
  'scripts/precompress.ts',
]

const isTest = /\.test\.tsx?$/

export function listBuildInputs(root: string): string[] {
  return globSync(INPUTS, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** Changes when an input is edited, added, removed or renamed; never with dates. */
export function buildStamp(root: string): string {
  const hash = createHash('sha256')
  for (const file of listBuildInputs(root)) {
    const name = file.slice(root.length).split(sep).join('/')
    hash.update(`${name}\0`).update(createHash('sha256').update(readFileSync(file)).digest())
  }
  return hash.digest('hex')
}
