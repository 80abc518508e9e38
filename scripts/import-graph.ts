import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { FILES_READ } from './import-graph/files-read.ts'
import { createResolver } from './import-graph/resolver.ts'
import { findSpecifiers } from './import-graph/specifiers.ts'

/** Paths are relative to the project's root and written with `/`. */
export interface ImportGraph {
  /** By module: the modules that run it, in their own thread or process too. */
  importers: ReadonlyMap<string, readonly string[]>
  /** By file or folder: the modules that read it as it lies on disk. */
  readers: ReadonlyMap<string, readonly string[]>
}

export interface ReachingTest {
  file: string
  /** Steps from the test to the nearest of the files; 0 for a test that is one of them. */
  distance: number
}

interface GraphOptions {
  files?: readonly string[]
  filesRead?: Readonly<Record<string, readonly string[]>>
}

const MODULE = /\.(?:ts|tsx|mjs|css)$/
const TEST = /\.test\.tsx?$/

/** Everything under version control or about to be. */
export function listProjectFiles(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const names = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return names.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))
}

export function readImportGraph(root: string, options: GraphOptions = {}): ImportGraph {
  const { files = listProjectFiles(root), filesRead = FILES_READ } = options
  const known = new Set(files)
  const resolve = createResolver(root, known)
  const importers = new Map<string, string[]>()
  const readers = new Map<string, string[]>()

  for (const file of files.filter((name) => MODULE.test(name))) {
    const { imports, paths } = findSpecifiers(readFileSync(join(root, file), 'utf8'))
    for (const specifier of imports) {
      const target = resolve(specifier, file)
      if (target !== null) add(importers, target, file)
    }
    const named = paths.map((path) => posix.join(posix.dirname(file), path))
    for (const path of [...named, ...(filesRead[file] ?? [])]) {
      // A module that is named will be run; its own imports count as well.
      const isModule = known.has(path) && MODULE.test(path)
      add(isModule ? importers : readers, path.replace(/\/$/, ''), file)
    }
  }
  return { importers, readers }
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key)
  if (values === undefined) map.set(key, [value])
  else values.push(value)
}

/** Tests that run or read one of these files, however indirectly; those that say most about it first. */
export function testsReaching(graph: ImportGraph, files: readonly string[]): ReachingTest[] {
  const distances = new Map(files.map((file) => [file, 0]))
  let border = new Set(files)
  for (let distance = 1; border.size > 0; distance++) {
    const next = [...border].flatMap((file) => [
      ...(graph.importers.get(file) ?? []),
      // Reading a file as text does not follow its imports.
      ...(distance === 1 ? readersOf(graph, file) : []),
    ])
    border = new Set(next.filter((file) => !distances.has(file)))
    for (const file of border) distances.set(file, distance)
  }
  return [...distances]
    .filter(([file]) => TEST.test(file))
    .map(([file, distance]) => {
      const rank = isBeside(file, files) ? Math.min(distance, RANK_BESIDE) : distance
      return { file, distance, rank, nearness: nearness(file, files) }
    })
    .toSorted((a, b) => a.rank - b.rank || b.nearness - a.nearness || order(a, b))
    .map(({ file, distance }) => ({ file, distance }))
}

/** Tests of calls reach their service through the whole backend, and say most about it. */
const RANK_BESIDE = 2

function isBeside(test: string, files: readonly string[]): boolean {
  return files.some((file) => posix.dirname(file) === posix.dirname(test))
}

function readersOf({ readers }: ImportGraph, file: string): string[] {
  const found: string[] = []
  for (let path = file; path !== '.'; path = posix.dirname(path)) {
    found.push(...(readers.get(path) ?? []))
  }
  return found
}

/** How many folders a test shares with a file, and one more if it is named after it. */
function nearness(test: string, files: readonly string[]): number {
  const folders = posix.dirname(test).split('/')
  return Math.max(
    ...files.map((file) => {
      const others = posix.dirname(file).split('/')
      const first = folders.findIndex((folder, at) => folder !== others[at])
      const shared = first < 0 ? folders.length : first
      const name = posix.basename(file).split('.')[0] ?? ''
      return shared + (posix.basename(test).startsWith(name) ? 1 : 0)
    }),
  )
}

function order(a: ReachingTest, b: ReachingTest): number {
  return a.file < b.file ? -1 : 1
}
