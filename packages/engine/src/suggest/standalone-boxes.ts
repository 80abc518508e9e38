import { slice } from '../slice.ts'
import { withSet } from '../state.ts'
import type { Entries } from './entries.ts'
import type { QuerySuggest } from './query-suggest.ts'

/** Which suggestion led away, and what else was on offer. */
export interface OmniboxMetadata {
  /** Counted from 0; -1 where the text was not among the suggestions. */
  suggestionRanking: number
  partialQuery: string
  partialQueries: readonly string[]
  suggestions: readonly string[]
  querySuggestResponseId: string
}

/** A box on a page without results, which leads to the page with them. */
export interface StandaloneBox {
  defaultRedirectionUrl: string
  /** Where to go now; empty where the visitor may stay. */
  redirectTo: string
  isLoading: boolean
  requestId: string
  /** Why the visitor is sent away; the page they arrive at reports it. */
  analytics: {
    cause: '' | 'searchFromLink' | 'omniboxFromLink'
    metadata: OmniboxMetadata | null
  }
}

export const STANDALONE_BOXES = slice<Entries<StandaloneBox>>('standaloneBoxes', {})

export function aStandaloneBox(defaultRedirectionUrl: string): StandaloneBox {
  return {
    defaultRedirectionUrl,
    redirectTo: '',
    isLoading: false,
    requestId: '',
    analytics: { cause: '', metadata: null },
  }
}

/** A box that is there already stays as it is unless it shall be replaced. */
export function registeredBox(
  boxes: Entries<StandaloneBox>,
  id: string,
  redirectionUrl: string,
  overwrite: boolean,
): Entries<StandaloneBox> {
  const isKept = Object.hasOwn(boxes, id) && !overwrite
  return isKept ? boxes : { ...boxes, [id]: aStandaloneBox(redirectionUrl) }
}

export function withRedirectionUrl(box: StandaloneBox, url: string): StandaloneBox {
  return withSet(box, { defaultRedirectionUrl: url })
}

export function askedRedirect(
  box: StandaloneBox,
  requestId: string,
  analytics: StandaloneBox['analytics'],
): StandaloneBox {
  return { ...box, isLoading: true, requestId, analytics }
}

/** Without an address of the provider's own, the visitor goes where the box leads anyway. */
export function answeredRedirect(
  box: StandaloneBox,
  requestId: string,
  redirect: string,
): StandaloneBox {
  if (box.requestId !== requestId) return box
  return { ...box, isLoading: false, redirectTo: redirect || box.defaultRedirectionUrl }
}

export function resetBox(box: StandaloneBox): StandaloneBox {
  return box.requestId === '' ? box : aStandaloneBox(box.defaultRedirectionUrl)
}

export function omniboxMetadata(suggest: QuerySuggest, suggestion: string): OmniboxMetadata {
  const suggestions = suggest.completions.map(({ expression }) => expression)
  return {
    suggestionRanking: suggestions.indexOf(suggestion),
    partialQuery: suggest.partialQueries.at(-1) ?? '',
    partialQueries: suggest.partialQueries,
    suggestions,
    querySuggestResponseId: suggest.responseId,
  }
}
