import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'

describe('[7.39] the rate of requests', () => {
  it('never exceeds the burst and what was refilled since', () => {
    const steps = fc.array(fc.nat(500), { minLength: 1, maxLength: 200 })

    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 10 }), (waits, burst) => {
        const limiter = createRateLimiter({ burst, perSecond: 5 })
        let now = 0
        let passed = 0
        for (const wait of waits) {
          now += wait
          if (limiter.take('a', now) === 0) passed += 1
          expect(passed).toBeLessThanOrEqual(burst + (now * 5) / 1000 + 1e-6)
        }
      }),
    )
  })

  it('lets in whoever waits as long as told', () => {
    const limiter = createRateLimiter({ burst: 1, perSecond: 4 })
    limiter.take('a', 0)

    const waitMs = limiter.take('a', 0)

    expect(waitMs).toBe(250)
    expect(limiter.take('a', waitMs)).toBe(0)
  })

  it('does not mind a clock that is set back', () => {
    const limiter = createRateLimiter({ burst: 1, perSecond: 1 })
    limiter.take('a', 10_000)

    expect(limiter.take('a', 5000)).toBeGreaterThan(0)
    expect(limiter.take('a', 6000)).toBe(0)
  })

  it('forgets callers who have not come for longest', () => {
    const limiter = createRateLimiter({ burst: 1, perSecond: 0.001 })
    limiter.take('first', 0)
    for (let at = 0; at < 10_000; at += 1) limiter.take(`caller ${at}`, 0)

    expect(limiter.take('caller 9999', 0)).toBeGreaterThan(0)
    expect(limiter.take('first', 0)).toBe(0)
  })
})
