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
