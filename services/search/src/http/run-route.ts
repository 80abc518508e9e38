import type { SearchAnswer } from '@saum/contract/search'
import type { ShopId } from '@saum/domain/shops'
import type { ShopSearch } from '../shop-search.ts'
import { authorize } from './authorize.ts'
import { ProtocolError } from './protocol-error.ts'
import { createRateLimiter, DEFAULT_RATE_LIMIT, type RateLimit } from './rate-limit.ts'
import type { OpenContext, Route } from './route.ts'

/** What is behind the routes of a shop. */
export interface RouteGrounds {
  /** What access tokens are signed with. */
  secret: string
  /** `null` while the range of a shop is being read for the first time. */
  shopSearch(shopId: ShopId): ShopSearch | null
  rateLimit?: RateLimit
}

/** A page of products with all their colors has fewer. */
const CHARACTERS_PER_REQUEST = 300_000

type RunRoute = (route: Route, context: OpenContext) => Promise<SearchAnswer>

/** Lets a handler answer once it is clear who asks, that they do not ask too much, and for which shop. */
export function createRouteRunner(grounds: RouteGrounds): RunRoute {
  const limiter = createRateLimiter(grounds.rateLimit ?? DEFAULT_RATE_LIMIT)

  return async (route, context) => {
    if (route.purpose === null) return route.handle(context)
    const claims = authorize(context, route, grounds.secret)
    const visitor = context.request.headers['x-client-key'] ?? ''
    const caller = `${claims.id} ${visitor}`
    const waitMs = limiter.take(caller, context.now)
    if (waitMs > 0) throw tooManyRequests(waitMs)
    const shop = grounds.shopSearch(claims.shopId)
    if (shop === null) {
      throw new ProtocolError('NOT_READY', 'The range is being read.', { 'retry-after': '2' })
    }
    const answer = await route.handle({ ...context, claims, shop })
    limiter.charge(caller, furtherRequests(answer))
    return answer
  }
}

/** A thousand products at once cost as much as many pages, so they count as many. */
function furtherRequests({ body }: SearchAnswer): number {
  return typeof body === 'string' ? Math.floor(body.length / CHARACTERS_PER_REQUEST) : 0
}

function tooManyRequests(waitMs: number): ProtocolError {
  return new ProtocolError('TOO_MANY_REQUESTS', 'Too many requests; try again in a moment.', {
    'retry-after': String(Math.ceil(waitMs / 1000)),
  })
}
