import { callCommerce } from '../calls/call-commerce.ts'
import { createLatestCall } from '../calls/latest-call.ts'
import { readFacetSearchReply } from '../calls/read-reply.ts'
import { demand, text } from '../check.ts'
import { pageBody } from '../page/page-body.ts'
import type { Solution } from '../page/solution.ts'
import { NO_FACET_SEARCH } from './facet-search.ts'
import {
  beginFacetSearch,
  clearFacetSearch,
  endFacetSearch,
  showMoreFound,
  updateFacetSearchText,
} from './facet-search-transitions.ts'

/** Searching within one facet. What is found is in the state of the facet. */
export interface FacetSearchVerbs {
  updateText(text: string): void
  search(): Promise<void>
  showMore(): Promise<void>
  clear(): void
}

export function facetSearchVerbs(solution: Solution, facetId: string): FacetSearchVerbs {
  const { engine, page, type } = solution
  const calls = createLatestCall(engine.environment)

  async function search(): Promise<void> {
    const { requestId, signal } = calls.begin()
    const current = page.get()
    const { query } = current.facetSearches[facetId] ?? NO_FACET_SEARCH
    page.update((before) => beginFacetSearch(before, facetId, requestId))
    const find = async () =>
      callCommerce(engine, {
        path: `/facet?type=${type}`,
        body: {
          ...pageBody(engine, current),
          facetId,
          facetQuery: `*${query}*`,
          query: current.query,
        },
        read: readFacetSearchReply,
        signal,
      })
    const reply = await find().then(
      (result) => (result.ok ? result.reply : null),
      () => null,
    )
    page.update((after) => endFacetSearch(after, facetId, requestId, reply))
  }

  return {
    search,
    updateText(given) {
      demand(text, given, 'text')
      page.update((current) => updateFacetSearchText(current, facetId, given))
    },
    showMore() {
      page.update((current) => showMoreFound(current, facetId))
      return search()
    },
    clear() {
      calls.abort()
      page.update((current) => clearFacetSearch(current, facetId))
    },
  }
}
