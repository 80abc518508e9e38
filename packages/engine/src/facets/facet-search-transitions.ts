import type { ProductPage } from '../page/product-page.ts'
import { withSet } from '../state.ts'
import type { FacetSearchReply } from '../wire/reply.ts'
import { FOUND_STEP, NO_FACET_SEARCH, type FacetSearch } from './facet-search.ts'

/** Another text starts over with few values. */
export function updateFacetSearchText(
  page: ProductPage,
  facetId: string,
  query: string,
): ProductPage {
  return changeSearch(page, facetId, (search) =>
    withSet(search, { query, numberOfValues: FOUND_STEP }),
  )
}

export function showMoreFound(page: ProductPage, facetId: string): ProductPage {
  return changeSearch(page, facetId, (search) => ({
    ...search,
    numberOfValues: search.numberOfValues + FOUND_STEP,
  }))
}

export function beginFacetSearch(
  page: ProductPage,
  facetId: string,
  requestId: string,
): ProductPage {
  return changeSearch(page, facetId, (search) => ({ ...search, requestId, isLoading: true }))
}

/** Only the reply to the last request counts; without one, what was found before stays. */
export function endFacetSearch(
  page: ProductPage,
  facetId: string,
  requestId: string,
  reply: FacetSearchReply | null,
): ProductPage {
  return changeSearch(page, facetId, (search) =>
    search.requestId === requestId ? { ...search, ...reply, isLoading: false } : search,
  )
}

export function clearFacetSearch(page: ProductPage, facetId: string): ProductPage {
  if (page.facetSearches[facetId] === undefined) return page
  const { [facetId]: _, ...facetSearches } = page.facetSearches
  return { ...page, facetSearches }
}

function changeSearch(
  page: ProductPage,
  facetId: string,
  change: (search: FacetSearch) => FacetSearch,
): ProductPage {
  const search = page.facetSearches[facetId] ?? NO_FACET_SEARCH
  const changed = change(search)
  if (changed === search) return page
  return { ...page, facetSearches: { ...page.facetSearches, [facetId]: changed } }
}
