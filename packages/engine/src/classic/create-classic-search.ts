import { demand, number, text } from '../check.ts'
import { controllerOf } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { ignoreQuery } from '../search/triggers.ts'
import {
  nextClassicPage,
  previousClassicPage,
  refineClassic,
  selectClassicPage,
  selectTab,
  setClassicQuery,
  setExpressions,
  setNumberOfResults,
  sortClassic,
} from './classic-changes.ts'
import { clearClassic } from './classic-clearing.ts'
import { allowAutoSelect } from './classic-facet-changes.ts'
import { facetVerbs } from './classic-facet-verbs.ts'
import type { ClassicResult } from './classic-reply.ts'
import type { ClassicSearch, Expressions } from './classic-search-slice.ts'
import { changeAndAsk, classicOf, type ClassicSolution } from './classic-solution.ts'
import { tellOfOpening } from './classic-opening.ts'

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
    /** Tells that a visitor goes to see a result; its address is the page's to follow. */
    openResult: (result: ClassicResult) => tellOfOpening(engine, search.get(), result),
  })
}

function queryVerbs(solution: ClassicSolution) {
  const { search, execute } = solution
  return {
    /** A new question: what was filtered is forgotten unless it shall stay. */
    submit(query: string, { clearFilters = true } = {}): Promise<void> {
      demand(text, query, 'query')
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
        () => execute('interfaceChange', { interfaceChangeTo: tab }),
      ),
    sortBy: (criterion: string) =>
      changeAndAsk(
        solution,
        (current) => sortClassic(current, criterion),
        () => execute('resultsSort', { resultsSortBy: criterion }),
      ),
    /** Searches for what is offered; does nothing where nothing is. */
    async applyCorrection(): Promise<void> {
      const { correctedQuery } = search.get().correction
      if (correctedQuery === '') return
      search.update((current) => setClassicQuery({ ...current, firstResult: 0 }, correctedQuery))
      await execute('didyoumeanClick')
    },
    /** Searches for what the visitor wrote after all; does nothing where that was not replaced. */
    async undoQueryTrigger(): Promise<void> {
      const { originalQuery, newQuery } = search.get().triggers.queryModification
      if (newQuery === '') return
      search.update((current) =>
        refineClassic(current, () => ({
          ...current,
          query: originalQuery,
          triggers: ignoreQuery(current.triggers, newQuery),
        })),
      )
      await execute('undoQuery', { undoneQuery: newQuery })
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
      demand(number(1), pageNumber, 'page')
      return turn((current) => selectClassicPage(current, pageNumber))
    },
    setPageSize(numberOfResults: number): Promise<void> {
      demand(number(0), numberOfResults, 'numberOfResults')
      return turn((current) => setNumberOfResults(current, numberOfResults))
    },
    /** As the shop wants it from the beginning; asks for nothing. */
    registerPageSize(numberOfResults: number): void {
      demand(number(0), numberOfResults, 'numberOfResults')
      solution.search.update((current) => ({
        ...setNumberOfResults(current, numberOfResults),
        defaultNumberOfResults: numberOfResults,
      }))
    },
  }
}
