import type { EngineError } from '../calls/engine-error.ts'
import { slice } from '../slice.ts'
import type { SuggestReply } from '../wire/reply.ts'
import type { Entries } from './entries.ts'

/** What a box offers to search for. */
export interface QuerySuggest {
  id: string
  count: number
  completions: SuggestReply['completions']
  responseId: string
  /** What was typed on the way, oldest first. */
  partialQueries: readonly string[]
  /** Replies to any other request are outdated; empty while none is expected. */
  currentRequestId: string
  isLoading: boolean
  error: EngineError | null
}

export const QUERY_SUGGESTS = slice<Entries<QuerySuggest>>('querySuggests', {})

export type SuggestedFacet = SuggestReply['fieldSuggestionsFacets'][number]

/** Facets the provider suggests values of, for the text typed last. */
export const SUGGESTED_FACETS = slice<readonly SuggestedFacet[]>('suggestedFacets', [])

export function aQuerySuggest(id: string): QuerySuggest {
  return {
    id,
    count: 5,
    completions: [],
    responseId: '',
    partialQueries: [],
    currentRequestId: '',
    isLoading: false,
    error: null,
  }
}

export function askedSuggest(suggest: QuerySuggest, requestId: string): QuerySuggest {
  return { ...suggest, currentRequestId: requestId, isLoading: true }
}

export function answeredSuggest(
  suggest: QuerySuggest,
  requestId: string,
  query: string,
  { responseId, completions }: SuggestReply,
): QuerySuggest {
  if (suggest.currentRequestId !== requestId) return suggest
  // Partial queries are told to the provider with semicolons between them.
  const partial = query === '' ? [] : [query.replaceAll(';', '%3B')]
  return {
    ...suggest,
    responseId,
    completions,
    partialQueries: [...suggest.partialQueries, ...partial],
    isLoading: false,
    error: null,
  }
}

/** What was offered before stays on offer. */
export function failedSuggest(
  suggest: QuerySuggest,
  requestId: string,
  error: EngineError,
): QuerySuggest {
  if (suggest.currentRequestId !== requestId) return suggest
  return { ...suggest, isLoading: false, error }
}

/** Nothing is offered, and nothing that is still on its way will be. */
export function clearedSuggest(suggest: QuerySuggest): QuerySuggest {
  return suggest.currentRequestId === '' ? suggest : aQuerySuggest(suggest.id)
}
