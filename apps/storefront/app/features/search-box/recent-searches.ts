import { withQueries, withSearched, type RecentQueries } from '@saum/engine/suggest/recent-queries'
import type { Shop } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'

const MAX_QUERIES = 10
const NONE: RecentQueries = { queries: [], maxLength: MAX_QUERIES }

const kept = v.fallback(v.array(v.string()), [])

/** What was searched for on this device, newest first. It never leaves it. */
export interface RecentSearches {
  list(): readonly string[]
  /** After a search: one that found nothing is not worth repeating. */
  remember(query: string, productCount: number): void
  remove(query: string): void
  clear(): void
}

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Words belong to a language, so each shop has its own. A browser may refuse to keep anything. */
export function createRecentSearches(
  openStorage: () => TextStorage,
  { path }: Pick<Shop, 'path'>,
): RecentSearches {
  const key = `saum:recent-searches:${path}`

  function read(): RecentQueries {
    try {
      return withQueries(NONE, v.parse(kept, JSON.parse(openStorage().getItem(key) ?? '[]')))
    } catch {
      return NONE
    }
  }

  function write({ queries }: RecentQueries) {
    try {
      if (queries.length === 0) openStorage().removeItem(key)
      else openStorage().setItem(key, JSON.stringify(queries))
    } catch {
      // Storage is full or forbidden: nothing is remembered, and the shopper searches all the same.
    }
  }

  return {
    list: () => read().queries,
    remember: (query, productCount) => write(withSearched(read(), query, productCount)),
    remove: (query) =>
      write(
        withQueries(
          NONE,
          read().queries.filter((one) => one !== query),
        ),
      ),
    clear: () => write(NONE),
  }
}
