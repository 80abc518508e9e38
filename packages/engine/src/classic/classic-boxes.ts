import { loadHistory, type HistoryEntry } from '../analytics/history.ts'
import { readSuggestReply, readTrigger, known } from '../calls/read-reply.ts'
import { isPlain } from '../calls/shape.ts'
import { demand, fields, flag, nonEmptyText, number, optional } from '../check.ts'
import { controllerOf } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { boxCalls } from '../suggest/box-calls.ts'
import { entryState, withEntry } from '../suggest/entries.ts'
import {
  answeredSuggest,
  aQuerySuggest,
  askedSuggest,
  clearedSuggest,
  failedSuggest,
  QUERY_SUGGESTS,
} from '../suggest/query-suggest.ts'
import {
  answeredRedirect,
  askedRedirect,
  aStandaloneBox,
  registeredBox,
  resetBox,
  STANDALONE_BOXES,
} from '../suggest/standalone-boxes.ts'
import { callClassic } from './call-classic.ts'
import { placeBody, tabName } from './classic-body.ts'
import { classicOf } from './classic-solution.ts'
import { tellOfRedirect } from './classic-usage.ts'

const SUGGEST = fields({ id: nonEmptyText, count: optional(number(0), 5) })

/** Completions of what is typed into one box. */
export function createClassicSuggest(engine: Engine, options: { id: string; count?: number }) {
  const { id, count } = demand(SUGGEST, options)
  const suggests = engine.state(QUERY_SUGGESTS)
  suggests.update((all) => withEntry(all, id, { ...aQuerySuggest(id), count }))
  const own = entryState(suggests, id, aQuerySuggest(id))
  const calls = engine.part(boxCalls)(`classic-suggest:${id}`, own)

  return controllerOf(own, {
    async fetch(query: string): Promise<void> {
      const { requestId, signal } = calls.begin()
      const search = classicOf(engine).search.get()
      own.update((suggest) => askedSuggest(suggest, requestId))
      const result = await callClassic(engine, {
        path: '/querySuggest',
        body: {
          ...placeBody(engine, search),
          count,
          q: query,
          actionsHistory: loadHistory(engine).map(toAction),
          tab: tabName(engine, search),
        },
        key: 'completions',
        read: readSuggestReply,
        signal,
      })
      own.update((suggest) =>
        result.ok
          ? answeredSuggest(suggest, requestId, query, result.reply)
          : failedSuggest(suggest, requestId, result.error),
      )
    },
    clear(): void {
      calls.abort()
      own.update((suggest) => ({ ...clearedSuggest(suggest), count }))
    },
  })
}

const BOX = fields({
  redirectionUrl: nonEmptyText,
  id: nonEmptyText,
  overwrite: optional(flag, false),
})

/** A box that leads to the page with the results, or where the provider wants the query to lead. */
export function createClassicStandaloneBox(
  engine: Engine,
  options: { id: string; redirectionUrl: string; overwrite?: boolean },
) {
  const { id, redirectionUrl, overwrite } = demand(BOX, options)
  const boxes = engine.state(STANDALONE_BOXES)
  boxes.update((all) => registeredBox(all, id, redirectionUrl, overwrite))
  const own = entryState(boxes, id, aStandaloneBox(redirectionUrl))
  const calls = engine.part(boxCalls)(`classic-plan:${id}`, own)

  return controllerOf(own, {
    async submit(query: string): Promise<void> {
      const { requestId, signal } = calls.begin()
      own.update((box) =>
        askedRedirect(box, requestId, { cause: 'searchFromLink', metadata: null }),
      )
      const redirectedTo = await fetchRedirect(engine, query, signal)
      if (signal.aborted) return
      if (redirectedTo !== '') tellOfRedirect(engine, classicOf(engine).search.get(), redirectedTo)
      own.update((box) => answeredRedirect(box, requestId, redirectedTo))
    },
    /** Starts over with another address, and forgets where the visitor was sent. */
    updateRedirectUrl(url: string): void {
      demand(nonEmptyText, url, 'redirectionUrl')
      own.update(() => aStandaloneBox(url))
    },
    afterRedirection(): void {
      calls.abort()
      own.update(resetBox)
    },
  })
}

async function fetchRedirect(engine: Engine, query: string, signal: AbortSignal): Promise<string> {
  const result = await callClassic(engine, {
    path: '/plan',
    body: { ...placeBody(engine, classicOf(engine).search.get()), q: query },
    key: 'preprocessingOutput',
    read: readRedirect,
    signal,
  })
  return result.ok ? result.reply : ''
}

function readRedirect(value: unknown): string {
  const output = isPlain(value) ? value['preprocessingOutput'] : null
  const triggers = known(isPlain(output) ? (output['triggers'] ?? []) : [], readTrigger)
  for (const { type, content } of triggers) if (type === 'redirect') return content
  return ''
}

/** Without what only we need to know. */
function toAction({ internalTime: _, ...action }: HistoryEntry): object {
  return action
}
