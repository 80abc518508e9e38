import type { RpcTransport } from '@saum/contract/rpc'
import type { IndexProduct } from '@saum/contract/search-feed'
import * as v from '@saum/schema/schema'
import type { Analyse } from '../index/analyse.ts'
import { EVERYTHING } from '../index/everything.ts'
import type { MemoryIndex } from '../index/memory-index.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { standingOf, type Standing } from './merit.ts'
import { readProducts } from './read-catalog.ts'
import { toIndexDocument, type DocumentView } from './to-index-document.ts'

/** A tenth of a second of work at most. */
const PRODUCTS_AT_ONCE = 50

const storedProduct = v.object({ permanentid: v.pipe(v.string(), v.toNumber()) })

export interface MendedIndex {
  index: MemoryIndex
  /** Of the products in the new documents. */
  standings: ReadonlyMap<number, Standing>
  removedIds: readonly number[]
}

/**
 * Brings changed products into an index, with all colors of their styles: those are kept together.
 * Questions are answered between one step and the next.
 */
export async function mendIndex(
  before: MemoryIndex,
  changedIds: readonly number[],
  { transport, analyse, view }: { transport: RpcTransport; analyse: Analyse; view: DocumentView },
): Promise<MendedIndex> {
  const pending = new Set(changedIds)
  const standings = new Map<number, Standing>()
  const removedIds: number[] = []
  let index = before
  while (pending.size > 0) {
    const step = [...pending.values().take(PRODUCTS_AT_ONCE)]
    const products = await withWholeStyles(transport, index, step, view)
    for (const product of products) standings.set(product.id, standingOf(product, view.now))
    const found = new Set(products.map(({ id }) => id))
    const gone = step.filter((id) => !found.has(id))
    const documents = products.map((product) => toIndexDocument(product, view))
    index = index.withChanges({ documents, removedIds: gone }, analyse)
    removedIds.push(...gone)
    for (const id of step) pending.delete(id)
    for (const { id } of products) pending.delete(id)
  }
  return { index, standings, removedIds }
}

async function withWholeStyles(
  transport: RpcTransport,
  index: SearchIndex,
  changedIds: readonly number[],
  { shop }: DocumentView,
): Promise<IndexProduct[]> {
  const changed = await readProducts(transport, shop, changedIds)
  const styles = new Set(changed.map(({ masterKey }) => masterKey))
  const asked = new Set(changedIds)
  const colors = styles.size === 0 ? [] : await listColors(index, [...styles])
  const unasked = colors.filter((id) => !asked.has(id))
  // One that has just gone to another style comes with that one, not without its other colors.
  const others = await readProducts(transport, shop, unasked)
  return [...changed, ...others.filter(({ masterKey }) => styles.has(masterKey))]
}

/** The products of these styles that are in the index. */
async function listColors(index: SearchIndex, styles: readonly string[]): Promise<number[]> {
  const { hits } = await index.ask({
    ...EVERYTHING,
    condition: { kind: 'keyword', field: 'ec_item_group_id', values: styles },
    size: styles.length,
  })
  return hits.flatMap(({ children }) =>
    children.map((child) => v.parse(storedProduct, JSON.parse(child)).permanentid),
  )
}
