import type { Engine } from '../engine.ts'
import { changeAndFetch } from '../facets/facet-verbs.ts'
import { searchOf } from './create-search.ts'
import { newQuery, type NewQueryOptions } from './search-transitions.ts'

/** Searches for something else, from the first page on. */
export function submitQuery(
  engine: Engine,
  query: string,
  options?: NewQueryOptions,
): Promise<void> {
  return changeAndFetch(searchOf(engine), (page) => newQuery(page, query, options))
}
