import type { ProductPage } from '../page/product-page.ts'
import type { FacetAsk, NumericRange } from '../wire/facet.ts'

/**
 * The facets as they go into a request: all of them in their order, idle values included. One without
 * values is left out, so the provider fills it anew.
 */
export function askedFacets({ facets, manualRanges }: ProductPage): FacetAsk[] {
  return facets
    .map((facet) => {
      const range = manualRanges[facet.facetId]
      return range === undefined ? facet : manualFacet(facet.facetId, range)
    })
    .filter(({ values }) => values.length > 0)
}

/** What a range typed in by hand is asked as; it stands in for its whole facet. */
function manualFacet(facetId: string, range: NumericRange): FacetAsk {
  return {
    facetId,
    field: facetId,
    type: 'numericalRange',
    numberOfValues: 1,
    initialNumberOfValues: 1,
    isFieldExpanded: false,
    preventAutoSelect: true,
    values: [range],
  }
}
