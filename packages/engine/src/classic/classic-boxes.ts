import { loadHistory } from '../analytics/history.ts'
import { readSuggestReply, readTrigger, known } from '../calls/read-reply.ts'
import { isPlain } from '../calls/shape.ts'
import { demand, fields, flag, nonEmptyText, number, optional } from '../check.ts'
import { controllerOf } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { derive } from '../state.ts'
import { boxCalls } from '../suggest/box-calls.ts'
import { changeEntry, entryOf, withEntry } from '../suggest/entries.ts'
import {
  answeredSuggest,
  aQuerySuggest,
  askedSuggest,
  clearedSuggest,
  failedSuggest,
  QUERY_SUGGESTS,
  type QuerySuggest,
} from '../suggest/query-suggest.ts'
import {
  answeredRedirect,
  askedRedirect,
  aStandaloneBox,
  registeredBox,
  resetBox,
  STANDALONE_BOXES,
  type StandaloneBox,
} from '../suggest/standalone-boxes.ts'
import { customBody } from '../usage/event-bodies.ts'
import type { UsageClient } from '../usage/usage-client.ts'
import { callClassic } from './call-classic.ts'
import { placeBody, tabName } from './classic-body.ts'
import { classicOf } from './classic-solution.ts'

const SUGGEST = fields({ id: nonEmptyText, count: optional(number(0), 5) })

/** Completions of what is typed into one box. */
export function createClassicSuggest(engine: Engine, options: { id: string; count?: number }) {
  const { id, count } = demand(SUGGEST, options)
  const suggests = engine.state(QUERY_SUGGESTS)
  suggests.update((all) => withEntry(all, id, { ...aQuerySuggest(id), count }))
  const change = (changed: (suggest: QuerySuggest) => QuerySuggest) =>
    suggests.update((all) => changeEntry(all, id, changed))
  const calls = engine.part(boxCalls)(`classic-suggest:${id}`)
  const view = derive(suggests, (all) => entryOf(all, id) ?? aQuerySuggest(id))

  return controllerOf(view, {
    async fetch(query: string): Promise<void> {
      const { requestId, signal } = calls.begin()
      const search = classicOf(engine).search.get()
      change((suggest) => askedSuggest(suggest, requestId))
      const result = await callClassic(engine, {
        path: '/querySuggest',
        body: {
          ...placeBody(engine, search),
          count,
          q: query,
          actionsHistory: engine.configuration.get().analytics.enabled ? loadHistory(engine) : [],
          tab: tabName(engine, search),
        },
        key: 'completions',
        read: readSuggestReply,
        signal,
      })
      change((suggest) =>
        result.ok
          ? answeredSuggest(suggest, requestId, query, result.reply)
          : failedSuggest(suggest, requestId, result.error),
      )
    },
    clear(): void {
      calls.abort()
      change((suggest) => ({ ...clearedSuggest(suggest), count }))
    },
  })
}

const URL_OPTION = { redirectionUrl: nonEmptyText }
const BOX = fields({ ...URL_OPTION, id: nonEmptyText, overwrite: optional(flag, false) })

/** A box that leads to the page with the results, or where the provider wants the query to lead. */
export function createClassicStandaloneBox(
  engine: Engine,
  options: { id: string; redirectionUrl: string; overwrite?: boolean },
  usage?: Pick<UsageClient, 'send'>,
) {
  const { id, redirectionUrl, overwrite } = demand(BOX, options)
  const boxes = engine.state(STANDALONE_BOXES)
  boxes.update((all) => registeredBox(all, id, redirectionUrl, overwrite))
  const change = (changed: (box: StandaloneBox) => StandaloneBox) =>
    boxes.update((all) => changeEntry(all, id, changed))
  const calls = engine.part(boxCalls)(`classic-plan:${id}`)
  const view = derive(boxes, (all) => entryOf(all, id) ?? aStandaloneBox(redirectionUrl))

  return controllerOf(view, {
    async submit(query: string): Promise<void> {
      const { requestId, signal } = calls.begin()
      change((box) => askedRedirect(box, requestId, { cause: 'searchFromLink', metadata: null }))
      const redirectedTo = await fetchRedirect(engine, query, signal)
      if (signal.aborted) return
      if (redirectedTo !== '') tellOfRedirect(engine, redirectedTo, usage)
      change((box) => answeredRedirect(box, requestId, redirectedTo))
    },
    /** Starts over with another address, and forgets where the visitor was sent. */
    updateRedirectUrl(url: string): void {
      demand(fields(URL_OPTION), { redirectionUrl: url })
      change(() => aStandaloneBox(url))
    },
    afterRedirection(): void {
      calls.abort()
      change(resetBox)
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

function tellOfRedirect(
  { configuration, environment }: Engine,
  redirectedTo: string,
  usage: Pick<UsageClient, 'send'> | undefined,
): void {
  const facts = { searchUid: '' }
  const event = {
    eventType: 'queryPipelineTriggers',
    eventValue: 'redirect',
    metadata: { redirectedTo },
  }
  usage
    ?.send('custom', customBody(configuration.get(), facts, event))
    // The visitor is on the way; that the provider was not told must not stop anybody.
    .catch((error: unknown) => environment.log('warn', 'The redirect was not reported.', error))
}
