import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  CODED_FIELDS,
  leavesBelow,
  maskOf,
  selectedPlaces,
  toCoded,
  type CodedField,
} from './coded-product.ts'
import type { Engine, EngineAnswer, EngineSetting } from './engine.ts'
import type { Filter } from './questions.ts'
import { CATEGORIES, listProducts } from './range.ts'

interface Columns {
  codes: Record<CodedField, Uint8Array>
  sizes: Uint32Array
  leaves: Uint8Array
  styles: Uint32Array
  /** Documents per node of the category tree, by path. */
  nodes: Map<string, Uint32Array>
}

const SIZE_BIT = CODED_FIELDS.length
/** The file in which our engine says which products a search looks at. */
export const CANDIDATES_FILE = 'candidates.json'

/**
 * What no engine can go below without another kind of data: given the candidates for nothing, it walks
 * over bytes and counts eight facets. It neither finds, nor orders, nor fetches a page, nor counts styles,
 * and it makes no suggestions.
 */
export async function createFloor({ products, folder }: EngineSetting): Promise<Engine> {
  const columns = fillColumns(products)
  const searched = await readCandidates(join(folder, CANDIDATES_FILE))
  return {
    counts: 'colors',
    listing: ({ category, filter }) =>
      countFacets(columns, columns.nodes.get(category.join('|')) ?? new Uint32Array(), filter),
    search: ({ query, filter }) =>
      countFacets(columns, searched.get(query) ?? new Uint32Array(), filter),
    suggest: () => 0,
    facetSearch: () => 0,
    close: () => {},
  }
}

function fillColumns(products: number): Columns {
  const codes = Object.fromEntries(
    CODED_FIELDS.map((field) => [field, new Uint8Array(products)]),
  ) as Record<CodedField, Uint8Array>
  const sizes = new Uint32Array(products)
  const leaves = new Uint8Array(products)
  const styles = new Uint32Array(products)
  let document = 0
  for (const product of listProducts(products)) {
    const coded = toCoded(product)
    for (const field of CODED_FIELDS) codes[field][document] = coded.codes[field]
    sizes[document] = coded.sizes
    leaves[document] = coded.leaf
    styles[document] = product.style
    document += 1
  }
  return { codes, sizes, leaves, styles, nodes: nodesOf(leaves) }
}

function nodesOf(leaves: Uint8Array): Map<string, Uint32Array> {
  const paths = new Set(
    CATEGORIES.flatMap((path) => [1, 2, 3].map((end) => path.slice(0, end).join('|'))),
  )
  return new Map(
    [...paths].map((path) => {
      const wanted = new Set(leavesBelow(path.split('|')))
      const documents: number[] = []
      leaves.forEach((leaf, document) => {
        if (wanted.has(leaf)) documents.push(document)
      })
      return [path, Uint32Array.from(documents)]
    }),
  )
}

async function readCandidates(file: string): Promise<Map<string, Uint32Array>> {
  const entries = JSON.parse(await readFile(file, 'utf8').catch(() => '[]')) as [string, number[]][]
  return new Map(entries.map(([query, ids]) => [query, Uint32Array.from(ids, (id) => id - 1)]))
}

/** One pass: a document that fails one selection still counts for that facet. */
function countFacets(columns: Columns, documents: Uint32Array, filter: Filter): EngineAnswer {
  const tables = CODED_FIELDS.map((field, bit) => ({
    column: columns.codes[field],
    failures: failuresOf(selectedPlaces(filter, field), 1 << bit),
    counts: new Uint32Array(256),
    others: ~(1 << bit),
  }))
  const wantedSizes = maskOf(filter.keywords.size ?? [])
  const sizeCounts = new Uint32Array(32)
  const leafCounts = new Uint32Array(CATEGORIES.length)
  let total = 0
  for (const document of documents) {
    const sizes = columns.sizes[document] ?? 0
    let failed = wantedSizes !== 0 && (sizes & wantedSizes) === 0 ? 1 << SIZE_BIT : 0
    for (const { column, failures } of tables) failed |= failures[column[document] ?? 0] ?? 0
    if ((failed & (failed - 1)) !== 0) continue
    for (const { column, counts, others } of tables) {
      if ((failed & others) === 0) increment(counts, column[document] ?? 0)
    }
    if ((failed & ~(1 << SIZE_BIT)) === 0) {
      for (let rest = sizes; rest !== 0; rest &= rest - 1)
        increment(sizeCounts, 31 - Math.clz32(rest & -rest))
    }
    if (failed === 0) {
      total += 1
      increment(leafCounts, columns.leaves[document] ?? 0)
    }
  }
  const values = tables.reduce((sum, { counts }) => sum + present(counts), present(sizeCounts))
  return { total, products: [], values: values + present(leafCounts) }
}

function increment(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}

function failuresOf(selected: readonly number[], bit: number): Uint8Array {
  const failures = new Uint8Array(256).fill(selected.length === 0 ? 0 : bit)
  for (const place of selected) failures[place] = 0
  return failures
}

function present(counts: Uint32Array): number {
  let values = 0
  for (const count of counts) if (count > 0) values += 1
  return values
}
