import type { Engine } from '../engine.ts'
import { slice } from '../slice.ts'
import { kept } from '../state.ts'

/** What this visitor has searched for with success, newest first. */
export interface RecentQueries {
  queries: readonly string[]
  maxLength: number
}

export const RECENT_QUERIES = slice<RecentQueries>('recentQueries', { queries: [], maxLength: 10 })

/** Each query once, however it was written. */
export function withQueries(
  recent: RecentQueries,
  queries: readonly string[],
  maxLength = recent.maxLength,
): RecentQueries {
  const tidy = new Set(queries.map((query) => query.trim().toLowerCase()).filter(Boolean))
  return kept(recent, { queries: [...tidy].slice(0, maxLength), maxLength })
}

/** The query comes to the front; one that is blank or found nothing is not worth repeating. */
export function withSearched(
  recent: RecentQueries,
  query: string,
  productCount: number,
): RecentQueries {
  const isWorthIt = productCount > 0 && query.trim() !== ''
  return isWorthIt ? withQueries(recent, [query, ...recent.queries]) : recent
}

/** To be told of every search that was answered. */
export function rememberQuery(engine: Engine, query: string, productCount: number): void {
  engine.state(RECENT_QUERIES).update((recent) => withSearched(recent, query, productCount))
}
