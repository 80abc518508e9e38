import type { QuestionSource } from '../answer/create-generated-answer.ts'
import { demand, fields, number, optional, text } from '../check.ts'
import { controllerOf } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { toDateRange } from '../facets/dates.ts'
import type { ToggleVerb } from '../facets/toggle-value.ts'
import { ignoreQuery } from '../search/triggers.ts'
import type { DateRange, NumericRange } from '../wire/facet.ts'
import { narrowingBody, tabName } from './classic-body.ts'
import {
  nextClassicPage,
  previousClassicPage,
  selectClassicPage,
  selectTab,
  setClassicQuery,
  setExpressions,
  setNumberOfResults,
  sortClassic,
  toggleStaticFilter,
} from './classic-changes.ts'
import {
  allowAutoSelect,
  clearClassic,
  deselectAllOf,
  foldClassic,
  registerClassicFacet,
  setClassicRanges,
  toggleAutomatic,
  toggleClassic,
  type ClassicSelection,
} from './classic-facet-changes.ts'
import { checkRange, toClassicFacet, type ClassicFacetOptions } from './classic-facet.ts'
import type { ClassicSearch, Expressions } from './classic-search-slice.ts'
import { classicOf, type ClassicSolution } from './classic-solution.ts'

/** What a shop sets once; a visitor does not change it. */
export type ClassicSettings = Partial<
  Pick<
    ClassicSearch,
    | 'tabs'
    | 'searchHub'
    | 'pipeline'
    | 'context'
    | 'fieldsToInclude'
    | 'excerptLength'
    | 'folding'
    | 'enableQuerySyntax'
    | 'debug'
    | 'staticFilters'
    | 'correctionMode'
    | 'correctsAutomatically'
  >
>

const AUTOMATIC = fields({
  desiredCount: optional(number(1, 20), 5),
  numberOfValues: optional(number(1), 8),
})
const QUERY = fields({ query: text })
const PAGE = fields({ page: number(1) })
const SIZE = fields({ numberOfResults: number(0) })

/** The classic search with everything a visitor can do to it. */
export function createClassicSearch(engine: Engine, settings: ClassicSettings = {}) {
  const solution = classicOf(engine)
  const { search } = solution
  if (Object.keys(settings).length > 0) search.update((current) => ({ ...current, ...settings }))
  return controllerOf(search, {
    solution,
    execute: solution.execute,
    fetchMore: solution.fetchMore,
    ...queryVerbs(solution),
    ...pageVerbs(solution),
    ...facetVerbs(engine, solution),
  })
}

/** Changes the search and asks for it, where it has become another one. */
function changeAndAsk(
  { search }: ClassicSolution,
  change: (search: ClassicSearch) => ClassicSearch,
  ask: () => Promise<void>,
): Promise<void> {
  const before = search.get()
  search.update(change)
  return search.get() === before ? Promise.resolve() : ask()
}

function queryVerbs(solution: ClassicSolution) {
  const { search, execute } = solution
  return {
    /** A new question: what was filtered is forgotten unless it shall stay. */
    submit(query: string, { clearFilters = true } = {}): Promise<void> {
      demand(QUERY, { query })
      search.update((current) => {
        const asked = setClassicQuery({ ...current, firstResult: 0 }, query)
        return clearFilters
          ? allowAutoSelect(clearClassic(clearClassic(asked, true), false))
          : asked
      })
      return execute('searchboxSubmit')
    },
    setQuery: (query: string) => search.update((current) => setClassicQuery(current, query)),
    setExpressions: (changes: Partial<Expressions>) =>
      search.update((current) => setExpressions(current, changes)),
    selectTab: (tab: string) =>
      changeAndAsk(
        solution,
        (current) => selectTab(current, tab),
        () => execute('interfaceChange'),
      ),
    sortBy: (criterion: string) =>
      changeAndAsk(
        solution,
        (current) => sortClassic(current, criterion),
        () => execute('resultsSort'),
      ),
    applyCorrection(): Promise<void> {
      const { correctedQuery } = search.get().correction
      search.update((current) => setClassicQuery(current, correctedQuery))
      return execute('didyoumeanClick')
    },
    /** Searches for what the visitor wrote after all. */
    undoQueryTrigger(): Promise<void> {
      search.update((current) => {
        const { originalQuery, newQuery } = current.triggers.queryModification
        const triggers = ignoreQuery(current.triggers, newQuery)
        return { ...current, query: originalQuery, triggers }
      })
      return execute('undoQuery')
    },
  }
}

function pageVerbs(solution: ClassicSolution) {
  const turn = (change: (search: ClassicSearch) => ClassicSearch) =>
    changeAndAsk(solution, change, solution.fetchPage)
  return {
    nextPage: () => turn(nextClassicPage),
    previousPage: () => turn(previousClassicPage),
    /** Counted from 1. */
    selectPage(pageNumber: number): Promise<void> {
      demand(PAGE, { page: pageNumber })
      return turn((current) => selectClassicPage(current, pageNumber))
    },
    setPageSize(numberOfResults: number): Promise<void> {
      demand(SIZE, { numberOfResults })
      return turn((current) => setNumberOfResults(current, numberOfResults))
    },
    /** As the shop wants it from the beginning; asks for nothing. */
    registerPageSize(numberOfResults: number): void {
      demand(SIZE, { numberOfResults })
      solution.search.update((current) => ({
        ...setNumberOfResults(current, numberOfResults),
        defaultNumberOfResults: numberOfResults,
      }))
    },
  }
}

function facetVerbs({ environment }: Engine, solution: ClassicSolution) {
  const { search, execute, fetchFacetValues } = solution
  const refine = (change: (search: ClassicSearch) => ClassicSearch, actionCause: string) =>
    changeAndAsk(solution, change, () => execute(actionCause))
  const toggle = (facetId: string, selection: ClassicSelection, verb: ToggleVerb) =>
    refine((current) => toggleClassic(current, facetId, selection, verb), `facet${NAMES[verb]}`)
  const fold = (facetId: string, isMore: boolean) =>
    changeAndAsk(solution, (current) => foldClassic(current, facetId, isMore), fetchFacetValues)
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
      refine((current) => deselectAllOf(current, facetId), 'facetClearAll'),
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

const NAMES = { select: 'Select', exclude: 'Exclude' } as const

/** Classic searches as questions to be answered; `isOlder` where the answer waits under an id of the reply. */
export function classicQuestions(engine: Engine, isOlder = false): QuestionSource {
  const { search } = classicOf(engine)
  const streamId = () => search.get().reply.extendedResults.generativeQuestionAnsweringId ?? ''
  return {
    search,
    announce: (pipelineRuleParameters) =>
      search.update((current) => ({ ...current, pipelineRuleParameters })),
    parts() {
      const current = search.get()
      const { context, searchHub, pipeline } = current
      return {
        ...narrowingBody(current, engine.environment.now()),
        ...(Object.keys(context).length > 0 && { context }),
        ...(searchHub && { searchHub }),
        ...(pipeline && { pipeline }),
        tab: tabName(engine, current),
      }
    },
    ...(isOlder && { streamId }),
  }
}
