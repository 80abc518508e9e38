import type { SearchAnswer, SearchRequest } from '@saum/contract/search'
import type { AccessClaims, Purpose } from '../access/claims.ts'
import type { ShopSearch } from '../shop-search.ts'

export interface OpenContext {
  request: SearchRequest
  /** What stands in the address where the pattern has `{name}`, decoded. */
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  /** Milliseconds since 1970, the same for the whole request. */
  now: number
}

export interface HandlerContext extends OpenContext {
  /** The shop of the token. */
  shop: ShopSearch
  claims: AccessClaims
}

interface RouteFields {
  method: 'GET' | 'POST' | 'DELETE'
  /** Steps between slashes; `{name}` stands for any one step: `/rest/organizations/{org}/events/v1`. */
  path: string
  /**
   * `bearer`: called by scripts with a token in the header, from any origin, without cookies.
   * `beacon`: may be sent as a page closes, so cookies are allowed and the token may stand in the
   * query as `access_token`.
   */
  caller: 'bearer' | 'beacon'
}

interface OpenRoute extends RouteFields {
  /** Needs no token. */
  purpose: null
  handle(context: OpenContext): Promise<SearchAnswer>
}

interface ShopRoute extends RouteFields {
  /** What the token must have been issued for. */
  purpose: Purpose
  handle(context: HandlerContext): Promise<SearchAnswer>
}

/** One address of the protocol. Handlers refuse by throwing a `ProtocolError`. */
export type Route = OpenRoute | ShopRoute
