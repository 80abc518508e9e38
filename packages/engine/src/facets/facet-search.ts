import { withSet } from '../state.ts'
import type { FoundValue } from '../wire/facet.ts'

/** A search within one facet. */
export interface FacetSearch {
  query: string
  /** What the page calls values, by value; the provider then searches these names. */
  captions: Readonly<Record<string, string>>
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
  captions: {},
  numberOfValues: FOUND_STEP,
  isLoading: false,
  requestId: '',
  values: [],
  moreValuesAvailable: false,
}

/** What values are called stays. */
export function clearedFacetSearch(search: FacetSearch): FacetSearch {
  return withSet(search, { ...NO_FACET_SEARCH, captions: search.captions })
}
