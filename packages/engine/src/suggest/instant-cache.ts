import type { EngineError } from '../calls/engine-error.ts'
import { promoteChild, toProducts, type ProductsReply } from '../page/shown-products.ts'
import { slice } from '../slice.ts'
import { withSet } from '../state.ts'
import type { Product } from '../wire/product.ts'
import { changeEntries, changeEntry, entryOf, withEntry, type Entries } from './entries.ts'

/** What was asked for one query. */
export interface Instant {
  isLoading: boolean
  error: EngineError | null
  /** 0 for never. */
  expiresAt: number
  /** Whether it is the one asked for last. */
  isActive: boolean
  /** The reply it came with. */
  searchUid: string
  totalCountFiltered: number
  /** How long the reply took, in milliseconds. */
  duration: number
}

/** The products shown while one query is typed. */
export interface InstantEntry extends Instant {
  products: readonly Product[]
}

/** What is shown while a text is typed, and what was shown for others. */
export interface BoxOf<Entry> {
  query: string
  cache: Entries<Entry>
}

export type InstantBox = BoxOf<InstantEntry>

export type InstantBoxes = Entries<InstantBox>

export const INSTANT_PRODUCTS = slice<InstantBoxes>('instantProducts', {})

export const NOT_ASKED: Instant = {
  isLoading: false,
  error: null,
  expiresAt: 0,
  isActive: false,
  searchUid: '',
  totalCountFiltered: 0,
  duration: 0,
}

const NO_PRODUCTS: InstantEntry = { ...NOT_ASKED, products: [] }

/** What a box remembers; a visitor who types for long must not fill the memory. */
const MOST_ENTRIES = 25

export const EMPTY_BOX: InstantBox = { query: '', cache: {} }

export function withInstantBox(boxes: InstantBoxes, id: string): InstantBoxes {
  return withEntry(boxes, id, EMPTY_BOX)
}

export function hasExpired({ expiresAt }: Instant, now: number): boolean {
  return expiresAt !== 0 && now >= expiresAt
}

/** What is fresh need not be asked for, nor what is on its way, which can neither have failed nor expired. */
export function isWanted(entry: Instant | undefined, now: number): boolean {
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

function changeInstant(
  box: InstantBox,
  query: string,
  change: (entry: InstantEntry) => InstantEntry,
): InstantBox {
  return withSet(box, { cache: changeEntry(box.cache, query, change) })
}

/** Of all entries of all boxes only the one asked for is active. */
export function askedInstant(boxes: InstantBoxes, id: string, query: string): InstantBoxes {
  return changeEntry(noneActive(boxes), id, (box) => {
    const entry = entryOf(box.cache, query) ?? NO_PRODUCTS
    const begun = { ...entry, isLoading: true, isActive: true, error: null, expiresAt: 0 }
    return withLatest(box, query, begun)
  })
}

export function noneActive<Entry extends Instant>(
  boxes: Entries<BoxOf<Entry>>,
): Entries<BoxOf<Entry>> {
  const isActive = { isActive: false } as Partial<Entry>
  return changeEntries(boxes, (box) =>
    withSet(box, { cache: changeEntries(box.cache, (entry) => withSet(entry, isActive)) }),
  )
}

/** The latest stay. */
export function withLatest<Entry>(box: BoxOf<Entry>, query: string, entry: Entry): BoxOf<Entry> {
  const kept = Object.entries(box.cache).slice(1 - MOST_ENTRIES)
  return { ...box, cache: { ...Object.fromEntries(kept), [query]: entry } }
}

/** Places count within the suggestions; how long they keep is counted from the reply on. */
export function answeredInstant(
  box: InstantBox,
  query: string,
  reply: ProductsReply,
  times: Pick<InstantEntry, 'expiresAt' | 'duration'>,
): InstantBox {
  return changeInstant(box, query, (entry) => ({
    ...entry,
    products: toProducts({ ...reply, pagination: { ...reply.pagination, page: 0 } }),
    isLoading: false,
    ...times,
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

export function withoutExpired<Entry extends Instant>(
  box: BoxOf<Entry>,
  now: number,
): BoxOf<Entry> {
  return without(box, (entry) => hasExpired(entry, now))
}

export function withoutAwaited<Entry extends Instant>(
  boxes: Entries<BoxOf<Entry>>,
): Entries<BoxOf<Entry>> {
  return changeEntries(boxes, (box) => without(box, ({ isLoading }) => isLoading))
}

function without<Entry>(box: BoxOf<Entry>, isUnwanted: (entry: Entry) => boolean): BoxOf<Entry> {
  const entries = Object.entries(box.cache)
  const kept = entries.filter(([, entry]) => !isUnwanted(entry))
  return kept.length === entries.length ? box : { ...box, cache: Object.fromEntries(kept) }
}

/** Shows another color of a product the box shows. */
export function withPromoted(box: InstantBox, permanentid: string): InstantBox {
  return changeInstant(box, box.query, (entry) => promoteChild(entry, permanentid))
}
