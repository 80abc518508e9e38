import { createHash } from 'node:crypto'
import { createRateLimiter, type RateLimit } from '@saum/domain/rate-limiter'

/** Each basket has its own limit; this one is about whoever has a new basket for every guess. */
const CODE_LIMIT: RateLimit = { burst: 30, perSecond: 0.1 }
const MAX_CALLERS = 10_000

export interface CodeLimit {
  /** Milliseconds until somebody of this address may try another code; 0 lets it in. */
  take(clientKey: string, code: string, now: number): number
}

/**
 * How many codes may be tried from one address. The same one again is no guess: redeeming a code takes
 * a call for every item it is for, and the code of a campaign is typed by a whole office.
 */
export function createCodeLimit(): CodeLimit {
  const limiter = createRateLimiter({ ...CODE_LIMIT, maxCallers: MAX_CALLERS })
  const latest = new Map<string, string>()

  function remember(clientKey: string, hash: string): void {
    latest.delete(clientKey)
    latest.set(clientKey, hash)
    const [oldest] = latest.keys()
    if (latest.size > MAX_CALLERS && oldest !== undefined) latest.delete(oldest)
  }

  return {
    take(clientKey, code, now) {
      const hash = createHash('sha256').update(code).digest('base64url')
      if (latest.get(clientKey) === hash) return 0
      const waitMs = limiter.take(clientKey, now)
      if (waitMs === 0) remember(clientKey, hash)
      return waitMs
    },
  }
}
