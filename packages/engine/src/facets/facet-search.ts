import type { FoundValue } from '../wire/facet.ts'

/** A search within one facet. */
export interface FacetSearch {
  query: string
  numberOfValues: number
  isLoading: boolean
  requestId: string
  values: readonly FoundValue[]
  moreValuesAvailable: boolean
}

/** How many values a search shows at first, and how many more each time. */
export const FOUND_STEP = 10

export const NO_FACET_SEARCH: FacetSearch = {
  query: '',
  numberOfValues: FOUND_STEP,
  isLoading: false,
  requestId: '',
  values: [],
  moreValuesAvailable: false,
}
