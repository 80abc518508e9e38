import { toggleSelection } from '../address/parameter-changes.ts'
import type { ProductPage } from '../page/product-page.ts'
import type { FoundValue, PlainValue } from '../wire/facet.ts'
import { refineAsk, withAsk } from './facet-ask.ts'
import { toggleValue, type ToggleVerb } from './toggle-value.ts'

/**
 * A value that was there freezes the facet: its values stay where they are, so that the next click hits
 * what it is aimed at.
 */
export function toggleRegularValue(
  page: ProductPage,
  facetId: string,
  { value }: PlainValue,
  verb: ToggleVerb,
  isFound = false,
): ProductPage {
  return refineAsk(page, facetId, 'regular', (facet) => {
    const { changed, wasThere, before } = toggleNamed(facet.values, value, verb)
    const freeze = (wasThere || isFound) && { freezeCurrentValues: true }
    return withAsk(
      page,
      { ...facet, ...changed, preventAutoSelect: true, ...freeze },
      toggleSelection('regular', page.parameters, facetId, { value, state: before }, verb),
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
  return toggleRegularValue(page, facetId, { value: rawValue, state: 'idle' }, verb, true)
}

/** Places can be selected only, and neither freeze nor keep the provider from selecting itself. */
export function toggleLocationValue(
  page: ProductPage,
  facetId: string,
  { value }: PlainValue,
): ProductPage {
  return refineAsk(page, facetId, 'location', (facet) => {
    const { changed, before } = toggleNamed(facet.values, value, 'select')
    return withAsk(
      page,
      { ...facet, ...changed },
      toggleSelection('location', page.parameters, facetId, { value, state: before }),
    )
  })
}

function toggleNamed(values: readonly PlainValue[], value: string, verb: ToggleVerb) {
  return toggleValue(values, { value, state: 'idle' }, isSameName, verb)
}

/** Two values are one when their names are. */
export function isSameName(one: { value: string }, other: { value: string }): boolean {
  return one.value === other.value
}
