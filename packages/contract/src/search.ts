import * as v from '@saum/schema/schema'
import { call } from './call.ts'

const searchAccess = v.object({
  organizationId: v.string(),
  /** Short-lived; ask again when the provider answers 401 or 419. */
  accessToken: v.string(),
  /** Absolute, without a trailing slash. */
  commerceBaseUrl: v.string(),
  trackingId: v.string(),
  /** Where the own provider hears of visitors; absent for one that knows its place itself. */
  analyticsBaseUrl: v.optional(v.string()),
})

export type SearchAccess = v.InferOutput<typeof searchAccess>

/** What a client of the search provider starts from: our engine, or the public one. */
export const getSearchAccess = call('getSearchAccess', {
  access: 'public',
  payload: v.nullish(v.object({}), {}),
  result: searchAccess,
  refusals: {},
})

/** Our provider has one way to answer questions; another one may be told apart by this name. */
export const ANSWER_CONFIGURATION_ID = 'shop'

/** A request to the search provider, whatever carries it: a worker message or HTTP. */
export interface SearchRequest {
  method: string
  /** Path below the origin: `/rest/organizations/saum/commerce/v2/search`. */
  path: string
  /** Without the question mark. */
  query: string
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  body: string
  requestId: string
}

export interface SearchAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  /** Answers to questions come in parts. */
  body: string | AsyncIterable<string>
}

export type SearchTransport = (request: SearchRequest) => Promise<SearchAnswer>
