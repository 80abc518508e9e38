import { selectedAncestry } from '../facets/category-tree.ts'
import type { ProductPage } from '../page/product-page.ts'
import type { DateRange, FacetAsk, NumericRange, PlainValue } from '../wire/facet.ts'
import { parametersOf } from './facet-kinds.ts'
import { facetMaps } from './facet-maps.ts'
import { toRange } from './parameter-changes.ts'
import type { Parameters } from './parameters.ts'

/**
 * What the page is asked for now, with what nobody set: how many products the provider shows and how
 * it sorts them, once it has said so.
 */
export function activeParameters(page: ProductPage): Parameters {
  const { pagination, sort, query, responseId } = page
  const isSorted = responseId !== '' || sort.applied.by === 'fields'
  return {
    ...(query !== '' && { q: query }),
    ...(pagination.page > 0 && { page: pagination.page }),
    ...(pagination.perPage > 0 && { perPage: pagination.perPage }),
    ...(isSorted && { sortCriteria: sort.applied }),
    ...activeFacets(page),
  }
}

function activeFacets({ facets, manualRanges }: ProductPage): Parameters {
  const { add, toParameters } = facetMaps()
  for (const facet of facets) {
    const [selected, excluded] = parametersOf(facet.type)
    add(selected, facet.facetId, activeValues(facet, 'selected'))
    if (excluded) add(excluded, facet.facetId, activeValues(facet, 'excluded'))
  }
  for (const [facetId, range] of Object.entries(manualRanges)) {
    if (range.state === 'selected') add('mnf', facetId, [range])
    if (range.state === 'excluded') add('mnfExcluded', facetId, [range])
  }
  return toParameters()
}

function activeValues(
  { type, values }: FacetAsk,
  state: 'selected' | 'excluded',
): readonly unknown[] {
  if (type === 'hierarchical') return selectedAncestry(values).map(({ value }) => value)
  return (values as readonly (PlainValue | NumericRange | DateRange)[])
    .filter((value) => value.state === state)
    .map((value) => ('value' in value ? value.value : toRange(value, state)))
}
