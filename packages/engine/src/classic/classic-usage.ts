import type { EngineError } from '../calls/engine-error.ts'
import type { CallResult } from '../calls/call-provider.ts'
import type { Configuration } from '../configuration.ts'
import type { Engine } from '../engine.ts'
import { customBody, queryErrorBody, searchBody, type SearchFacts } from '../usage/event-bodies.ts'
import { facetState } from '../usage/facet-state.ts'
import { createUsageClient, type UsageClient } from '../usage/usage-client.ts'
import type { UsagePayload, UsageType } from '../usage/usage-event.ts'
import type { FacetAsk } from '../wire/facet.ts'
import { tabName } from './classic-body.ts'
import { classicPageNumber } from './classic-changes.ts'
import type { ClassicFacet } from './classic-facet.ts'
import type { Question } from './classic-instead.ts'
import type { ClassicReply, ClassicResult } from './classic-reply.ts'
import type { ClassicSearch } from './classic-search-slice.ts'

/** What came of a question. */
export interface Answer {
  result: CallResult<ClassicReply>
  durationMs: number
}

/** Pages and replaced queries have events of their own; any other search has that of a search. */
export function tellOfAnswer(
  engine: Engine,
  search: ClassicSearch,
  { variant, actionCause, replacedBy, metadata = {} }: Question,
  { result, durationMs }: Answer,
): void {
  if (!result.ok) return
  if (variant !== 'executeSearch') {
    const eventType = 'getMoreResults'
    return tellOfEvent(engine, search, {
      eventType,
      eventValue: actionCause,
      metadata:
        variant === 'fetchPage' ? { pagerNumber: classicPageNumber(search) } : { type: eventType },
    })
  }
  if (replacedBy === 'trigger') {
    return tellOfTrigger(engine, search, 'query', { query: search.query })
  }
  const { reply } = result
  // A query about to be replaced has been answered as well, though nobody sees its results.
  const answered = { ...search, reply, searchUid: reply.searchUid }
  tell(engine, answered, 'search', (configuration, facts) =>
    searchBody(configuration, facts, {
      actionCause: replacedBy === 'correction' ? 'didyoumeanAutomatic' : actionCause,
      reply: {
        query: search.query,
        durationMs,
        totalCount: reply.totalCountFiltered,
        results: reply.results.map(({ uri, raw }) => ({ uri, uriHash: textIn(raw, 'urihash') })),
      },
      metadata,
    }),
  )
}

/** What the provider wants the page to do was passed on to it. */
export function tellOfTriggers(engine: Engine, search: ClassicSearch): void {
  const { redirectTo, notifications, executions } = search.triggers
  if (redirectTo !== '') tellOfRedirect(engine, search, redirectTo)
  if (notifications.length > 0) tellOfTrigger(engine, search, 'notify', { notifications })
  if (executions.length > 0) tellOfTrigger(engine, search, 'execute', { executions })
}

export function tellOfRedirect(engine: Engine, search: ClassicSearch, redirectedTo: string): void {
  tellOfTrigger(engine, search, 'redirect', { redirectedTo })
}

function tellOfTrigger(
  engine: Engine,
  search: ClassicSearch,
  eventValue: string,
  metadata: object = {},
): void {
  const eventType = 'queryPipelineTriggers'
  tellOfEvent(engine, search, { eventType, eventValue, metadata: { ...metadata } })
}

export function tellOfFailure(engine: Engine, search: ClassicSearch, error: EngineError): void {
  const { query, expressions } = search
  const { type, message } = error
  tell(engine, search, 'custom', (configuration, facts) =>
    queryErrorBody(configuration, facts, { query, ...expressions, error: { type, message } }),
  )
}

/** Tells anything else, such as that a page was turned or a facet unfolded. */
export function tellOfEvent(
  engine: Engine,
  search: ClassicSearch,
  event: Parameters<typeof customBody>[2],
): void {
  tell(engine, search, 'custom', (configuration, facts) => customBody(configuration, facts, event))
}

export function textIn(raw: ClassicResult['raw'], key: string): string {
  const text = raw[key]
  return typeof text === 'string' ? text : ''
}

/**
 * Sends what a visitor did by the usage protocol of legacy mode; in next mode the searches themselves
 * tell. What cannot be sent is logged, and nobody waits for it.
 */
export function tell(
  engine: Engine,
  search: ClassicSearch,
  type: UsageType,
  body: (configuration: Configuration, facts: SearchFacts) => UsagePayload,
): void {
  const { configuration, environment } = engine
  const { analytics, ...others } = configuration.get()
  if (analytics.mode !== 'legacy') return
  const ofTab = { ...analytics, originLevel2: tabName(engine, search) }
  const sent = async () =>
    engine.part(usageOf).send(type, body({ ...others, analytics: ofTab }, factsOf(search)))
  sent().catch((error: unknown) =>
    environment.log('warn', `The "${type}" event was not sent.`, error),
  )
}

function usageOf(engine: Engine): UsageClient {
  return createUsageClient(engine, {})
}

function factsOf(search: ClassicSearch): SearchFacts {
  const { searchUid, searchHub, context, facets, reply } = search
  const { splitTestRun } = reply
  const pipeline = search.pipeline || reply.pipeline
  return {
    searchUid,
    searchHub,
    pipeline,
    ...(splitTestRun && {
      splitTest: { name: splitTestRun, version: reply.pipeline || pipeline || 'default' },
    }),
    context,
    facetState: facetState(facets.map(toFacetAsk)),
  }
}

/** The same facet in the words of the commerce protocol, which events are written from. */
function toFacetAsk(facet: ClassicFacet): FacetAsk {
  const type = facet.type === 'specific' ? 'regular' : facet.type
  return { ...facet, type, values: facet.currentValues } as FacetAsk
}
