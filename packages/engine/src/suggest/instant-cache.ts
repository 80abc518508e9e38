import type { EngineError } from '../calls/engine-error.ts'
import { promoteChild, toProducts, type ProductsReply } from '../page/shown-products.ts'
import { slice } from '../slice.ts'
import { withSet } from '../state.ts'
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

/** What a box remembers; a visitor who types for long must not fill the memory. */
const MOST_ENTRIES = 25

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
  return query === '' ? box : withSet(box, { query })
}

type Change = (cache: Entries<InstantEntry>) => Entries<InstantEntry>

function inCache(change: Change) {
  return (box: InstantBox) => withSet(box, { cache: change(box.cache) })
}

function changeInstant(
  box: InstantBox,
  query: string,
  change: (entry: InstantEntry) => InstantEntry,
): InstantBox {
  return inCache((cache) => changeEntry(cache, query, change))(box)
}

/** Of all entries of all boxes only the one asked for is active. */
export function askedInstant(boxes: InstantBoxes, id: string, query: string): InstantBoxes {
  const asked = inCache((cache) => {
    const entry = entryOf(cache, query) ?? NO_PRODUCTS
    const kept = Object.entries(cache).slice(1 - MOST_ENTRIES)
    return {
      ...Object.fromEntries(kept),
      [query]: { ...entry, isLoading: true, isActive: true, error: null, expiresAt: 0 },
    }
  })
  const inactive = inCache((cache) =>
    changeEntries(cache, (entry) => withSet(entry, { isActive: false })),
  )
  return changeEntry(changeEntries(boxes, inactive), id, asked)
}

/** Places count within the suggestions; how long they keep is counted from the reply on. */
export function answeredInstant(
  box: InstantBox,
  query: string,
  reply: ProductsReply,
  expiresAt: number,
): InstantBox {
  return changeInstant(box, query, (entry) => ({
    ...entry,
    products: toProducts({ ...reply, pagination: { ...reply.pagination, page: 0 } }),
    isLoading: false,
    expiresAt,
    searchUid: reply.responseId,
    totalCountFiltered: reply.pagination.totalEntries,
  }))
}

export function failedInstant(box: InstantBox, query: string, error: EngineError): InstantBox {
  return changeInstant(box, query, (entry) => ({
    ...entry,
    isLoading: false,
    isActive: false,
    error,
  }))
}

export function withoutExpired(box: InstantBox, now: number): InstantBox {
  return without(box, (entry) => hasExpired(entry, now))
}

export function withoutAwaited(boxes: InstantBoxes): InstantBoxes {
  return changeEntries(boxes, (box) => without(box, ({ isLoading }) => isLoading))
}

function without(box: InstantBox, isUnwanted: (entry: InstantEntry) => boolean): InstantBox {
  const entries = Object.entries(box.cache)
  const kept = entries.filter(([, entry]) => !isUnwanted(entry))
  return kept.length === entries.length ? box : { ...box, cache: Object.fromEntries(kept) }
}

/** Shows another color of a product the box shows. */
export function withPromoted(box: InstantBox, permanentid: string): InstantBox {
  return changeInstant(box, box.query, (entry) => promoteChild(entry, permanentid))
}
