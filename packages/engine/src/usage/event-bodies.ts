import type { Configuration } from '../configuration.ts'
import type { FacetStateEntry } from './facet-state.ts'
import { languageOf } from './language-of.ts'
import type { UsagePayload } from './usage-event.ts'

const DEFAULT_HUB = 'default'
const DEFAULT_PIPELINE = 'default'

/** What all events about one search have in common. */
export interface SearchFacts {
  searchUid: string
  searchHub?: string
  pipeline?: string
  splitTest?: { name: string; version: string }
  /** What the shop tells the provider about the visitor. */
  context?: Readonly<Record<string, unknown>>
  facetState?: readonly FacetStateEntry[]
}

export interface SearchReply {
  query: string
  durationMs: number
  totalCount: number
  results: readonly { uri: string; uriHash: string }[]
}

/** A result that was opened, as the provider indexed it. */
export interface ClickedDocument {
  /** From 1, over all pages. */
  documentPosition: number
  sourceName: string
  documentTitle?: string
  documentUri?: string
  documentUriHash?: string
  documentUrl?: string
  documentAuthor?: string
  collectionName?: string
  rankingModifier?: string
}

/** By which field a document can be found again. */
export interface ContentId {
  contentIDKey: string
  contentIDValue: string
}

type Metadata = Readonly<Record<string, unknown>>

/** Tells of a search and what it found; `actionCause` says what made the visitor search. */
export function searchBody(
  configuration: Configuration,
  facts: SearchFacts,
  {
    actionCause,
    reply,
    metadata,
  }: { actionCause: string; reply: SearchReply; metadata?: Metadata },
): UsagePayload {
  return {
    ...commonBody(configuration, facts, metadata),
    queryText: reply.query,
    responseTime: reply.durationMs,
    results: reply.results.map(({ uri, uriHash }) => ({
      documentUri: uri,
      documentUriHash: uriHash,
    })),
    numberOfResults: reply.totalCount,
    queryPipeline: facts.pipeline || DEFAULT_PIPELINE,
    actionCause,
    searchQueryUid: facts.searchUid,
  }
}

/** Tells that a result was opened. */
export function clickBody(
  configuration: Configuration,
  facts: SearchFacts,
  click: {
    actionCause: string
    document: ClickedDocument
    contentId: ContentId
    metadata?: Metadata
  },
): UsagePayload {
  return {
    collectionName: 'default',
    ...click.document,
    ...commonBody(configuration, facts, { ...click.contentId, ...click.metadata }),
    queryPipeline: facts.pipeline || DEFAULT_PIPELINE,
    actionCause: click.actionCause,
    searchQueryUid: facts.searchUid,
  }
}

/** Tells anything else that happened around a search. */
export function customBody(
  configuration: Configuration,
  facts: SearchFacts,
  event: { eventType: string; eventValue: string; metadata?: Metadata },
): UsagePayload {
  return {
    ...commonBody(configuration, facts, event.metadata),
    eventType: event.eventType,
    eventValue: event.eventValue,
    lastSearchQueryUid: facts.searchUid,
  }
}

/** Tells that a search failed. */
export function queryErrorBody(
  configuration: Configuration,
  facts: SearchFacts,
  failure: {
    query: string
    aq?: string
    cq?: string
    dq?: string
    error: { type: string; message: string }
  },
): UsagePayload {
  const { query, aq = '', cq = '', dq = '', error } = failure
  return customBody(configuration, facts, {
    eventType: 'errors',
    eventValue: 'query',
    metadata: { query, aq, cq, dq, errorType: error.type, errorMessage: error.message },
  })
}

/** Tells that a page about one thing was seen; the client adds where it is. */
export function viewBody(
  configuration: Configuration,
  view: { contentIdKey: string; contentIdValue: string; contentType?: string },
): UsagePayload {
  const { originContext, originLevel2, originLevel3, anonymous } = configuration.analytics
  const language = languageOf(configuration.classic.locale)
  return { ...view, originContext, originLevel2, originLevel3, language, anonymous }
}

function commonBody(
  { analytics, classic }: Configuration,
  { searchHub, splitTest, context = {}, facetState = [] }: SearchFacts,
  metadata: Metadata = {},
): UsagePayload {
  const { originContext, originLevel2, originLevel3, anonymous } = analytics
  const told = Object.entries(context).map(([key, value]) => [`context_${key}`, value] as const)
  return {
    originContext,
    originLevel1: searchHub || DEFAULT_HUB,
    originLevel2,
    originLevel3,
    ...(splitTest && { splitTestRunName: splitTest.name, splitTestRunVersion: splitTest.version }),
    customData: { ...Object.fromEntries(told), ...metadata },
    language: languageOf(classic.locale),
    facetState,
    anonymous,
  }
}
