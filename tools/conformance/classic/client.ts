import type { Controller } from '../controller.ts'

/** The part of the public client for plain search that is driven here, in our own words. */
export interface ClassicClient {
  VERSION: string
  buildSearchEngine(options: { configuration: object; loggerOptions: object }): ClassicEngine
  buildResultList(engine: ClassicEngine, props?: object): ResultList
  buildSearchBox(engine: ClassicEngine, props?: object): ClassicBox
  buildFacet(engine: ClassicEngine, props: object): ClassicFacet
  buildCategoryFacet(engine: ClassicEngine, props: object): ClassicCategoryFacet
  buildNumericFacet(engine: ClassicEngine, props: object): ClassicFacet
  buildDateFacet(engine: ClassicEngine, props: object): ClassicFacet
  buildDateRange(range: object): object
  buildPager(engine: ClassicEngine): Pager
  buildDidYouMean(engine: ClassicEngine): unknown
  buildResultsPerPage(engine: ClassicEngine, props: object): { set(count: number): void }
  buildSort(engine: ClassicEngine, props: object): { sortBy(criterion: object): void }
  buildFieldSortCriterion(field: string, order: 'ascending' | 'descending'): object
  buildRelevanceSortCriterion(): object
  buildQuerySummary(
    engine: ClassicEngine,
  ): Controller<{ total: number; query: string; hasError: boolean }>
  buildBreadcrumbManager(
    engine: ClassicEngine,
  ): Controller<{ hasBreadcrumbs: boolean }> & { deselectAll(): void }
  buildGeneratedAnswer(engine: ClassicEngine, props: object): Controller<GeneratedAnswerState>
  buildInteractiveResult(engine: ClassicEngine, props: object): { select(): void }
  buildSearchStatus(
    engine: ClassicEngine,
  ): Controller<{ isLoading: boolean; hasError: boolean; hasResults: boolean }>
  buildRedirectionTrigger(engine: ClassicEngine): Controller<{ redirectTo: string }>
}

export interface ClassicEngine {
  executeFirstSearch(): void
}

export interface ClassicResult {
  title: string
  uniqueId: string
  clickUri: string
  raw: Readonly<Record<string, unknown>>
}

type ResultList = Controller<{
  results: readonly ClassicResult[]
  isLoading: boolean
  searchResponseId: string
  moreResultsAvailable: boolean
}> & { fetchMoreResults(): void }

interface ClassicBox extends Controller<{
  value: string
  suggestions: readonly { rawValue: string }[]
}> {
  updateText(text: string): void
  showSuggestions(): void
  submit(): void
}

export interface ClassicValue {
  value: string
  start: number | string
  end: number | string
  endInclusive: boolean
  numberOfResults: number
  state: string
  path?: readonly string[]
  children?: readonly ClassicValue[]
}

export interface ClassicFacet extends Controller<{
  values: readonly ClassicValue[]
  canShowMoreValues: boolean
  facetSearch: { isLoading: boolean; values: readonly { rawValue: string; count: number }[] }
}> {
  toggleSelect(value: ClassicValue): void
  deselectAll(): void
  facetSearch: { updateText(text: string): void; search(): void }
}

interface ClassicCategoryFacet extends Controller<{
  valuesAsTrees: readonly ClassicValue[]
  activeValue: ClassicValue | undefined
  selectedValueAncestry: readonly ClassicValue[]
  canShowMoreValues: boolean
}> {
  toggleSelect(value: ClassicValue): void
  deselectAll(): void
  showMoreValues(): void
}

interface Pager extends Controller<{
  currentPage: number
  maxPage: number
  currentPages: readonly number[]
}> {
  nextPage(): void
  previousPage(): void
  selectPage(page: number): void
}

export interface GeneratedAnswerState {
  answer?: string
  citations: readonly { title: string; uri: string }[]
  isLoading: boolean
  isStreaming: boolean
  isAnswerGenerated: boolean
  cannotAnswer: boolean
  error?: unknown
}

/** The legacy analytics library by itself. */
export interface AnalyticsLibrary {
  CoveoAnalyticsClient: new (options: {
    token: string
    endpoint: string
    preprocessRequest?: (request: RequestInit & { url: string }) => RequestInit & { url: string }
  }) => {
    sendSearchEvent(event: object): Promise<unknown>
    sendClickEvent(event: object): Promise<unknown>
    sendCustomEvent(event: object): Promise<unknown>
    sendViewEvent(event: object): Promise<unknown>
    getHealth(): Promise<unknown>
    getVisit(): Promise<unknown>
  }
}
