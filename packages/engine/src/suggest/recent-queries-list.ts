import { demand, fields, flag, integer, listOf, nonEmptyText, optional } from '../check.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { followSearches } from '../search/after-search.ts'
import { SEARCH } from '../search/search-slice.ts'
import { submitQuery } from '../search/submit-query.ts'
import { combine, derive } from '../state.ts'
import {
  RECENT_QUERIES,
  rememberSearch,
  withQueries,
  type RecentQueries,
} from './recent-queries.ts'

const OPTIONS = fields({
  queries: optional(listOf(nonEmptyText), []),
  maxLength: optional(integer(1)),
  clearFilters: optional(flag, true),
})

export interface RecentQueriesOptions {
  /** What was kept from an earlier visit; what was searched for on this page is newer. */
  queries?: readonly string[] | undefined
  maxLength?: number | undefined
  /** Whether a query that is searched for again starts without filters. */
  clearFilters?: boolean | undefined
}

export interface RecentQueriesState extends RecentQueries {
  /** A visitor who is not followed should not find their queries kept either. */
  analyticsEnabled: boolean
}

export interface RecentQueriesList extends Controller<RecentQueriesState> {
  clear(): void
  updateRecentQueries(queries: readonly string[]): void
  /** Searches for one of them again. */
  executeRecentQuery(index: number): Promise<void>
}

/** The queries of this visitor that found something, newest first. */
export function createRecentQueries(
  engine: Engine,
  options: RecentQueriesOptions = {},
): RecentQueriesList {
  const { queries, maxLength, clearFilters } = demand(OPTIONS, options)
  const recent = engine.state(RECENT_QUERIES)
  recent.update((current) => withQueries(current, [...current.queries, ...queries], maxLength))
  // What the page shows was searched for before anybody listened, perhaps on a server.
  rememberSearch(engine, engine.state(SEARCH).get())
  followSearches(engine, rememberSearch)
  const isFollowed = derive(engine.configuration, ({ analytics }) => analytics.enabled)
  const view = derive(combine(recent, isFollowed), ([current, analyticsEnabled]) => ({
    ...current,
    analyticsEnabled,
  }))
  return controllerOf(view, {
    clear: () => recent.update((current) => withQueries(current, [])),
    updateRecentQueries(updated: readonly string[]) {
      demand(listOf(nonEmptyText, 1), updated, 'queries')
      recent.update((current) => withQueries(current, updated))
    },
    executeRecentQuery(index: number) {
      const known = recent.get().queries
      demand(integer(0, known.length - 1), index, 'index')
      return submitQuery(engine, known[index] ?? '', { clearFilters })
    },
  })
}
