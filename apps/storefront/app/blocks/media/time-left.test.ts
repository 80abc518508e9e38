import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOver, MINUTE_MS, timeLeft } from './time-left.ts'

describe('the time left', () => {
  it('is told in days, hours and minutes that add up to it, less than a minute apart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * 24 * 60 * MINUTE_MS }), (rest) => {
        const { days, hours, minutes, isOver: ended } = timeLeft(rest, 0)
        const told = ((days * 24 + hours) * 60 + minutes) * MINUTE_MS
        expect(ended).toBe(false)
        expect(hours).toBeLessThan(24)
        expect(minutes).toBeLessThan(60)
        expect(told - rest).toBeGreaterThanOrEqual(0)
        expect(told - rest).toBeLessThan(MINUTE_MS)
      }),
    )
  })

  it.each([0, 1, 10_000_000])('is none %i ms after the end', (late) => {
    expect(timeLeft(0, late)).toEqual({ isOver: true, days: 0, hours: 0, minutes: 0 })
    expect(isOver(0, late)).toBe(true)
  })
})
