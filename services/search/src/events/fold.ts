import { addMark, markOf } from './backing.ts'
import { remaining } from './decay.ts'
import type { SearchEvent } from './event-log.ts'
import {
  dropVisitors,
  dropWeakest,
  dropWeakestQueries,
  keepNewest,
  SIGNAL_LIMITS,
  type ProductCounters,
  type SignalState,
  type Visitor,
} from './signal-state.ts'
import type { ProductSignals } from './signals.ts'
import { addTogether, dropIdleRows } from './together.ts'

/** Views that follow each other within this time belong to one visit. */
const VISIT_PAUSE_MS = 30 * 60_000

/** How many of the products seen before are taken to belong to the one looked at now. */
const VISIT_WINDOW = 10

/** Somebody who buys a hundred of a kind is one customer all the same. */
const MAX_COUNTED_QUANTITY = 5

/** How much each kind of interest says about a product. */
const INTEREST = { clicks: 1, views: 1, carts: 4, purchases: 10 } as const

export function interestOf(counters: ProductSignals): number {
  return (
    counters.clicks * INTEREST.clicks +
    counters.views * INTEREST.views +
    counters.carts * INTEREST.carts +
    counters.purchases * INTEREST.purchases
  )
}

/**
 * Adds one event to what the shop has learned. Depends on nothing but its arguments, so that the
 * same events always give the same state; `state` is changed in place, for it may be large. Events whose
 * network is not known are counted, but nothing they say is shown to others because of them.
 */
export function fold(state: SignalState, event: SearchEvent, network: string | null = null): void {
  state.changes++
  count(state, event.kind === 'custom' ? `custom ${event.name}` : event.kind)
  switch (event.kind) {
    case 'search':
      return foldSearch(state, event, network)
    case 'click':
      addToProduct(state, event.productId, { at: event.at, clicks: 1, network })
      return foldClickedAnswer(state, event.responseId, event.at)
    case 'view':
      return foldView(state, event, network)
    case 'cart':
      if (event.action === 'remove') return
      return addToProduct(state, event.productId, { at: event.at, carts: 1, network })
    case 'purchase':
      return foldPurchase(state, event, network)
    case 'answer-feedback':
      return count(state, event.isHelpful ? 'answer helpful' : 'answer not helpful')
    case 'forget':
      state.visitors.delete(event.clientId)
      return
    case 'custom':
      return
  }
}

type Network = string | null
type EventOf<K extends SearchEvent['kind']> = Extract<SearchEvent, { kind: K }>

function foldSearch(state: SignalState, event: EventOf<'search'>, network: Network): void {
  // The client may report a search that the provider has already noted itself.
  if (state.responses.has(event.responseId)) return
  state.responses.set(event.responseId, event.query)
  keepNewest(state.responses, SIGNAL_LIMITS.responses)
  const before = state.queries.get(event.query)
  const at = Math.max(before?.at ?? 0, event.at)
  const kept = before === undefined ? 0 : remaining(before.at, at)
  const backing = before?.backing ?? []
  if (network !== null) addMark(backing, markOf(network, event.query), event.at)
  state.queries.set(event.query, {
    searches: (before?.searches ?? 0) * kept + remaining(event.at, at),
    clicks: (before?.clicks ?? 0) * kept,
    lastTotal: before !== undefined && before.at > event.at ? before.lastTotal : event.total,
    at,
    backing,
  })
  dropWeakestQueries(state.queries)
}

/** However many products of one answer are clicked, its query has helped once. */
function foldClickedAnswer(state: SignalState, responseId: string | undefined, at: number): void {
  if (responseId === undefined) return
  const query = state.responses.get(responseId)
  if (query === undefined || query === null) return
  state.responses.set(responseId, null)
  const counters = state.queries.get(query)
  if (counters !== undefined) counters.clicks += remaining(at, counters.at)
}

function foldView(state: SignalState, event: EventOf<'view'>, network: Network): void {
  const isCounted = event.isUncounted !== true
  if (event.clientId === undefined) {
    if (!isCounted) return
    return addToProduct(state, event.productId, { at: event.at, views: 1, network })
  }
  const before = state.visitors.get(event.clientId)
  const visitor = before ?? { at: event.at, views: [], visitLength: 0 }
  const visit = visitViews(visitor, event.at)
  if (isCounted && !visit.includes(event.productId)) {
    addToProduct(state, event.productId, { at: event.at, views: 1, network })
    const seen = { id: event.productId, at: event.at, network }
    addTogether(state.viewedTogether, seen, visit.slice(0, VISIT_WINDOW))
    dropIdleRows(state.viewedTogether, SIGNAL_LIMITS.togetherProducts, event.at)
  }
  const others = visitor.views.filter((id) => id !== event.productId)
  state.visitors.delete(event.clientId)
  state.visitors.set(event.clientId, {
    at: Math.max(visitor.at, event.at),
    views: [event.productId, ...others].slice(0, SIGNAL_LIMITS.viewsPerVisitor),
    visitLength: visit.filter((id) => id !== event.productId).length + 1,
    network: network === null ? (before?.network ?? 0) : markOf(network, 'visitor'),
  })
  dropVisitors(state.visitors)
}

function visitViews(visitor: Omit<Visitor, 'network'>, now: number): readonly number[] {
  const isOver = now - visitor.at > VISIT_PAUSE_MS
  return isOver ? [] : visitor.views.slice(0, visitor.visitLength)
}

function foldPurchase(state: SignalState, event: EventOf<'purchase'>, network: Network): void {
  // Order numbers can be guessed: a false report of one must not hide the real order.
  const report =
    network === null ? event.orderId : `${event.orderId} ${markOf(network, event.orderId)}`
  if (state.orderIds.has(report)) return
  state.orderIds.add(report)
  keepNewest(state.orderIds, SIGNAL_LIMITS.orderIds)
  const before: number[] = []
  for (const { productId, quantity } of event.products) {
    const purchases = Math.min(quantity, MAX_COUNTED_QUANTITY)
    addToProduct(state, productId, { at: event.at, purchases, network })
    if (before.includes(productId)) continue
    const bought = { id: productId, at: event.at, network }
    addTogether(state.boughtTogether, bought, before.slice(-VISIT_WINDOW))
    before.push(productId)
  }
  dropIdleRows(state.boughtTogether, SIGNAL_LIMITS.togetherProducts, event.at)
}

type Interest = Partial<ProductSignals> & { at: number; network: Network }

function addToProduct(state: SignalState, id: number, { network, ...added }: Interest): void {
  const before = state.products.get(id)
  const backing = before?.backing ?? []
  if (network !== null) addMark(backing, markOf(network, id), added.at)
  if (before === undefined) {
    state.products.set(id, { clicks: 0, views: 0, carts: 0, purchases: 0, ...added, backing })
    return dropWeakest(state.products, SIGNAL_LIMITS.products, interestOf)
  }
  addCounters(before, added)
}

function addCounters(
  counters: ProductCounters,
  added: Partial<ProductSignals> & { at: number },
): void {
  const at = Math.max(counters.at, added.at)
  const kept = remaining(counters.at, at)
  const share = remaining(added.at, at)
  counters.clicks = counters.clicks * kept + (added.clicks ?? 0) * share
  counters.views = counters.views * kept + (added.views ?? 0) * share
  counters.carts = counters.carts * kept + (added.carts ?? 0) * share
  counters.purchases = counters.purchases * kept + (added.purchases ?? 0) * share
  counters.at = at
}

function count(state: SignalState, name: string): void {
  const before = state.counts.get(name)
  if (before === undefined && state.counts.size >= SIGNAL_LIMITS.counts) return
  state.counts.set(name, (before ?? 0) + 1)
}
