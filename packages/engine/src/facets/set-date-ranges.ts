import { clearFacet, toggleSelection } from '../address/parameter-changes.ts'
import type { ProductPage } from '../page/product-page.ts'
import type { DateRange } from '../wire/facet.ts'
import { refineAsk, withAsk } from './facet-ask.ts'

/** Dates chosen by hand take the place of all ranges of their facet. */
export function setDateRanges(
  page: ProductPage,
  facetId: string,
  values: readonly DateRange[],
): ProductPage {
  return refineAsk(page, facetId, 'dateRange', (facet) => {
    let parameters = clearFacet(page.parameters, facetId)
    for (const range of values.filter(({ state }) => state !== 'idle')) {
      const verb = range.state === 'selected' ? 'select' : 'exclude'
      parameters = toggleSelection(
        'dateRange',
        parameters,
        facetId,
        { ...range, state: 'idle' },
        verb,
      )
    }
    return withAsk(page, { ...facet, values, numberOfValues: values.length }, parameters)
  })
}
