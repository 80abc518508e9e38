import type { ProductPage } from '../page/product-page.ts'
import { withSet } from '../state.ts'
import type { FacetAsk, PlainValue } from '../wire/facet.ts'
import { findAsk, withAsk } from './facet-ask.ts'

/**
 * Unfolds a facet to the next multiple of what it showed at first; a hierarchical one by as many again,
 * for what it shows depends on where in the tree one is.
 */
export function showMoreValues(page: ProductPage, facetId: string): ProductPage {
  return fold(page, facetId, true, (facet) => {
    const { type, values, numberOfValues = 0, initialNumberOfValues } = facet
    if (type !== 'hierarchical') {
      const step = firstNumber(facet)
      return numberOfValues + step - (numberOfValues % step)
    }
    const step = initialNumberOfValues ?? numberOfValues
    return step > 0 ? values.length + step : undefined
  })
}

/** Folds a facet to what it showed at first, but never hides what is set. */
export function showLessValues(page: ProductPage, facetId: string): ProductPage {
  return fold(page, facetId, false, (facet) => {
    const values = facet.values as readonly PlainValue[]
    return Math.max(firstNumber(facet), values.filter(({ state }) => state !== 'idle').length)
  })
}

/** How much of a facet is seen does not change which products match, so the page stays. */
function fold(
  page: ProductPage,
  facetId: string,
  isFieldExpanded: boolean,
  count: (facet: FacetAsk) => number | undefined,
): ProductPage {
  const facet = findAsk(page, facetId)
  const numberOfValues = facet && count(facet)
  if (facet === undefined || numberOfValues === undefined) return page
  const isTree = facet.type === 'hierarchical'
  const seen = isTree ? { retrieveCount: numberOfValues } : { isFieldExpanded }
  const folded = withSet(facet, { numberOfValues, ...seen })
  return folded === facet ? page : withAsk(page, folded)
}

function firstNumber({ initialNumberOfValues = 1 }: FacetAsk): number {
  return Math.max(1, initialNumberOfValues)
}
