import type { FacetSearch } from '../facets/facet-search.ts'
import type { Parameters } from '../address/parameters.ts'
import type { FacetAsk, FacetReply, NumericRange } from '../wire/facet.ts'
import { NO_CORRECTION, type Correction } from '../search/correction.ts'
import { NO_TRIGGERS, type Triggers } from '../search/triggers.ts'
import { EMPTY_RUN, type ProductRun } from './product-run.ts'
import { RELEVANCE, type Sort } from './sort.ts'

/**
 * One page of products and everything a visitor can do to it: the state of a listing and, with a
 * query, of a search. Whatever changes is in here, so nothing can be forgotten when it is reset.
 */
export interface ProductPage extends ProductRun {
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
  ...EMPTY_RUN,
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
