import type { Backing } from './backing.ts'
import { remaining } from './decay.ts'
import type { ProductSignals } from './signals.ts'
import type { Together } from './together.ts'

/** What was counted for a product, as of the time of its last event. */
export interface ProductCounters extends ProductSignals {
  at: number
  /** Networks that were interested in it. */
  backing: Backing
}

export interface QueryCounters {
  searches: number
  clicks: number
  lastTotal: number
  at: number
  /** Networks that searched for it. */
  backing: Backing
}

export interface Visitor {
  at: number
  /** Newest first, each product once. */
  views: number[]
  /** How many of the views belong to the visit that is going on. */
  visitLength: number
  /** The mark of the network they were last seen in; 0 where it is not known. */
  network: number
}

/** Everything one shop has learned. Changed by `fold` only; every part of it is bounded. */
export interface SignalState {
  /** Events folded since it was opened. */
  changes: number
  products: Map<number, ProductCounters>
  queries: Map<string, QueryCounters>
  /** Least recently seen first. */
  visitors: Map<string, Visitor>
  viewedTogether: Together
  boughtTogether: Together
  /** Queries by the answer they were given, oldest first; clicked ones carry no query any more. */
  responses: Map<string, string | null>
  /** Orders already counted, oldest first; each network counts its own reports. */
  orderIds: Set<string>
  /** How often each kind of event came in, custom ones by their name. */
  counts: Map<string, number>
}

const SLACK = 1.1

/** Maps that drop their oldest entries hold up to a tenth more for a moment. */
export const SIGNAL_LIMITS = {
  products: 120_000,
  queries: 20_000,
  /** Of these, queries that found nothing: only the operator sees them. */
  emptyQueries: 5_000,
  visitors: 10_000,
  togetherProducts: 10_000,
  viewsPerVisitor: 20,
  responses: 5_000,
  orderIds: 10_000,
  counts: 200,
} as const

export function createSignalState(): SignalState {
  return {
    changes: 0,
    products: new Map(),
    queries: new Map(),
    visitors: new Map(),
    viewedTogether: new Map(),
    boughtTogether: new Map(),
    responses: new Map(),
    orderIds: new Set(),
    counts: new Map(),
  }
}

/**
 * Drops the oldest entries once there are a tenth too many. Not one by one: a map keeps the places
 * of removed entries for a while, and looking for its first one walks over all of them.
 */
export function keepNewest<K>(
  entries: { size: number; keys(): IterableIterator<K>; delete(key: K): boolean },
  limit: number,
): void {
  if (entries.size <= limit * SLACK) return
  for (const oldest of entries.keys()) {
    if (entries.size <= limit) return
    entries.delete(oldest)
  }
}

/**
 * Drops visitors once there are a tenth too many: the oldest of the networks that have most. Whoever makes up
 * visitors drives out their own.
 */
export function dropVisitors(visitors: Map<string, Visitor>): void {
  if (visitors.size <= SIGNAL_LIMITS.visitors * SLACK) return
  const counts = new Map<number, number>()
  for (const { network } of visitors.values()) counts.set(network, (counts.get(network) ?? 0) + 1)
  const most = mostPerNetwork([...counts.values()])
  for (const [id, { network }] of visitors) {
    const left = counts.get(network) ?? 0
    if (left <= most) continue
    visitors.delete(id)
    counts.set(network, left - 1)
  }
}

/** So many visitors of each network fit, when those that have fewer leave their share to others. */
function mostPerNetwork(counts: readonly number[]): number {
  let room: number = SIGNAL_LIMITS.visitors
  for (const [place, count] of counts.toSorted((left, right) => left - right).entries()) {
    const share = Math.floor(room / (counts.length - place))
    if (count > share) return share
    room -= count
  }
  return SIGNAL_LIMITS.visitors
}

/**
 * Drops the weakest quarter of a map that has grown too large. A flood of things that happened once
 * therefore drives out itself, not what happens every day.
 */
export function dropWeakest<K, V extends { at: number }>(
  entries: Map<K, V>,
  limit: number,
  strengthOf: (value: V) => number,
): void {
  if (entries.size > limit) dropQuarter(entries, limit, strengthOf)
}

/**
 * The same for queries. Those that found nothing have a share of their own, and those behind which more
 * networks stand go last: made-up queries of a few networks do not drive out what many search for.
 */
export function dropWeakestQueries(queries: Map<string, QueryCounters>): void {
  if (queries.size <= SIGNAL_LIMITS.queries) return
  const isEmpty = ({ lastTotal }: QueryCounters) => lastTotal === 0
  const empty = new Map([...queries].filter(([, counters]) => isEmpty(counters)))
  const strengthOf = ({ backing, searches }: QueryCounters) => backing.length + searches
  if (empty.size > SIGNAL_LIMITS.emptyQueries) {
    const weakest = dropQuarter(empty, SIGNAL_LIMITS.emptyQueries, strengthOf)
    for (const query of weakest) queries.delete(query)
    return
  }
  dropQuarter(queries, SIGNAL_LIMITS.queries, (query) => (isEmpty(query) ? 0 : strengthOf(query)))
}

function dropQuarter<K, V extends { at: number }>(
  entries: Map<K, V>,
  limit: number,
  strengthOf: (value: V) => number,
): K[] {
  let now = 0
  for (const { at } of entries.values()) now = Math.max(now, at)
  const byStrength = Array.from(entries, ([key, value]) => ({
    key,
    strength: strengthOf(value) * remaining(value.at, now),
  })).toSorted((left, right) => left.strength - right.strength)
  const weakest = byStrength.slice(0, Math.ceil(limit / 4)).map(({ key }) => key)
  for (const key of weakest) entries.delete(key)
  return weakest
}
