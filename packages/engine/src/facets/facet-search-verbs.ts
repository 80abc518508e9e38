import { createLatestCall } from '../calls/latest-call.ts'
import { demand, recordOf, text } from '../check.ts'
import { pageBody } from '../page/page-body.ts'
import type { Solution } from '../page/solution.ts'
import { withSet } from '../state.ts'
import {
  clearedFacetSearch,
  FOUND_STEP,
  NO_FACET_SEARCH,
  type FacetSearch,
} from './facet-search.ts'
import { findValues, ignoredPaths, type Searched } from './find-values.ts'

/** Searching within one facet. What is found is in the state of the facet. */
export interface FacetSearchVerbs {
  updateText(text: string): void
  /** Values are found by what the page calls them. */
  updateCaptions(captions: FacetSearch['captions']): void
  search(): Promise<void>
  showMore(): Promise<void>
  clear(): void
}

const CAPTIONS = recordOf(text)

export function facetSearchVerbs(
  { engine, page, type }: Solution,
  facetId: string,
  isTree = false,
): FacetSearchVerbs {
  const own: Searched = {
    get: () => page.get().facetSearches[facetId] ?? NO_FACET_SEARCH,
    update: (change) =>
      page.update((current) => {
        const searched = { [facetId]: change(own.get()) }
        return withSet(current, { facetSearches: withSet(current.facetSearches, searched) })
      }),
  }
  const calls = createLatestCall(engine.environment)
  const set = (change: Partial<FacetSearch>) => own.update((before) => withSet(before, change))

  function search(): Promise<void> {
    const current = page.get()
    return findValues(engine, type, own, calls.begin(), ({ query }) => ({
      ...pageBody(engine, current),
      facetId,
      facetQuery: `*${query}*`,
      query: current.query,
      ...(isTree && ignoredPaths(current, facetId)),
    }))
  }

  return {
    search,
    updateText(query) {
      demand(text, query, 'text')
      // Another text starts over with few values.
      set({ query, numberOfValues: FOUND_STEP })
    },
    updateCaptions: (captions) => set({ captions: demand(CAPTIONS, captions, 'captions') }),
    showMore() {
      set({ numberOfValues: own.get().numberOfValues + FOUND_STEP })
      return search()
    },
    clear() {
      calls.abort()
      own.update(clearedFacetSearch)
    },
  }
}
