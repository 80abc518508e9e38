import { toggleSelection, toRange } from '../address/parameter-changes.ts'
import type { ProductPage } from '../page/product-page.ts'
import type {
  DateRange,
  FacetAsk,
  FacetType,
  FoundValue,
  NumericRange,
  PlainValue,
} from '../wire/facet.ts'
import { withoutManualRange } from './deselect.ts'
import { refineAsk, withAsk, withFirstNumber } from './facet-ask.ts'
import { insertValue, isSameValue, toggleValue, type ToggleVerb } from './toggle-value.ts'

export type Selection = PlainValue | NumericRange | DateRange

/**
 * Toggles a value of any facet but a hierarchical one. A name that was there freezes the facet: its
 * values stay where they are, so that the next click hits what it is aimed at. A continuous facet that
 * is let go of is asked for anew, so that its range fits all products again. Places neither freeze nor
 * keep the provider from selecting itself.
 */
export function toggleAsked(
  type: Exclude<FacetType, 'hierarchical'>,
  page: ProductPage,
  facetId: string,
  selection: Selection,
  verb: ToggleVerb = 'select',
  isFound = false,
): ProductPage {
  return refineAsk(page, facetId, type, (facet) => {
    const value = toIdle(selection)
    const values = withTypedIn(facet.values, page.manualRanges[facetId], value)
    const { changed, wasThere, before, after } = toggleValue(values, value, isSameValue, verb)
    const isNumeric = facet.type === 'numericalRange'
    const isLetGo = isNumeric && after === 'idle' && facet.interval === 'continuous'
    // The values of a facet are of its own type.
    const toggled = {
      ...facet,
      ...changed,
      ...(isLetGo && { values: [] }),
      ...(type !== 'location' && { preventAutoSelect: true }),
      ...(type === 'regular' && (wasThere || isFound) && { freezeCurrentValues: true }),
    } as FacetAsk
    const isFolded = wasThere && (isNumeric || (type === 'dateRange' && verb === 'exclude'))
    return withAsk(
      withoutManualRange(page, facetId),
      isFolded ? withFirstNumber(toggled) : toggled,
      toggleSelection(type, page.parameters, facetId, { ...value, state: before }, verb),
    )
  })
}

/** A value found by searching within the facet must stay in sight, so it always freezes. */
export function toggleFoundValue(
  page: ProductPage,
  facetId: string,
  { rawValue }: FoundValue,
  verb: ToggleVerb,
): ProductPage {
  return toggleAsked('regular', page, facetId, { value: rawValue, state: 'idle' }, verb, true)
}

function toIdle(selection: Selection): Selection {
  return 'value' in selection
    ? { value: selection.value, state: 'idle' }
    : toRange(selection, 'idle')
}

/**
 * A range typed in by hand is one of the values, even before the provider has said so, and gives way to
 * any other that is picked.
 */
function withTypedIn(
  values: readonly Selection[],
  typedIn: NumericRange | undefined,
  picked: Selection,
): readonly Selection[] {
  if (typedIn === undefined) return values
  const isTypedIn = (value: Selection) => isSameValue(value, typedIn)
  if (!isTypedIn(picked)) {
    return values.map((value) => (isTypedIn(value) ? { ...value, state: 'idle' } : value))
  }
  return values.some(isTypedIn) ? values : insertValue(values, typedIn)
}
