import * as v from '@saum/schema/schema'
import { controllerOf, type Controller } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { demand } from '../page/demand.ts'
import { submitQuery } from '../search/submit-query.ts'
import { combine, derive } from '../state.ts'
import { nonEmptyText } from './non-empty-text.ts'
import { RECENT_QUERIES, withQueries, type RecentQueries } from './recent-queries.ts'

const optionsSchema = v.object({
  /** What was kept from an earlier visit; what was searched for on this page is newer. */
  queries: v.optional(v.array(nonEmptyText), []),
  maxLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  clearFilters: v.optional(v.boolean(), true),
})

export type RecentQueriesOptions = v.InferInput<typeof optionsSchema>

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
  const { queries, maxLength, clearFilters } = demand(optionsSchema, options)
  const recent = engine.state(RECENT_QUERIES)
  recent.update((current) => withQueries(current, [...current.queries, ...queries], maxLength))
  const isFollowed = derive(engine.configuration, ({ analytics }) => analytics.enabled)
  const view = derive(combine(recent, isFollowed), ([current, analyticsEnabled]) => ({
    ...current,
    analyticsEnabled,
  }))
  return controllerOf(view, {
    clear: () => recent.update((current) => withQueries(current, [])),
    updateRecentQueries(updated: readonly string[]) {
      const schema = v.object({ queries: v.pipe(v.array(nonEmptyText), v.minLength(1)) })
      demand(schema, { queries: updated })
      recent.update((current) => withQueries(current, updated))
    },
    executeRecentQuery(index: number) {
      const known = recent.get().queries
      const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(known.length - 1))
      demand(v.object({ index: place }), { index })
      return submitQuery(engine, known[index] ?? '', { clearFilters })
    },
  })
}
