import type { EngineError } from '../calls/engine-error.ts'
import type { FacetSearch } from '../facets/facet-search.ts'
import type { Parameters } from '../address/parameters.ts'
import type { FacetAsk, FacetReply, NumericRange } from '../wire/facet.ts'
import type { Product } from '../wire/product.ts'
import { NO_CORRECTION, type Correction } from '../search/correction.ts'
import { NO_TRIGGERS, type Triggers } from '../search/triggers.ts'
import { NO_PAGES, type Pagination } from './pagination.ts'
import { RELEVANCE, type Sort } from './sort.ts'

/**
 * One page of products and everything a visitor can do to it: the state of a listing and, with a
 * query, of a search. Whatever changes is in here, so nothing can be forgotten when it is reset.
 */
export interface ProductPage {
  products: readonly Product[]
  isLoading: boolean
  error: EngineError | null
  /** Of the last reply; empty until there is one. */
  responseId: string
  /** Of the last request; replies to any other are outdated. */
  requestId: string
  pagination: Pagination
  sort: { applied: Sort; available: readonly Sort[] }
  /** What is asked of each facet, in the order they are shown. */
  facets: readonly FacetAsk[]
  /** What the provider answered about them last. */
  answeredFacets: readonly FacetReply[]
  /** Ranges a visitor typed in, by facet; each stands in for its facet when asked. */
  manualRanges: Readonly<Record<string, NumericRange>>
  /** Searches within facets, by facet. */
  facetSearches: Readonly<Record<string, FacetSearch>>
  /** What the visitor has set, in the form of the address. */
  parameters: Parameters
  /** What would be searched for now. */
  query: string
  /** What the shown products were found with. */
  queryExecuted: string
  correction: Correction
  triggers: Triggers
}

export const EMPTY_PAGE: ProductPage = {
  products: [],
  isLoading: false,
  error: null,
  responseId: '',
  requestId: '',
  pagination: NO_PAGES,
  sort: { applied: RELEVANCE, available: [RELEVANCE] },
  facets: [],
  answeredFacets: [],
  manualRanges: {},
  facetSearches: {},
  parameters: {},
  query: '',
  queryExecuted: '',
  correction: NO_CORRECTION,
  triggers: NO_TRIGGERS,
}
