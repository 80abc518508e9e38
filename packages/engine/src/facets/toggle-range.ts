import { clearFacet, isSameRange, toggleDate, toggleNumeric } from '../address/parameter-changes.ts'
import type { ProductPage } from '../page/product-page.ts'
import type { DateRange, NumericRange } from '../wire/facet.ts'
import { withoutManualRange } from './deselect.ts'
import { refineAsk, withAsk, withFirstNumber } from './facet-ask.ts'
import { insertValue, toggleValue, type ToggleVerb } from './toggle-value.ts'

/** A continuous facet that is let go of is asked for anew, so that its range fits all products again. */
export function toggleNumericValue(
  page: ProductPage,
  facetId: string,
  { start, end, endInclusive }: NumericRange,
  verb: ToggleVerb,
): ProductPage {
  return refineAsk(page, facetId, 'numericalRange', (facet) => {
    const range: NumericRange = { start, end, endInclusive, state: 'idle' }
    const values = withTypedIn(facet.values, page.manualRanges[facetId], range)
    const { changed, wasThere, before, after } = toggleValue(values, range, isSameRange, verb)
    const toggled = { ...facet, ...changed, preventAutoSelect: true }
    const isLetGo = after === 'idle' && facet.interval === 'continuous'
    const letGo = isLetGo ? { ...toggled, values: [] } : toggled
    return withAsk(
      withoutManualRange(page, facetId),
      wasThere ? withFirstNumber(letGo) : letGo,
      toggleNumeric(page.parameters, facetId, { ...range, state: before }, verb),
    )
  })
}

/**
 * A range typed in by hand is one of the values, even before the provider has said so, and gives way to
 * any other that is picked.
 */
function withTypedIn(
  values: readonly NumericRange[],
  typedIn: NumericRange | undefined,
  picked: NumericRange,
): readonly NumericRange[] {
  if (typedIn === undefined) return values
  const isTypedIn = (range: NumericRange) => isSameRange(range, typedIn)
  if (!isTypedIn(picked)) {
    return values.map((range) => (isTypedIn(range) ? { ...range, state: 'idle' } : range))
  }
  return values.some(isTypedIn) ? values : insertValue(values, typedIn)
}

export function toggleDateValue(
  page: ProductPage,
  facetId: string,
  { start, end, endInclusive }: DateRange,
  verb: ToggleVerb,
): ProductPage {
  return refineAsk(page, facetId, 'dateRange', (facet) => {
    const range: DateRange = { start, end, endInclusive, state: 'idle' }
    const { changed, wasThere, before } = toggleValue(facet.values, range, isSameRange, verb)
    const toggled = { ...facet, ...changed, preventAutoSelect: true }
    return withAsk(
      page,
      wasThere && verb === 'exclude' ? withFirstNumber(toggled) : toggled,
      toggleDate(page.parameters, facetId, { ...range, state: before }, verb),
    )
  })
}

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
      parameters = toggleDate(parameters, facetId, { ...range, state: 'idle' }, verb)
    }
    return withAsk(page, { ...facet, values, numberOfValues: values.length }, parameters)
  })
}
