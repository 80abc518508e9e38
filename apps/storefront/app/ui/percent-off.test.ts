import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentOff } from './percent-off.ts'

const cents = integer({ min: 1, max: 1_000_000 })

describe('the percentage of a reduction', () => {
  it('never promises more than the shopper saves', () => {
    assert(
      property(cents, cents, (now, before) => {
        const percent = percentOff(now, before)
        const saved = Math.max(0, before - now)

        expect(percent * before).toBeLessThanOrEqual(saved * 100)
        expect((percent + 1) * before).toBeGreaterThan(saved * 100)
      }),
    )
  })

  it('is nothing when there is nothing to compare with', () => {
    expect(percentOff(100, 0)).toBe(0)
  })
})
