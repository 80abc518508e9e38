import type { SearchAnswer } from '@saum/contract/search'
import { createRateLimiter, type RateLimit } from '@saum/domain/rate-limiter'
import type { ShopId } from '@saum/domain/shops'
import type { ShopSearch } from '../shop-search.ts'
import { authorize } from './authorize.ts'
import { ProtocolError } from './protocol-error.ts'
import { ADDRESS_RATE_LIMIT, DEFAULT_RATE_LIMIT } from './rate-limit.ts'
import type { OpenContext, Route } from './route.ts'
import { createTurns } from './turns.ts'

/** What is behind the routes of a shop. */
export interface RouteGrounds {
  /** What access tokens are signed with. */
  secret: string
  /** `null` while the range of a shop is being read for the first time. */
  shopSearch(shopId: ShopId): ShopSearch | null
  rateLimit?: RateLimit
  /** Of everybody at one address together, however many tokens they have. */
  addressRateLimit?: RateLimit
  /** Milliseconds this thread has worked so far. */
  workedMs?(): number
}

/** A page of products with all their colors has fewer. */
const CHARACTERS_PER_REQUEST = 300_000
/** When a queue that was full has room again, roughly. */
const QUEUE_MS = 1000
/** Several times what a listing or a search takes. */
const WORK_PER_REQUEST_MS = 4

type RunRoute = (route: Route, context: OpenContext) => Promise<SearchAnswer>

/** Lets a handler answer once it is clear who asks, that they do not ask too much, and for which shop. */
export function createRouteRunner(grounds: RouteGrounds): RunRoute {
  const { workedMs = threadWorkedMs } = grounds
  const limits = createLimits(grounds)
  const turns = createTurns()

  return async (route, context) => {
    if (route.purpose === null) return route.handle(context)
    const claims = authorize(context, route, grounds.secret)
    const caller = { token: claims.id, address: context.request.headers['x-client-key'] ?? '' }
    const waitMs = limits.take(caller, context.now)
    if (waitMs > 0) throw tooManyRequests(waitMs)
    if (caller.address !== '') {
      const turn = turns.take(caller.address)
      if (turn === null) throw tooManyRequests(QUEUE_MS)
      await turn
    }
    const shop = grounds.shopSearch(claims.shopId)
    if (shop === null) {
      throw new ProtocolError('NOT_READY', 'The range is being read.', { 'retry-after': '2' })
    }
    const startedAt = workedMs()
    let answer: SearchAnswer | null = null
    try {
      answer = await route.handle({ ...context, claims, shop })
      return answer
    } finally {
      // Events wait for the disk while others are answered, whose work is not theirs.
      const spentMs = route.purpose === 'events' ? 0 : workedMs() - startedAt
      limits.charge(caller, furtherRequests(answer, spentMs))
    }
  }
}

interface Caller {
  token: string
  /** Empty where nobody said who it is. */
  address: string
}

function createLimits({ rateLimit, addressRateLimit }: RouteGrounds) {
  const byToken = createRateLimiter(rateLimit ?? DEFAULT_RATE_LIMIT)
  const byAddress = createRateLimiter(addressRateLimit ?? ADDRESS_RATE_LIMIT)
  return {
    take({ token, address }: Caller, now: number): number {
      const waitMs = byToken.take(`${token} ${address}`, now)
      return waitMs > 0 || address === '' ? waitMs : byAddress.take(address, now)
    },
    charge({ token, address }: Caller, requests: number): void {
      byToken.charge(`${token} ${address}`, requests)
      byAddress.charge(address, requests)
    },
  }
}

/** A thousand products at once, or a hundred filters, cost as much as many pages, so they count as many. */
function furtherRequests(answer: SearchAnswer | null, spentMs: number): number {
  const length = typeof answer?.body === 'string' ? answer.body.length : 0
  return Math.floor(Math.max(length / CHARACTERS_PER_REQUEST, spentMs / WORK_PER_REQUEST_MS))
}

function threadWorkedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function tooManyRequests(waitMs: number): ProtocolError {
  return new ProtocolError('TOO_MANY_REQUESTS', 'Too many requests; try again in a moment.', {
    'retry-after': String(Math.ceil(waitMs / 1000)),
  })
}
