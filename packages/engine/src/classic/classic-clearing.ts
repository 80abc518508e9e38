import type { DateRange, NumericRange, PlainValue } from '../wire/facet.ts'
import { selectPath } from './classic-category.ts'
import { refineClassic } from './classic-changes.ts'
import { changeClassicFacet } from './classic-facet-changes.ts'
import type { ClassicFacet } from './classic-facet.ts'
import type { ClassicSearch } from './classic-search-slice.ts'

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
