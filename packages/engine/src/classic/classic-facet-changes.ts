import { toggleValue, type ToggleVerb } from '../facets/toggle-value.ts'
import type { DateRange, FoundValue, NumericRange, PlainValue } from '../wire/facet.ts'
import { foldCategories, selectedPath, selectPath } from './classic-category.ts'
import { refineClassic } from './classic-changes.ts'
import {
  numberOfRanges,
  type ClassicFacet,
  type DateFacet,
  type NumericFacet,
} from './classic-facet.ts'
import type { ClassicSearch } from './classic-search-slice.ts'

/** What of a facet is meant: a value by its text, a range by its bounds, a category by its path. */
export type ClassicSelection =
  | { value: string }
  | { start: number | string; end: number | string }
  | { path: readonly string[] }

/** A facet that is there already stays as it is. */
export function registerClassicFacet(search: ClassicSearch, facet: ClassicFacet): ClassicSearch {
  const isThere = search.facets.some(({ facetId }) => facetId === facet.facetId)
  return isThere ? search : { ...search, facets: [...search.facets, facet] }
}

export function changeClassicFacet(
  search: ClassicSearch,
  facetId: string,
  change: (facet: ClassicFacet) => ClassicFacet,
): ClassicSearch {
  const facets = search.facets.map((facet) => (facet.facetId === facetId ? change(facet) : facet))
  const isSame = facets.every((facet, index) => facet === search.facets[index])
  return isSame ? search : { ...search, facets }
}

/** The order of facets is frozen with the click, so that they do not jump away under the pointer. */
export function toggleClassic(
  search: ClassicSearch,
  facetId: string,
  selection: ClassicSelection,
  verb: ToggleVerb,
): ClassicSearch {
  return refineClassic(search, () => {
    const toggled = changeClassicFacet(search, facetId, (facet) => toggle(facet, selection, verb))
    return toggled === search ? search : { ...toggled, freezeFacetOrder: true }
  })
}

function toggle(facet: ClassicFacet, selection: ClassicSelection, verb: ToggleVerb): ClassicFacet {
  if (facet.type === 'hierarchical') {
    if (!('path' in selection)) return facet
    const isOn = String(selectedPath(facet)) === String(selection.path)
    return selectPath(facet, isOn ? [] : selection.path)
  }
  if (facet.type === 'specific') {
    if (!('value' in selection)) return facet
    const idle: PlainValue = { value: selection.value, state: 'idle' }
    const { changed, wasThere } = toggleValue(facet.currentValues, idle, isSameValue, verb)
    const { values: currentValues, numberOfValues = facet.numberOfValues } = changed
    const freezeCurrentValues = wasThere || facet.freezeCurrentValues
    return { ...facet, currentValues, numberOfValues, freezeCurrentValues, preventAutoSelect: true }
  }
  return 'start' in selection ? toggleRange(facet, selection, verb) : facet
}

function isSameValue(one: PlainValue, other: PlainValue): boolean {
  return one.value === other.value
}

/** Ranges are the facet's own: one it does not have cannot be meant. */
function toggleRange(
  facet: NumericFacet | DateFacet,
  { start, end }: { start: number | string; end: number | string },
  verb: ToggleVerb,
): ClassicFacet {
  const ranges: readonly (NumericRange | DateRange)[] = facet.currentValues
  const range = ranges.find((one) => one.start === start && one.end === end)
  if (range === undefined) return facet
  const { changed } = toggleValue(ranges, range, (one, other) => one === other, verb)
  // Only states have changed, so the ranges are of the kind they were.
  return { ...facet, currentValues: changed.values, preventAutoSelect: true } as ClassicFacet
}

/** A value found by searching is selected whatever it was, and stays in sight. */
export function selectFoundValue(
  search: ClassicSearch,
  facetId: string,
  { rawValue, path = [] }: FoundValue,
): ClassicSearch {
  return refineClassic(search, () =>
    changeClassicFacet(search, facetId, (facet) => {
      if (facet.type === 'hierarchical') return selectPath(facet, [...path, rawValue])
      if (facet.type !== 'specific') return facet
      const isOn = facet.currentValues.some(
        ({ value, state }) => value === rawValue && state === 'selected',
      )
      const selected = isOn ? facet : toggle(facet, { value: rawValue }, 'select')
      return { ...selected, freezeCurrentValues: true }
    }),
  )
}

/** With a new question the provider may select values itself again. */
export function allowAutoSelect(search: ClassicSearch): ClassicSearch {
  const facets = search.facets.map((facet) => ({ ...facet, preventAutoSelect: false }))
  return { ...search, facets }
}

export function toggleAutomatic(
  search: ClassicSearch,
  field: string,
  value: string,
): ClassicSearch {
  const { automaticFacets } = search
  const facet = automaticFacets?.facets.find((one) => one.field === field)
  if (!automaticFacets || !facet?.values.some((one) => one.value === value)) return search
  const meant: PlainValue = { value, state: 'idle' }
  const { values } = toggleValue(facet.values, meant, isSameValue, 'select').changed
  const facets = automaticFacets.facets.map((one) => (one === facet ? { ...facet, values } : one))
  return refineClassic(search, () => ({
    ...search,
    automaticFacets: { ...automaticFacets, facets },
    freezeFacetOrder: true,
  }))
}

/** To the next multiple of what it showed at first, or back to that; never hides what is set. */
export function foldClassic(
  search: ClassicSearch,
  facetId: string,
  isMore: boolean,
): ClassicSearch {
  return changeClassicFacet(search, facetId, (facet) => {
    const step = facet.initialNumberOfValues
    if (facet.type === 'hierarchical') return foldCategories(facet, isMore)
    const shown = facet.currentValues.length
    const active = facet.currentValues.filter(({ state }) => state !== 'idle').length
    const numberOfValues = isMore ? shown + step - (shown % step) : Math.max(step, active)
    const isSame = facet.numberOfValues === numberOfValues && facet.isFieldExpanded === isMore
    return isSame ? facet : { ...facet, numberOfValues, isFieldExpanded: isMore }
  })
}

/** Ranges chosen by hand take the place of all others of their facet. */
export function setClassicRanges(
  search: ClassicSearch,
  facetId: string,
  ranges: readonly NumericRange[] | readonly DateRange[],
): ClassicSearch {
  return refineClassic(search, () =>
    changeClassicFacet(search, facetId, (facet) => {
      if (facet.type !== 'numericalRange' && facet.type !== 'dateRange') return facet
      const numberOfValues = numberOfRanges(facet, ranges.length)
      return { ...facet, currentValues: ranges, numberOfValues } as ClassicFacet
    }),
  )
}
