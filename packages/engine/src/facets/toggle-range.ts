import { clearFacet, isSameRange, toggleSelection, toRange } from '../address/parameter-changes.ts'
import type { ProductPage } from '../page/product-page.ts'
import type { DateRange, FacetAsk, NumericRange } from '../wire/facet.ts'
import { withoutManualRange } from './deselect.ts'
import { refineAsk, withAsk, withFirstNumber } from './facet-ask.ts'
import { insertValue, toggleValue, type ToggleVerb } from './toggle-value.ts'

export function toggleNumericValue(
  page: ProductPage,
  facetId: string,
  range: NumericRange,
  verb: ToggleVerb,
): ProductPage {
  return toggleRange('numericalRange', page, facetId, range, verb)
}

export function toggleDateValue(
  page: ProductPage,
  facetId: string,
  range: DateRange,
  verb: ToggleVerb,
): ProductPage {
  return toggleRange('dateRange', page, facetId, range, verb)
}

type Range = NumericRange | DateRange

/** A continuous facet that is let go of is asked for anew, so that its range fits all products again. */
function toggleRange(
  type: 'numericalRange' | 'dateRange',
  page: ProductPage,
  facetId: string,
  given: Range,
  verb: ToggleVerb,
): ProductPage {
  return refineAsk(page, facetId, type, (facet) => {
    const range = toRange(given, 'idle')
    const values = withTypedIn(facet.values, page.manualRanges[facetId], range)
    const { changed, wasThere, before, after } = toggleValue(values, range, isSameRange, verb)
    const isNumeric = facet.type === 'numericalRange'
    const isLetGo = isNumeric && after === 'idle' && facet.interval === 'continuous'
    // The ranges of a facet are of its own type.
    const toggled = {
      ...facet,
      ...changed,
      ...(isLetGo && { values: [] }),
      preventAutoSelect: true,
    } as FacetAsk
    return withAsk(
      withoutManualRange(page, facetId),
      wasThere && (isNumeric || verb === 'exclude') ? withFirstNumber(toggled) : toggled,
      toggleSelection(type, page.parameters, facetId, { ...range, state: before }, verb),
    )
  })
}

/**
 * A range typed in by hand is one of the values, even before the provider has said so, and gives way to
 * any other that is picked.
 */
function withTypedIn(
  values: readonly Range[],
  typedIn: NumericRange | undefined,
  picked: Range,
): readonly Range[] {
  if (typedIn === undefined) return values
  const isTypedIn = (range: Range) => isSameRange(range, typedIn)
  if (!isTypedIn(picked)) {
    return values.map((range) => (isTypedIn(range) ? { ...range, state: 'idle' } : range))
  }
  return values.some(isTypedIn) ? values : insertValue(values, typedIn)
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
