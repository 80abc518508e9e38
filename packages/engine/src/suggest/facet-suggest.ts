import type { FacetSearch } from '../facets/facet-search.ts'
import { slice } from '../slice.ts'
import type { Entries } from './entries.ts'

/** The values of a facet that go with what is typed, by facet. */
export const FACET_SUGGESTS = slice<Entries<FacetSearch>>('facetSuggests', {})
