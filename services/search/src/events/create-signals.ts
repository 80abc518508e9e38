import { isBacked } from './backing.ts'
import { remaining } from './decay.ts'
import { interestOf } from './fold.ts'
import type { ProductCounters, SignalState } from './signal-state.ts'
import type { QuerySignals, Signals } from './signals.ts'
import { strongest } from './together.ts'

/** Popularity is a share of the most popular product's, which must first have earned it. */
const LEAST_TOP_INTEREST = 20

/** How many products are kept in order of popularity. */
const MAX_POPULAR = 500

/** Orders over everything are made again at most this often. */
const REFRESH_MS = 60_000

interface SignalsParts {
  state: SignalState
  now: () => number
  refreshMs?: number
}

/** Answers what one shop has learned; always of the state as it is, orders up to a minute late. */
export function createSignals({ state, now, refreshMs = REFRESH_MS }: SignalsParts): Signals {
  const popular = kept(() => orderByInterest(state, now()), { state, now, refreshMs })
  const queries = kept(() => orderQueries(state, now()), { state, now, refreshMs })
  return {
    product(id) {
      const counters = state.products.get(id)
      if (counters === undefined) return null
      const share = remaining(counters.at, now())
      return {
        clicks: counters.clicks * share,
        views: counters.views * share,
        carts: counters.carts * share,
        purchases: counters.purchases * share,
      }
    },
    popularity(id) {
      const interest = interestAt(state, id, now())
      const top = Math.max(popular().topInterest, LEAST_TOP_INTEREST)
      return Math.min(1, Math.log1p(interest) / Math.log1p(top))
    },
    popularProducts: (limit) => popular().ids.slice(0, Math.max(0, limit)),
    queries: () => queries().found,
    zeroResultQueries: (limit) => queries().empty.slice(0, Math.max(0, limit)),
    backedZeroResultQueries: (limit) => queries().backedEmpty.slice(0, Math.max(0, limit)),
    viewedTogether: (id, limit) => strongest(state.viewedTogether, id, { limit, now: now() }),
    boughtTogether: (id, limit) => strongest(state.boughtTogether, id, { limit, now: now() }),
    viewedBy: (clientId, limit) =>
      state.visitors.get(clientId.toLowerCase())?.views.slice(0, Math.max(0, limit)) ?? [],
  }
}

/** What time alone does to an order, it does slowly. */
const STALE_MS = 60 * 60_000

function kept<T>(make: () => T, { state, now, refreshMs = REFRESH_MS }: SignalsParts): () => T {
  let made: { value: T; at: number; changes: number } | null = null
  return () => {
    const age = made === null ? Number.POSITIVE_INFINITY : now() - made.at
    const hasNews = made?.changes !== state.changes && age >= refreshMs
    if (made === null || hasNews || age >= STALE_MS) {
      made = { value: make(), at: now(), changes: state.changes }
    }
    return made.value
  }
}

function interestAt(state: SignalState, id: number, now: number): number {
  const counters = state.products.get(id)
  return counters === undefined ? 0 : shownInterest(counters, now)
}

/** None until enough networks stand behind it: one visitor cannot make a product popular. */
function shownInterest(counters: ProductCounters, now: number): number {
  return isBacked(counters.backing, now) ? interestOf(counters) * remaining(counters.at, now) : 0
}

/** Only the first few are put in order: sorting the whole range would hold up everybody. */
function orderByInterest(state: SignalState, now: number) {
  const interests = new Float64Array(state.products.size)
  let place = 0
  for (const counters of state.products.values()) {
    interests[place] = shownInterest(counters, now)
    place++
  }
  const sorted = interests.toSorted()
  const least = sorted.at(-MAX_POPULAR) ?? 0
  const first: { id: number; interest: number }[] = []
  place = 0
  for (const id of state.products.keys()) {
    const interest = interests[place] ?? 0
    if (interest > 0 && interest >= least) first.push({ id, interest })
    place++
  }
  first.sort((left, right) => right.interest - left.interest || left.id - right.id)
  return {
    topInterest: first[0]?.interest ?? 0,
    ids: first.slice(0, MAX_POPULAR).map(({ id }) => id),
  }
}

function orderQueries(state: SignalState, now: number) {
  const all: QuerySignals[] = Array.from(state.queries, ([query, counters]) => {
    const share = remaining(counters.at, now)
    return {
      query,
      searches: counters.searches * share,
      clicks: counters.clicks * share,
      lastTotal: counters.lastTotal,
    }
  })
  all.sort((left, right) => right.searches - left.searches || compare(left.query, right.query))
  const hasBacking = ({ query }: QuerySignals) =>
    isBacked(state.queries.get(query)?.backing ?? [], now)
  const empty = all.filter(({ lastTotal }) => lastTotal === 0)
  return {
    found: all.filter((query) => query.lastTotal > 0 && hasBacking(query)),
    empty,
    backedEmpty: empty.filter(hasBacking),
  }
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right)
}
