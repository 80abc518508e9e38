import { callCommerce } from '../calls/call-commerce.ts'
import { commonBody } from '../calls/common-body.ts'
import { readSuggestReply } from '../calls/read-reply.ts'
import type { LatestCall } from '../calls/latest-call.ts'
import type { Engine } from '../engine.ts'
import { kept, type State } from '../state.ts'
import { boxCalls } from './box-calls.ts'
import { entryOf, entryState } from './entries.ts'
import {
  aQuerySuggest,
  answeredSuggest,
  askedSuggest,
  clearedSuggest,
  failedSuggest,
  QUERY_SUGGESTS,
  SUGGESTED_FACETS,
  type QuerySuggest,
} from './query-suggest.ts'
import { BOX_TEXTS } from './search-boxes.ts'

/** What one box offers to search for. */
export function suggestOf(engine: Engine, id: string): State<QuerySuggest> {
  return entryState(engine.state(QUERY_SUGGESTS), id, aQuerySuggest(id))
}

export function suggestCall(engine: Engine, id: string): LatestCall {
  return engine.part(boxCalls)(`suggest:${id}`, suggestOf(engine, id))
}

/** Asks what goes with the text of a box; an earlier question of that box no longer counts. */
export async function fetchSuggestions(engine: Engine, id: string): Promise<void> {
  const query = entryOf(engine.state(BOX_TEXTS).get(), id) ?? ''
  const suggest = suggestOf(engine, id)
  const { requestId, signal } = suggestCall(engine, id).begin()
  suggest.update((before) => askedSuggest(before, requestId))
  const result = await callCommerce(engine, {
    path: '/search/querySuggest',
    body: { ...commonBody(engine), query },
    read: readSuggestReply,
    signal,
  })
  if (signal.aborted) return
  if (!result.ok) {
    return suggest.update((before) => failedSuggest(before, requestId, result.error))
  }
  const { fieldSuggestionsFacets } = result.reply
  suggest.update((before) => answeredSuggest(before, requestId, query, result.reply))
  // What is built on the facets stays while the same are suggested.
  engine.state(SUGGESTED_FACETS).update((known) => kept(known, fieldSuggestionsFacets))
}

/** Takes back what a box offers, and no longer waits for more. */
export function clearSuggestions(engine: Engine, id: string): void {
  suggestCall(engine, id).abort()
  suggestOf(engine, id).update(clearedSuggest)
}
