import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { kilobytes } from './bundle-budget.ts'
import { run } from '../run.ts'

const ENGINE = 'packages/engine/src'
const KILOBYTE = 1_024

export interface EngineSet {
  title: string
  /** Null where a set is only told of. */
  budgetBytes: number | null
  /** The module a shop would write to get these parts. */
  entry: string
  /** What a shop has already where only what is added counts. */
  beyond?: string
}

export interface EngineWeight {
  title: string
  budgetBytes: number | null
  bytes: number
}

/** What every shop needs; a file that moves is missed when it is read. */
const SHOP_PARTS = [
  'create-engine',
  'listing/create-listing',
  'search/create-search',
  'page/create-pager',
  'page/create-sort',
  'facets/facets',
  'cart/create-cart',
].map((part) => `${ENGINE}/${part}.ts`)

/** Parts that speak older protocols of the provider: a shop that needs one adds it. */
const OLDER_PARTS = { classic: 'classic search', usage: 'usage events' }

/** What every shop needs, all there is of the commerce engine, and what the older parts add to it. */
export async function listEngineSets(): Promise<EngineSet[]> {
  const files = globSync(`${ENGINE}/**/*.ts`).filter((file) => !/(^|\/)test-|\.test\./.test(file))
  const isIn = (file: string, folder: string) => file.startsWith(`${ENGINE}/${folder}/`)
  const newer = files.filter((file) => !Object.keys(OLDER_PARTS).some((part) => isIn(file, part)))
  const beyond = await entryOf(newer)
  const older = Object.entries(OLDER_PARTS).map(async ([folder, title]) => ({
    title: `${title}, added`,
    budgetBytes: null,
    entry: await entryOf([...newer, ...files.filter((file) => isIn(file, folder))]),
    beyond,
  }))
  return [
    {
      title: 'listing, search, facets and cart',
      budgetBytes: 14 * KILOBYTE,
      entry: await entryOf(SHOP_PARTS),
    },
    {
      title: 'everything of the commerce engine, answers included',
      budgetBytes: 24 * KILOBYTE,
      entry: beyond,
    },
    ...(await Promise.all(older)),
  ]
}

/**
 * A shop uses what makes controllers, and what reads and writes addresses. It gives them names of its
 * own, so ours are no part of what a browser loads.
 */
async function entryOf(files: readonly string[]): Promise<string> {
  const parts = await Promise.all(
    files.toSorted().map(async (file) => {
      const source = await readFile(file, 'utf8')
      const names = [...source.matchAll(/^export (?:async )?function (\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => /^(create|open|toFragment|parseFragment|\w+SearchParams)/.test(name))
      return { file, names }
    }),
  )
  const used = parts.filter(({ names }) => names.length > 0)
  return [
    ...used.map(({ file, names }) => `import { ${names.join(', ')} } from '${resolve(file)}'`),
    `export default [${used.flatMap(({ names }) => names).join(', ')}]`,
  ].join('\n')
}

/** The compressed size of a module with all it needs, as a browser would load it. */
export async function bundledBytes(entry: string, folder?: string): Promise<number> {
  const own = await mkdtemp(join(folder ?? tmpdir(), 'saum-size-'))
  try {
    const [input, output] = [join(own, 'entry.js'), join(own, 'bundle.js')]
    await writeFile(input, entry)
    // Hints for bundlers have done their work when a browser loads the script.
    const options = ['--format', 'esm', '--minify', '--no-comments', '--platform', 'browser']
    const env = { NODE_ENV: 'production' }
    await run('rolldown', [input, ...options, '--file', output], { env })
    return gzipSync(await readFile(output), { level: 9 }).length
  } finally {
    await rm(own, { recursive: true })
  }
}

export async function weighEngine(): Promise<EngineWeight[]> {
  const sets = await listEngineSets()
  return Promise.all(
    sets.map(async ({ title, budgetBytes, entry, beyond }) => {
      const known = beyond === undefined ? 0 : await bundledBytes(beyond)
      return { title, budgetBytes, bytes: (await bundledBytes(entry)) - known }
    }),
  )
}

export function describeEngine(weights: readonly EngineWeight[]): string {
  return weights.map(({ title, bytes }) => `${title} ${kilobytes(bytes)}`).join('; ')
}

/** Null when all sets are within their budgets. */
export function findEngineFault(weights: readonly EngineWeight[]): string | null {
  const faults = weights.flatMap(({ title, bytes, budgetBytes }) =>
    budgetBytes === null || bytes <= budgetBytes
      ? []
      : `The engine's set "${title}" weighs ${kilobytes(bytes)}; its budget is ${kilobytes(budgetBytes)}`,
  )
  return faults.length > 0 ? faults.join('\n') : null
}
