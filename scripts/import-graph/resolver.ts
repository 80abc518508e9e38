import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

type Patterns = Readonly<Record<string, string>>

interface Manifest {
  folder: string
  name: string | undefined
  exports: Patterns
  imports: Patterns
}

/** Answers with the project's file behind a specifier, null for one of another package. */
export type Resolve = (specifier: string, importer: string) => string | null

const ENDINGS = ['', '.ts', '.tsx', '.mjs']

/** Paths of files are relative to the root and written with `/`. */
export function createResolver(root: string, files: ReadonlySet<string>): Resolve {
  const manifests = [...files]
    .filter((file) => posix.basename(file) === 'package.json')
    .map((file) => readManifest(root, file))
  const byName = new Map(manifests.map((manifest) => [manifest.name, manifest]))
  // Longest first: the manifest next to a file is the one that counts.
  const inward = manifests.toSorted((a, b) => b.folder.length - a.folder.length)

  const existing = (path: string) =>
    ENDINGS.map((ending) => path + ending).find((file) => files.has(file)) ?? null

  return (specifier, importer) => {
    if (specifier.startsWith('.')) {
      return existing(posix.join(posix.dirname(importer), specifier))
    }
    if (specifier.startsWith('#')) {
      const own = inward.find(({ folder }) => isIn(importer, folder))
      return own === undefined ? null : matched(own, own.imports, specifier)
    }
    const [scope = '', name = '', ...rest] = specifier.split('/')
    const manifest = byName.get(scope.startsWith('@') ? `${scope}/${name}` : scope)
    if (manifest === undefined) return null
    const subpath = scope.startsWith('@') ? rest : [name, ...rest].filter((part) => part !== '')
    return matched(manifest, manifest.exports, ['.', ...subpath].join('/'))
  }

  function matched({ folder }: Manifest, patterns: Patterns, wanted: string): string | null {
    for (const [pattern, target] of Object.entries(patterns)) {
      const [before = '', after] = pattern.split('*')
      if (after === undefined && wanted !== pattern) continue
      if (!wanted.startsWith(before) || !wanted.endsWith(after ?? '')) continue
      const middle = wanted.slice(before.length, wanted.length - (after ?? '').length)
      const found = existing(posix.join(folder, target.replace('*', middle)))
      if (found !== null) return found
    }
    return null
  }
}

function readManifest(root: string, file: string): Manifest {
  const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
    name?: string
    exports?: Patterns
    imports?: Patterns
  }
  const { name, exports = {}, imports = {} } = manifest
  return { folder: posix.dirname(file), name, exports, imports }
}

function isIn(file: string, folder: string): boolean {
  return folder === '.' || file.startsWith(`${folder}/`)
}
