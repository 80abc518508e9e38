import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beforeReductions,
  reduce,
  REDUCTION_CATEGORIES,
  unreduced,
  type ReductionWish,
} from './reduction.ts'
import { toUnitPrice } from './unit-price.ts'

const cents = fc.integer({ min: 0, max: 100_000_000 })
const wish: fc.Arbitrary<ReductionWish> = fc.oneof(
  fc.record({
    type: fc.constant('relative'),
    percent: fc.double({ min: 0, max: 100, noNaN: true }),
  }),
  fc.record({ type: fc.constant('absolute'), cents: fc.integer({ min: 0, max: 200_000_000 }) }),
)
const steps = fc.array(fc.tuple(fc.constantFrom(...REDUCTION_CATEGORIES), wish), { maxLength: 6 })

describe('[3.22] reductions', () => {
  it('never go below zero, add up to the price they started from, and stay within 0 and 1', () => {
    fc.assert(
      fc.property(cents, steps, (base, taken) => {
        const price = taken.reduce(
          (now, [category, one]) => reduce(now, category, one),
          unreduced(base),
        )

        expect(price.withTax).toBeGreaterThanOrEqual(0)
        expect(Number.isSafeInteger(price.withTax)).toBe(true)
        expect(beforeReductions(price)).toBe(base)
        for (const { amount } of price.reductions) {
          expect(amount.absoluteWithTax).toBeGreaterThan(0)
          expect(amount.relative).toBeGreaterThanOrEqual(0)
          expect(amount.relative).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('are each measured by the price immediately before them', () => {
    fc.assert(
      fc.property(cents, steps, (base, taken) => {
        const price = taken.reduce(
          (now, [category, one]) => reduce(now, category, one),
          unreduced(base),
        )

        let before = base
        for (const { amount } of price.reductions) {
          expect(amount.relative).toBeCloseTo(amount.absoluteWithTax / before, 3)
          before -= amount.absoluteWithTax
        }
        expect(before).toBe(price.withTax)
      }),
    )
  })

  it('keep a cheaper price cheaper under the same percentage', () => {
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.double({ min: 0, max: 100, noNaN: true }),
        (one, other, percent) => {
          const [low, high] = [one, other].toSorted((left, right) => left - right)
          const after = (amount = 0) =>
            reduce(unreduced(amount), 'campaign', { type: 'relative', percent }).withTax

          expect(after(low)).toBeLessThanOrEqual(after(high))
        },
      ),
    )
  })

  it.each([
    [999, 50, 500],
    [1, 50, 1],
    [1, 49, 0],
    [3, 50, 2],
    [10_000, 12.5, 1_250],
    [10_000, 100, 10_000],
  ])('round halves up: %i less %d %% is %i less', (base, percent, less) => {
    const price = reduce(unreduced(base), 'campaign', { type: 'relative', percent })

    expect(base - price.withTax).toBe(less)
  })

  it('leave no trace when they take nothing', () => {
    const free = reduce(unreduced(0), 'sale', { type: 'absolute', cents: 100 })

    expect(free).toEqual({ withTax: 0, reductions: [] })
    expect(reduce(unreduced(100), 'sale', { type: 'absolute', cents: -5 })).toEqual(unreduced(100))
  })
})

describe('[3.22] the price of one piece', () => {
  it('takes the campaign off what the sale has left', () => {
    expect(toUnitPrice({ cents: 8_000, reducedFromCents: 10_000 }, 20)).toEqual({
      withTax: 6_400,
      reductions: [
        { category: 'sale', type: 'relative', amount: { absoluteWithTax: 2_000, relative: 0.2 } },
        {
          category: 'campaign',
          type: 'relative',
          amount: { absoluteWithTax: 1_600, relative: 0.2 },
        },
      ],
    })
  })

  it('is the listed one without a sale and a campaign', () => {
    expect(toUnitPrice({ cents: 4_999, reducedFromCents: null }, null)).toEqual({
      withTax: 4_999,
      reductions: [],
    })
  })
})
