import { demand, fields, number, optional } from '../check.ts'
import type { Engine } from '../engine.ts'
import { toDateRange } from '../facets/dates.ts'
import type { ToggleVerb } from '../facets/toggle-value.ts'
import type { DateRange, NumericRange } from '../wire/facet.ts'
import { toggleStaticFilter } from './classic-changes.ts'
import { clearClassic, deselectAllOf } from './classic-clearing.ts'
import {
  foldClassic,
  registerClassicFacet,
  setClassicRanges,
  toggleAutomatic,
  toggleClassic,
  type ClassicSelection,
} from './classic-facet-changes.ts'
import { checkRange, toClassicFacet, type ClassicFacetOptions } from './classic-facet.ts'
import type { Metadata } from './classic-instead.ts'
import type { ClassicSearch } from './classic-search-slice.ts'
import { changeAndAsk, type ClassicSolution } from './classic-solution.ts'
import { tellOfEvent } from './classic-usage.ts'

const AUTOMATIC = fields({
  desiredCount: optional(number(1, 20), 5),
  numberOfValues: optional(number(1), 8),
})

const NAMES = { select: 'Select', exclude: 'Exclude' } as const

/** What a visitor can do to the facets and filters of a classic search. */
export function facetVerbs(engine: Engine, solution: ClassicSolution) {
  const { environment } = engine
  const { search, execute, fetchFacetValues } = solution
  const refine = (
    change: (search: ClassicSearch) => ClassicSearch,
    actionCause: string,
    metadata?: Metadata,
  ) => changeAndAsk(solution, change, () => execute(actionCause, metadata))
  const toggle = (facetId: string, selection: ClassicSelection, verb: ToggleVerb) =>
    refine((current) => toggleClassic(current, facetId, selection, verb), `facet${NAMES[verb]}`, {
      ...facetMetadata(search.get(), facetId),
      facetValue: toText(selection),
    })
  const fold = (facetId: string, isMore: boolean) =>
    changeAndAsk(
      solution,
      (current) => foldClassic(current, facetId, isMore),
      () => {
        const eventValue = isMore ? 'showMoreFacetResults' : 'showLessFacetResults'
        const metadata = facetMetadata(search.get(), facetId)
        tellOfEvent(engine, search.get(), { eventType: 'facet', eventValue, metadata })
        return fetchFacetValues()
      },
    )
  return {
    registerFacet(options: ClassicFacetOptions): void {
      const facet = toClassicFacet(options, environment.now())
      search.update((current) => registerClassicFacet(current, facet))
    },
    registerAutomaticFacets(
      options: { desiredCount?: number; numberOfValues?: number } = {},
    ): void {
      const checked = demand(AUTOMATIC, options)
      search.update((current) => ({
        ...current,
        automaticFacets: { facets: [], ...current.automaticFacets, ...checked },
      }))
    },
    toggleSelect: (facetId: string, selection: ClassicSelection) =>
      toggle(facetId, selection, 'select'),
    toggleExclude: (facetId: string, selection: ClassicSelection) =>
      toggle(facetId, selection, 'exclude'),
    toggleAutomatic: (field: string, value: string) =>
      refine((current) => toggleAutomatic(current, field, value), 'facetSelect'),
    toggleStaticFilter: (id: string, caption: string) =>
      refine((current) => toggleStaticFilter(current, id, caption), 'staticFilterSelect'),
    deselectAll: (facetId: string) =>
      refine(
        (current) => deselectAllOf(current, facetId),
        'facetClearAll',
        facetMetadata(search.get(), facetId),
      ),
    setRanges(facetId: string, ranges: readonly NumericRange[] | readonly DateRange[]) {
      for (const { start, end, endInclusive, state } of ranges) {
        if (typeof start === 'number' && typeof end === 'number') checkRange({ start, end })
        else toDateRange({ start, end, endInclusive, state }, environment.now())
      }
      return refine((current) => setClassicRanges(current, facetId, ranges), 'facetSelect')
    },
    clearAll: () => refine((current) => clearClassic(current, true), 'breadcrumbResetAll'),
    showMoreValues: (facetId: string) => fold(facetId, true),
    showLessValues: (facetId: string) => fold(facetId, false),
  }
}

/** By what events know a facet. */
function facetMetadata({ facets }: ClassicSearch, facetId: string): Metadata {
  const facetField = facets.find((facet) => facet.facetId === facetId)?.field ?? ''
  return { facetId, facetField, facetTitle: `${facetField}_${facetId}` }
}

function toText(selection: ClassicSelection): string {
  if ('value' in selection) return selection.value
  return 'path' in selection ? selection.path.join(';') : `${selection.start}..${selection.end}`
}
