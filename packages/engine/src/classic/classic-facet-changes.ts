import { toggleValue, type ToggleVerb } from '../facets/toggle-value.ts'
import type { DateRange, FoundValue, NumericRange, PlainValue } from '../wire/facet.ts'
import { refineClassic } from './classic-changes.ts'
import {
  numberOfRanges,
  type CategoryFacet,
  type ClassicFacet,
  type ClassicNode,
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

function changeClassicFacet(
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

/** The way down to the selected category. */
export function selectedPath({ currentValues }: CategoryFacet): readonly string[] {
  const path: string[] = []
  for (let [node] = currentValues; node !== undefined; [node] = node.children) path.push(node.value)
  return path
}

export function selectPath(facet: CategoryFacet, path: readonly string[]): CategoryFacet {
  const { initialNumberOfValues } = facet
  const currentValues = path.reduceRight<readonly ClassicNode[]>((children, value, level) => {
    const isLast = level === path.length - 1
    return [
      {
        value,
        state: isLast ? 'selected' : 'idle',
        children,
        retrieveChildren: isLast,
        retrieveCount: initialNumberOfValues,
      },
    ]
  }, [])
  const numberOfValues = path.length > 0 ? 1 : initialNumberOfValues
  return { ...facet, currentValues, numberOfValues, preventAutoSelect: true }
}

function deselectFacet(facet: ClassicFacet): ClassicFacet {
  if (facet.type === 'hierarchical') {
    return facet.currentValues.length === 0 ? facet : selectPath(facet, [])
  }
  const values: readonly (PlainValue | NumericRange | DateRange)[] = facet.currentValues
  if (values.every(({ state }) => state === 'idle')) return facet
  const currentValues = values.map((value) => ({ ...value, state: 'idle' }))
  return { ...facet, currentValues, preventAutoSelect: true } as ClassicFacet
}

export function deselectAllOf(search: ClassicSearch, facetId: string): ClassicSearch {
  return refineClassic(search, () => {
    const cleared = changeClassicFacet(search, facetId, deselectFacet)
    return cleared === search ? search : { ...cleared, freezeFacetOrder: true }
  })
}

/** Everything among the breadcrumbs, or everything that is not. */
export function clearClassic(search: ClassicSearch, inBreadcrumbs: boolean): ClassicSearch {
  return refineClassic(search, () => {
    const facets = search.facets.map((facet) =>
      facet.hasBreadcrumbs === inBreadcrumbs ? deselectFacet(facet) : facet,
    )
    const isSame = facets.every((facet, index) => facet === search.facets[index])
    const cleared = isSame ? search : { ...search, facets }
    return inBreadcrumbs ? clearFilters(cleared) : cleared
  })
}

/** With a new question the provider may select values itself again. */
export function allowAutoSelect(search: ClassicSearch): ClassicSearch {
  const facets = search.facets.map((facet) => ({ ...facet, preventAutoSelect: false }))
  return { ...search, facets }
}

function clearFilters(search: ClassicSearch): ClassicSearch {
  const { automaticFacets, staticFilters } = search
  const lists = [
    ...Object.values(staticFilters),
    ...(automaticFacets?.facets ?? []).map(({ values }) => values),
  ]
  if (lists.flat().every(({ state }) => state === 'idle')) return search
  const idle = <Value extends object>(value: Value) => ({ ...value, state: 'idle' as const })
  return {
    ...search,
    staticFilters: Object.fromEntries(
      Object.entries(staticFilters).map(([id, values]) => [id, values.map(idle)]),
    ),
    automaticFacets: automaticFacets && {
      ...automaticFacets,
      facets: automaticFacets.facets.map((facet) => ({ ...facet, values: facet.values.map(idle) })),
    },
  }
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

function foldCategories(facet: CategoryFacet, isMore: boolean): CategoryFacet {
  const { initialNumberOfValues: step, currentValues } = facet
  if (currentValues.length === 0) {
    return { ...facet, numberOfValues: isMore ? facet.numberOfValues + step : step }
  }
  const counted = (node: ClassicNode): ClassicNode =>
    node.state === 'selected'
      ? { ...node, retrieveCount: isMore ? node.retrieveCount + step : step }
      : { ...node, children: node.children.map(counted) }
  return { ...facet, currentValues: currentValues.map(counted) }
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
