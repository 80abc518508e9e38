import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { kilobytes } from './bundle-budget.ts'
import { run } from './run.ts'

const ENGINE = 'packages/engine/src'
const KILOBYTE = 1_024

export interface EngineSet {
  title: string
  budgetBytes: number
  /** The module a shop would write to get these parts. */
  entry: string
}

export interface EngineWeight {
  title: string
  budgetBytes: number
  bytes: number
}

/** What every shop needs; a file that moves is missed when it is read. */
const SHOP_PARTS = [
  'create-engine',
  'listing/create-listing',
  'search/create-search',
  'page/create-pager',
  'page/create-sort',
  'page/create-summary',
  'facets/facets',
  'facets/breadcrumbs',
  'cart/create-cart',
].map((part) => `${ENGINE}/${part}.ts`)

/** The two ways an engine is used: what every shop needs, and all there is. */
export async function listEngineSets(): Promise<EngineSet[]> {
  const files = globSync(`${ENGINE}/**/*.ts`).filter((file) => !/(^|\/)test-|\.test\./.test(file))
  return [
    {
      title: 'listing, search, facets and cart',
      budgetBytes: 14 * KILOBYTE,
      entry: await entryOf(SHOP_PARTS),
    },
    { title: 'everything', budgetBytes: 24 * KILOBYTE, entry: await entryOf(files) },
  ]
}

/** A shop uses what makes controllers, and what reads and writes addresses. */
async function entryOf(files: readonly string[]): Promise<string> {
  const lines = await Promise.all(
    files.toSorted().map(async (file) => {
      const source = await readFile(file, 'utf8')
      const names = [...source.matchAll(/^export (?:async )?function (\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => /^(create|open|toFragment|parseFragment|\w+SearchParams)/.test(name))
      return names.length > 0 ? `export { ${names.join(', ')} } from '${resolve(file)}'` : ''
    }),
  )
  return lines.filter((line) => line !== '').join('\n')
}

/** The compressed size of a module with all it needs, as a browser would load it. */
export async function bundledBytes(entry: string, folder?: string): Promise<number> {
  const own = await mkdtemp(join(folder ?? tmpdir(), 'saum-size-'))
  try {
    const [input, output] = [join(own, 'entry.js'), join(own, 'bundle.js')]
    await writeFile(input, entry)
    const options = ['--format', 'esm', '--minify', '--platform', 'browser', '--file', output]
    await run('rolldown', [input, ...options], { env: { NODE_ENV: 'production' } })
    return gzipSync(await readFile(output), { level: 9 }).length
  } finally {
    await rm(own, { recursive: true })
  }
}

export async function weighEngine(): Promise<EngineWeight[]> {
  const sets = await listEngineSets()
  return Promise.all(
    sets.map(async ({ title, budgetBytes, entry }) => ({
      title,
      budgetBytes,
      bytes: await bundledBytes(entry),
    })),
  )
}

export function describeEngine(weights: readonly EngineWeight[]): string {
  return weights.map(({ title, bytes }) => `${title} ${kilobytes(bytes)}`).join('; ')
}

/** Null when all sets are within their budgets. */
export function findEngineFault(weights: readonly EngineWeight[]): string | null {
  const faults = weights
    .filter(({ bytes, budgetBytes }) => bytes > budgetBytes)
    .map(
      ({ title, bytes, budgetBytes }) =>
        `The engine's set "${title}" weighs ${kilobytes(bytes)}; its budget is ${kilobytes(budgetBytes)}`,
    )
  return faults.length > 0 ? faults.join('\n') : null
}
