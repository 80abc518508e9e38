import type { FacetType } from '../wire/facet.ts'
import type { FacetParameter } from './parameters.ts'

/** What is selected and what is excluded of a kind of facet, in the order facets are restored. */
export const FACET_KINDS: readonly (readonly [
  type: FacetType,
  selected: FacetParameter,
  excluded?: FacetParameter,
])[] = [
  ['regular', 'f', 'fExcluded'],
  ['location', 'lf'],
  ['numericalRange', 'nf', 'nfExcluded'],
  ['dateRange', 'df', 'dfExcluded'],
  ['hierarchical', 'cf'],
  ['numericalRange', 'mnf', 'mnfExcluded'],
]
