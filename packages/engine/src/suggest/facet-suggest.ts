import { NO_FACET_SEARCH, type FacetSearch } from '../facets/facet-search.ts'
import type { FacetSearchReply } from '../wire/reply.ts'
import { slice } from '../slice.ts'
import type { Entries } from './entries.ts'

/** The values of a facet that go with what is typed, by facet. */
export const FACET_SUGGESTS = slice<Entries<FacetSearch>>('facetSuggests', {})

export function askedFacetSuggest(
  suggest: FacetSearch,
  requestId: string,
  query: string,
): FacetSearch {
  return { ...suggest, query, requestId, isLoading: true }
}

/** A failure only ends the waiting: what was found before can still be chosen. */
export function answeredFacetSuggest(
  suggest: FacetSearch,
  requestId: string,
  reply: FacetSearchReply | null,
): FacetSearch {
  if (suggest.requestId !== requestId) return suggest
  return { ...suggest, isLoading: false, ...reply }
}

export function clearedFacetSuggest(suggest: FacetSearch): FacetSearch {
  return suggest.requestId === '' ? suggest : NO_FACET_SEARCH
}
