import { createRateLimiter } from '@saum/domain/rate-limiter'
import { describe, expect, it } from 'vitest'
import { rateLimits } from './rate-limit.ts'

describe('what the operator allows', () => {
  it('holds per address', () => {
    const { addressRateLimit } = rateLimits(2)
    const limiter = createRateLimiter(addressRateLimit)

    const waits = Array.from({ length: 11 }, () => limiter.take('address', 0))

    expect(waits.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0))
    expect(waits[10]).toBe(500)
  })

  it('may be everything', () => {
    const limiter = createRateLimiter(rateLimits(0).addressRateLimit)

    for (let asked = 0; asked < 10_000; asked += 1) {
      limiter.charge('address', 1_000)
      expect(limiter.take('address', 0)).toBe(0)
    }
  })
})
