import type { Engine } from '../engine.ts'
import { slice } from '../slice.ts'

/** What this visitor has searched for with success, newest first. */
export interface RecentQueries {
  queries: readonly string[]
  maxLength: number
}

export const RECENT_QUERIES = slice<RecentQueries>('recentQueries', { queries: [], maxLength: 10 })

function normalized(queries: readonly string[], maxLength: number): string[] {
  const tidy = queries.map((query) => query.trim().toLowerCase()).filter((query) => query !== '')
  return [...new Set(tidy)].slice(0, maxLength)
}

/** The same list when it says the same, so that nobody is told of nothing. */
export function withQueries(
  recent: RecentQueries,
  queries: readonly string[],
  maxLength = recent.maxLength,
): RecentQueries {
  const next = normalized(queries, maxLength)
  const isSame =
    maxLength === recent.maxLength &&
    next.length === recent.queries.length &&
    next.every((query, at) => query === recent.queries[at])
  return isSame ? recent : { queries: next, maxLength }
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
