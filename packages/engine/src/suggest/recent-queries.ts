import type { Engine } from '../engine.ts'
import type { ProductPage } from '../page/product-page.ts'
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
  return productCount > 0 ? withQueries(recent, [query, ...recent.queries]) : recent
}

/** Remembers what a search has found. */
export function rememberSearch(engine: Engine, { queryExecuted, products }: ProductPage): void {
  engine
    .state(RECENT_QUERIES)
    .update((recent) => withSearched(recent, queryExecuted, products.length))
}
