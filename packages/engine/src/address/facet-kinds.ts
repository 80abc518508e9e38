import type { FacetType } from '../wire/facet.ts'
import type { FacetParameter } from './parameters.ts'

/** What is selected and what is excluded of a kind of facet. */
type Kind = readonly [type: FacetType, selected: FacetParameter, excluded?: FacetParameter]

/** In the order facets are restored. */
export const FACET_KINDS: readonly Kind[] = [
  ['regular', 'f', 'fExcluded'],
  ['location', 'lf'],
  ['numericalRange', 'nf', 'nfExcluded'],
  ['dateRange', 'df', 'dfExcluded'],
  ['hierarchical', 'cf'],
  ['numericalRange', 'mnf', 'mnfExcluded'],
]

/** Where what is selected and what is excluded of a kind of facet is kept. */
export function parametersOf(type: FacetType): [FacetParameter, FacetParameter?] {
  // Every type is in the table.
  const [, ...names] = FACET_KINDS.find(([kind]) => kind === type) as Kind
  return names
}
