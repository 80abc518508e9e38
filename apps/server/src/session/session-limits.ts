import { createRateLimiter, type RateLimit } from '@saum/domain/rate-limiter'
import { createCodeLimit } from './code-limit.ts'

/** One visitor, who may have an outfit added and promotions applied to all of it at once. */
const SESSION_LIMIT: RateLimit = { burst: 200, perSecond: 20 }
/** A household, an office or a train shares an address; so often none of them begins a basket. */
const BEGINNING_LIMIT: RateLimit = { burst: 300, perSecond: 5 }
/** What one address may send at once, in seconds of what it may send for long. */
const BURST_SECONDS = 5

export interface LimitedRequest {
  /** Stands for the address it came from. */
  clientKey: string
  /** `null` for a visitor of whom nothing is remembered yet. */
  sessionKey: string | null
  /** Whether it might begin a session. */
  isBeginning: boolean
}

export interface SessionLimits {
  /** Seconds until this visitor may come again; 0 lets the request in. */
  take(request: LimitedRequest): number
  /** The same for the code of a voucher or a promotion, once the request itself was let in. */
  takeCode(clientKey: string, code: string): number
}

/** How often somebody may ask for or change what is kept for them; 0 requests per second limit nobody. */
export function createSessionLimits(perSecond: number, now: () => number): SessionLimits {
  const bySession = createRateLimiter(SESSION_LIMIT)
  const byAddress = createRateLimiter({ burst: perSecond * BURST_SECONDS, perSecond })
  const beginnings = createRateLimiter(BEGINNING_LIMIT)
  const codes = createCodeLimit()
  return {
    take({ clientKey, sessionKey, isBeginning }) {
      if (perSecond === 0) return 0
      const moment = now()
      const waits = [byAddress.take(clientKey, moment)]
      if (sessionKey !== null) waits.push(bySession.take(sessionKey, moment))
      if (sessionKey === null && isBeginning) waits.push(beginnings.take(clientKey, moment))
      return Math.ceil(Math.max(...waits) / 1000)
    },
    takeCode(clientKey, code) {
      return perSecond === 0 ? 0 : Math.ceil(codes.take(clientKey, code, now()) / 1000)
    },
  }
}
