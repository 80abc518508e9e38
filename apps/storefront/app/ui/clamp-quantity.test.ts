import { assert, integer, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampQuantity } from './clamp-quantity.ts'

const LIMITS = { min: 1, max: 10, fallback: 3 }

describe('a quantity a shopper types', () => {
  it.each([
    ['4', 4],
    ['0', 1],
    ['99', 10],
    ['', 3],
    ['viele', 3],
  ])('%j becomes %i', (typed, quantity) => {
    expect(clampQuantity(typed, LIMITS)).toBe(quantity)
  })

  it('is always one the shop accepts', () => {
    assert(
      property(string(), integer({ min: 1, max: 10 }), (typed, fallback) => {
        const quantity = clampQuantity(typed, { ...LIMITS, fallback })

        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(quantity).toBeLessThanOrEqual(10)
      }),
    )
  })
})
