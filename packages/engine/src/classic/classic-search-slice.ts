import type { EngineError } from '../calls/engine-error.ts'
import type { FacetSearch } from '../facets/facet-search.ts'
import { NO_CORRECTION, type Correction } from '../search/correction.ts'
import { NO_TRIGGERS, type Triggers } from '../search/triggers.ts'
import { slice } from '../slice.ts'
import type { FacetValueState, PlainValue } from '../wire/facet.ts'
import type { ClassicFacet } from './classic-facet.ts'
import {
  NO_CLASSIC_REPLY,
  type AutomaticFacetReply,
  type ClassicFacetReply,
  type ClassicReply,
  type ClassicResult,
} from './classic-reply.ts'

/** A condition with a name, such as a kind of document, that a visitor turns on and off. */
export interface StaticFilterValue {
  caption: string
  expression: string
  state: FacetValueState
}

/** The parts of a query that a shop writes, not a visitor: advanced, constant, disjunction and large. */
export interface Expressions {
  aq: string
  cq: string
  dq: string
  lq: string
}

export interface AutomaticFacets {
  desiredCount: number
  numberOfValues: number
  facets: readonly (Omit<AutomaticFacetReply, 'values'> & { values: readonly PlainValue[] })[]
}

/** How results that belong together are folded into one. */
export interface Folding {
  collection: string
  parent: string
  child: string
  range: number
}

/** Everything a classic search asks for and has found. */
export interface ClassicSearch {
  query: string
  enableQuerySyntax: boolean
  expressions: Expressions
  /** The condition of each tab, by its id. */
  tabs: Readonly<Record<string, string>>
  tab: string
  staticFilters: Readonly<Record<string, readonly StaticFilterValue[]>>
  searchHub: string
  pipeline: string
  context: Readonly<Record<string, unknown>>
  fieldsToInclude: readonly string[]
  excerptLength: number | null
  folding: Folding | null
  /** Such as the form in which an answer to the query is wanted. */
  pipelineRuleParameters: object | null
  sortCriteria: string
  debug: boolean
  firstResult: number
  numberOfResults: number
  /** As the shop set it; what is different stands in the address. */
  defaultNumberOfResults: number
  totalCountFiltered: number
  facets: readonly ClassicFacet[]
  answeredFacets: readonly ClassicFacetReply[]
  automaticFacets: AutomaticFacets | null
  freezeFacetOrder: boolean
  facetSearches: Readonly<Record<string, FacetSearch>>
  /** Whether misspelt queries are corrected, and in the way of older providers or of newer ones. */
  correctionMode: 'off' | 'legacy' | 'next'
  /** Whether a correction is searched for without being asked. */
  correctsAutomatically: boolean
  wasAutomaticallyCorrected: boolean
  correction: Correction
  triggers: Triggers
  results: readonly ClassicResult[]
  /** The last reply without what stands above. */
  reply: Omit<ClassicReply, 'results' | 'facets' | 'automaticFacets'>
  /** The search that found the results, by the id of its first reply; those of its pages have others. */
  searchUid: string
  isLoading: boolean
  error: EngineError | null
  requestId: string
  queryExecuted: string
}

const DEFAULT_SORT = 'relevancy'

export const EMPTY_CLASSIC_SEARCH: ClassicSearch = {
  query: '',
  enableQuerySyntax: false,
  expressions: { aq: '', cq: '', dq: '', lq: '' },
  tabs: {},
  tab: '',
  staticFilters: {},
  searchHub: 'default',
  pipeline: '',
  context: {},
  fieldsToInclude: [],
  excerptLength: null,
  folding: null,
  pipelineRuleParameters: null,
  sortCriteria: DEFAULT_SORT,
  debug: false,
  firstResult: 0,
  numberOfResults: 10,
  defaultNumberOfResults: 10,
  totalCountFiltered: 0,
  facets: [],
  answeredFacets: [],
  automaticFacets: null,
  freezeFacetOrder: false,
  facetSearches: {},
  correctionMode: 'off',
  correctsAutomatically: true,
  wasAutomaticallyCorrected: false,
  correction: NO_CORRECTION,
  triggers: NO_TRIGGERS,
  results: [],
  reply: NO_CLASSIC_REPLY,
  searchUid: '',
  isLoading: false,
  error: null,
  requestId: '',
  queryExecuted: '',
}

export const CLASSIC_SEARCH = slice<ClassicSearch>('classicSearch', EMPTY_CLASSIC_SEARCH)
