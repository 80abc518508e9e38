import { setManualRange as setParameter } from '../address/parameter-changes.ts'
import type { ProductPage } from '../page/product-page.ts'
import type { NumericRange } from '../wire/facet.ts'
import { deselectedAsk, withoutManualRange } from './deselect.ts'
import { refineAsk, withAsk } from './facet-ask.ts'

/** A range typed in by hand stands in for its whole facet; an idle one takes it back. */
export function setManualRange(
  page: ProductPage,
  facetId: string,
  range: NumericRange,
): ProductPage {
  return refineAsk(page, facetId, 'numericalRange', (facet) => {
    const others = withoutManualRange(page, facetId)
    const manualRanges = { ...others.manualRanges, [facetId]: range }
    return withAsk(
      range.state === 'idle' ? others : { ...others, manualRanges },
      deselectedAsk(facet),
      setParameter(page.parameters, facetId, range),
    )
  })
}
