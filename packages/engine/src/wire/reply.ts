import type { FacetReply, FoundValue } from './facet.ts'
import type { ProductReply } from './product.ts'

export interface PaginationReply {
  page: number
  perPage: number
  totalEntries: number
  totalPages: number
}

export interface WireSortField {
  field: string
  direction?: 'asc' | 'desc'
  displayName?: string
}

export type WireSort =
  | { sortCriteria: 'relevance' }
  | { sortCriteria: 'fields'; fields: readonly WireSortField[] }

export type TriggerReply =
  | { type: 'redirect' | 'query' | 'notify'; content: string }
  | {
      type: 'execute'
      content: { name: string; params: readonly (string | number | boolean)[] }
    }

export interface WordCorrection {
  offset: number
  length: number
  originalWord: string
  correctedWord: string
}

export interface CorrectionReply {
  originalQuery: string | null
  correctedQuery: string | null
  corrections: readonly {
    correctedQuery: string
    wordCorrections?: readonly WordCorrection[]
  }[]
}

/** What listing and search answer; only search corrects. */
export interface PageReply {
  responseId: string
  products: readonly ProductReply[]
  facets: readonly FacetReply[]
  pagination: PaginationReply
  sort: { appliedSort: WireSort; availableSorts: readonly WireSort[] }
  triggers: readonly TriggerReply[]
  queryCorrection: CorrectionReply | null
}

export interface Completion {
  expression: string
  /** With the marks of the provider. */
  highlighted: string
  score: number
  /** Between 0 and 1: how likely it leads to what is meant. */
  executableConfidence: number
}

export interface SuggestReply {
  responseId: string
  completions: readonly Completion[]
  fieldSuggestionsFacets: readonly {
    facetId: string
    displayName: string
    field: string
    type: 'regular' | 'hierarchical'
  }[]
}

export interface RecommendReply {
  responseId: string
  headline: string
  products: readonly ProductReply[]
  pagination: PaginationReply
}

export interface FacetSearchReply {
  moreValuesAvailable: boolean
  values: readonly FoundValue[]
}
