export interface RateLimit {
  /** Requests that may come at once. */
  burst: number
  perSecond: number
  /** How many callers are remembered. */
  maxCallers?: number
}

/** Far beyond what somebody can type or click, well below what would slow down everybody else. */
export const DEFAULT_RATE_LIMIT: RateLimit = { burst: 200, perSecond: 50 }

/** A household, an office or a train shares an address; tokens are free, so they alone limit nobody. */
export const ADDRESS_RATE_LIMIT: RateLimit = { burst: 500, perSecond: 100 }

// Infinity times no time at all would be no number.
const UNLIMITED: RateLimit = { burst: 1e12, perSecond: 1e12 }
/** What one address may send at once, in seconds of what it may send for long. */
const BURST_SECONDS = 5

/** The limits an operator wants: so many requests per second and address, or none at all for 0. */
export function rateLimits(perSecond: number): {
  rateLimit: RateLimit
  addressRateLimit: RateLimit
} {
  if (perSecond === 0) return { rateLimit: UNLIMITED, addressRateLimit: UNLIMITED }
  return {
    rateLimit: DEFAULT_RATE_LIMIT,
    addressRateLimit: { burst: perSecond * BURST_SECONDS, perSecond },
  }
}

export interface RateLimiter {
  /** Milliseconds until this caller may come again; 0 lets the request in. */
  take(caller: string, now: number): number
  /** Counts a request that was let in as so many more. */
  charge(caller: string, requests: number): void
}

interface Bucket {
  tokens: number
  filledAt: number
}

const MAX_CALLERS = 10_000

/** A bucket of requests per caller that refills steadily. Of too many callers the oldest are forgotten. */
export function createRateLimiter(limit: RateLimit): RateLimiter {
  const { burst, perSecond, maxCallers = MAX_CALLERS } = limit
  const buckets = new Map<string, Bucket>()

  function bucketOf(caller: string, now: number): Bucket {
    const known = buckets.get(caller)
    if (known !== undefined) {
      buckets.delete(caller)
      buckets.set(caller, known)
      return known
    }
    if (buckets.size >= maxCallers) {
      const [oldest] = buckets.keys()
      if (oldest !== undefined) buckets.delete(oldest)
    }
    const fresh = { tokens: burst, filledAt: now }
    buckets.set(caller, fresh)
    return fresh
  }

  return {
    take(caller, now) {
      const bucket = bucketOf(caller, now)
      const elapsedMs = Math.max(0, now - bucket.filledAt)
      bucket.tokens = Math.min(burst, bucket.tokens + (elapsedMs * perSecond) / 1000)
      bucket.filledAt = now
      if (bucket.tokens >= 1) {
        bucket.tokens -= 1
        return 0
      }
      return Math.ceil(((1 - bucket.tokens) * 1000) / perSecond)
    },
    charge(caller, requests) {
      const bucket = buckets.get(caller)
      if (bucket !== undefined) bucket.tokens = Math.max(-burst, bucket.tokens - requests)
    },
  }
}
