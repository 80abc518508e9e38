export interface RateLimit {
  /** Requests that may come at once. */
  burst: number
  perSecond: number
  /** How many callers are remembered. */
  maxCallers?: number
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
