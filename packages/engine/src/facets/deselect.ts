import { clearFacet, clearFacets } from '../address/parameter-changes.ts'
import type { ProductPage } from '../page/product-page.ts'
import { refine } from '../page/refine.ts'
import { isSame } from '../state.ts'
import type { FacetAsk, PlainValue } from '../wire/facet.ts'
import { findAsk, withAsk, withFirstNumber } from './facet-ask.ts'

/** Lets go of everything the visitor has set in one facet. */
export function deselectFacet(page: ProductPage, facetId: string): ProductPage {
  const facet = findAsk(page, facetId)
  if (facet === undefined) return page
  const deselected = deselectedAsk(facet)
  const cleared = withoutManualRange(page, facetId)
  if (deselected === facet && cleared === page) return startOver(page)
  return refine(page, () => withAsk(cleared, deselected, clearFacet(page.parameters, facetId)))
}

/** Lets go of everything set in any facet. */
export function clearAllFacets(page: ProductPage): ProductPage {
  const facets = page.facets.map(deselectedAsk)
  if (isSame(facets, page.facets) && Object.keys(page.manualRanges).length === 0)
    return startOver(page)
  const parameters = clearFacets(page.parameters)
  return refine(page, () => ({ ...page, facets, manualRanges: {}, parameters }))
}

/** Who lets go of nothing still wants to see the first page. */
function startOver(page: ProductPage): ProductPage {
  return page.pagination.page === 0 ? page : refine(page, () => ({ ...page }))
}

/** The page without the range typed in for one facet. */
export function withoutManualRange(page: ProductPage, facetId: string): ProductPage {
  const { [facetId]: range, ...manualRanges } = page.manualRanges
  return range === undefined ? page : { ...page, manualRanges }
}

/** Hierarchical facets are asked for anew from their root. */
export function deselectedAsk(facet: FacetAsk): FacetAsk {
  const { type, numberOfValues, initialNumberOfValues } = facet
  // Only the states of the values matter here.
  const values = facet.values as readonly PlainValue[]
  if (type === 'hierarchical') {
    return values.length === 0
      ? facet
      : withFirstNumber({ ...facet, values: [], preventAutoSelect: true })
  }
  const isIdle = values.every(({ state }) => state === 'idle')
  const idle = isIdle ? facet : ({ ...facet, values: values.map(toIdle) } as FacetAsk)
  const isCounted = type === 'numericalRange' && numberOfValues !== initialNumberOfValues
  return isCounted ? withFirstNumber(idle) : idle
}

function toIdle(value: PlainValue): PlainValue {
  return { ...value, state: 'idle' }
}
