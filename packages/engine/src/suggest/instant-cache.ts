import type { EngineError } from '../calls/engine-error.ts'
import { promoteChild, toProducts, type ProductsReply } from '../page/shown-products.ts'
import { slice } from '../slice.ts'
import type { Product } from '../wire/product.ts'
import { changeEntries, changeEntry, entryOf, withEntry, type Entries } from './entries.ts'

/** The products shown while one query is typed. */
export interface InstantEntry {
  products: readonly Product[]
  isLoading: boolean
  error: EngineError | null
  /** 0 for never. */
  expiresAt: number
  /** Whether it is the one asked for last. */
  isActive: boolean
  /** The reply the products came with. */
  searchUid: string
  totalCountFiltered: number
  duration: number
}

export interface InstantBox {
  query: string
  cache: Entries<InstantEntry>
}

export type InstantBoxes = Entries<InstantBox>

export const INSTANT_PRODUCTS = slice<InstantBoxes>('instantProducts', {})

const NO_PRODUCTS: InstantEntry = {
  products: [],
  isLoading: false,
  error: null,
  expiresAt: 0,
  isActive: false,
  searchUid: '',
  totalCountFiltered: 0,
  duration: 0,
}

export const EMPTY_BOX: InstantBox = { query: '', cache: {} }

export function withInstantBox(boxes: InstantBoxes, id: string): InstantBoxes {
  return withEntry(boxes, id, EMPTY_BOX)
}

export function hasExpired({ expiresAt }: InstantEntry, now: number): boolean {
  return expiresAt !== 0 && now >= expiresAt
}

/** What is fresh need not be asked for, nor what is on its way, which can neither have failed nor expired. */
export function isWanted(entry: InstantEntry | undefined, now: number): boolean {
  return entry === undefined || entry.error !== null || hasExpired(entry, now)
}

/** What a box shows now. */
export function shownEntry({ cache, query }: InstantBox): InstantEntry {
  return entryOf(cache, query) ?? NO_PRODUCTS
}

/** An empty box goes on showing what it showed. */
export function withInstantQuery(box: InstantBox, query: string): InstantBox {
  return query === '' || query === box.query ? box : { ...box, query }
}

function changeCache(
  boxes: InstantBoxes,
  id: string,
  change: (cache: Entries<InstantEntry>) => Entries<InstantEntry>,
): InstantBoxes {
  return changeEntry(boxes, id, (box) => {
    const cache = change(box.cache)
    return cache === box.cache ? box : { ...box, cache }
  })
}

function inactive(entry: InstantEntry): InstantEntry {
  return entry.isActive ? { ...entry, isActive: false } : entry
}

/** Of all entries of all boxes only the one asked for is active. */
export function askedInstant(boxes: InstantBoxes, id: string, query: string): InstantBoxes {
  let all = boxes
  for (const one of Object.keys(boxes)) {
    all = changeCache(all, one, (cache) => changeEntries(cache, inactive))
  }
  return changeCache(all, id, (cache) => {
    const entry = entryOf(cache, query) ?? NO_PRODUCTS
    return {
      ...cache,
      [query]: { ...entry, isLoading: true, isActive: true, error: null, expiresAt: 0 },
    }
  })
}

/** Places count within the suggestions; how long they keep is counted from the reply on. */
export function answeredInstant(
  boxes: InstantBoxes,
  id: string,
  query: string,
  reply: ProductsReply,
  expiresAt: number,
): InstantBoxes {
  return changeCache(boxes, id, (cache) =>
    changeEntry(cache, query, (entry) => ({
      ...entry,
      products: toProducts({ ...reply, pagination: { ...reply.pagination, page: 0 } }),
      isLoading: false,
      expiresAt,
      searchUid: reply.responseId,
      totalCountFiltered: reply.pagination.totalEntries,
    })),
  )
}

export function failedInstant(
  boxes: InstantBoxes,
  id: string,
  query: string,
  error: EngineError,
): InstantBoxes {
  return changeCache(boxes, id, (cache) =>
    changeEntry(cache, query, (entry) => ({ ...entry, isLoading: false, isActive: false, error })),
  )
}

export function withoutExpired(boxes: InstantBoxes, id: string, now: number): InstantBoxes {
  return changeCache(boxes, id, (cache) => {
    const kept = Object.entries(cache).filter(([, entry]) => !hasExpired(entry, now))
    return kept.length === Object.keys(cache).length ? cache : Object.fromEntries(kept)
  })
}

/** Shows another color of a product the box shows. */
export function withPromoted(boxes: InstantBoxes, id: string, permanentid: string): InstantBoxes {
  const query = entryOf(boxes, id)?.query ?? ''
  return changeCache(boxes, id, (cache) =>
    changeEntry(cache, query, (entry) => promoteChild(entry, permanentid)),
  )
}
