import type { RateLimit } from '@saum/domain/rate-limiter'

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
