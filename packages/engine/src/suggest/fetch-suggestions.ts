import { callCommerce } from '../calls/call-commerce.ts'
import { commonBody } from '../calls/common-body.ts'
import { readSuggestReply } from '../calls/read-reply.ts'
import type { Engine } from '../engine.ts'
import { boxCalls } from './box-calls.ts'
import { changeEntry, entryOf } from './entries.ts'
import {
  answeredSuggest,
  askedSuggest,
  clearedSuggest,
  failedSuggest,
  QUERY_SUGGESTS,
  SUGGESTED_FACETS,
  withSuggestedFacets,
  type QuerySuggest,
} from './query-suggest.ts'
import { BOX_TEXTS } from './search-boxes.ts'

function changeSuggest(
  engine: Engine,
  id: string,
  change: (suggest: QuerySuggest) => QuerySuggest,
): void {
  engine.state(QUERY_SUGGESTS).update((suggests) => changeEntry(suggests, id, change))
}

/** Asks what goes with the text of a box; an earlier question of that box no longer counts. */
export async function fetchSuggestions(engine: Engine, id: string): Promise<void> {
  const query = entryOf(engine.state(BOX_TEXTS).get(), id) ?? ''
  const { requestId, signal } = engine.part(boxCalls)(`suggest:${id}`).begin()
  changeSuggest(engine, id, (suggest) => askedSuggest(suggest, requestId))
  const result = await callCommerce(engine, {
    path: '/search/querySuggest',
    body: { ...commonBody(engine), query },
    read: readSuggestReply,
    signal,
  })
  if (signal.aborted) return
  if (!result.ok) {
    return changeSuggest(engine, id, (suggest) => failedSuggest(suggest, requestId, result.error))
  }
  const { fieldSuggestionsFacets } = result.reply
  changeSuggest(engine, id, (suggest) => answeredSuggest(suggest, requestId, query, result.reply))
  engine
    .state(SUGGESTED_FACETS)
    .update((known) => withSuggestedFacets(known, fieldSuggestionsFacets))
}

/** Takes back what a box offers, and no longer waits for more. */
export function clearSuggestions(engine: Engine, id: string): void {
  engine.part(boxCalls)(`suggest:${id}`).abort()
  changeSuggest(engine, id, clearedSuggest)
}
