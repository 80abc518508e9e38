import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retryPauseMs } from './evaluate-answer.ts'

describe('[9.31] the pause before feedback is sent again', () => {
  it('lies between 0.4 and 1.4 times the doubled 300 ms, doubled five times at most', () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), chance, (attempt, byChance) => {
        const unit = 300 * 2 ** Math.min(attempt, 5)

        const ms = retryPauseMs(attempt, byChance)

        expect(ms).toBeGreaterThanOrEqual(Math.floor(0.4 * unit))
        expect(ms).toBeLessThanOrEqual(1.4 * unit)
      }),
    )
  })
})
