import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPromotion, toLinePrice, toShownUnit } from './line-price.ts'
import { toOrderCost } from './order-cost.ts'
import { beforeReductions, type ReducedAmount, type ReductionWish } from './reduction.ts'
import { toUnitPrice } from './unit-price.ts'
import { shareVoucher, shareOut } from './voucher.ts'

const percentOff: fc.Arbitrary<ReductionWish> = fc.record({
  type: fc.constant('relative'),
  percent: fc.integer({ min: 0, max: 100 }),
})
const centsOff: fc.Arbitrary<ReductionWish> = fc.record({
  type: fc.constant('absolute'),
  cents: fc.integer({ min: 0, max: 50_000 }),
})
const wish = fc.oneof(percentOff, centsOff)

const line = fc
  .record({
    cents: fc.integer({ min: 0, max: 100_000 }),
    saleCents: fc.option(fc.integer({ min: 1, max: 50_000 })),
    campaignPercent: fc.option(fc.integer({ min: 1, max: 100 })),
    quantity: fc.integer({ min: 1, max: 50 }),
    promotion: fc.option(wish),
  })
  .map(({ cents, saleCents, campaignPercent, quantity, promotion }): ReducedAmount => {
    const reducedFromCents = saleCents === null ? null : cents + saleCents
    const whole = toLinePrice(toUnitPrice({ cents, reducedFromCents }, campaignPercent), quantity)
    return promotion === null ? whole : applyPromotion(whole, quantity, promotion)
  })

const lines = fc.array(line, { maxLength: 8 })

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

describe('[3.20] the cost of an order', () => {
  it('counts the worked example to the cent', () => {
    const dress = toLinePrice(toUnitPrice({ cents: 8_000, reducedFromCents: 10_000 }, 20), 2)
    const promoted = applyPromotion(dress, 2, { type: 'relative', percent: 10 })
    const shirt = toLinePrice(toUnitPrice({ cents: 4_999, reducedFromCents: null }, null), 1)
    expect(promoted.withTax).toBe(11_520)
    expect(toShownUnit(promoted, 2)).toMatchObject({
      withTax: 5_760,
      reductions: [
        { category: 'sale', amount: { absoluteWithTax: 2_000, relative: 0.2 } },
        { category: 'campaign', amount: { absoluteWithTax: 1_600, relative: 0.2 } },
        { category: 'promotion', amount: { absoluteWithTax: 640, relative: 0.1 } },
      ],
    })

    const ordered = shareVoucher([promoted, shirt], { type: 'absolute', cents: 1_000 })

    expect(ordered.map(({ withTax }) => withTax)).toEqual([10_823, 4_696])
    expect(ordered.map((one) => toOrderCost([one], 0.19))).toMatchObject([
      { withoutTax: 9_095, tax: { vat: { amount: 1_728 } } },
      { withoutTax: 3_946, tax: { vat: { amount: 750 } } },
    ])
    expect(toOrderCost(ordered, 0.19)).toEqual({
      withTax: 15_519,
      withoutTax: 13_041,
      tax: { vat: { rate: 0.19, amount: 2_478 } },
      appliedReductions: [
        { category: 'sale', type: 'absolute', amount: { absoluteWithTax: 4_000, relative: 0.16 } },
        {
          category: 'campaign',
          type: 'absolute',
          amount: { absoluteWithTax: 3_200, relative: 0.1524 },
        },
        {
          category: 'promotion',
          type: 'absolute',
          amount: { absoluteWithTax: 1_280, relative: 0.0719 },
        },
        {
          category: 'voucher',
          type: 'absolute',
          amount: { absoluteWithTax: 1_000, relative: 0.0605 },
        },
      ],
    })
  })

  it('is its subtotal less every reduction, never negative, and splits into net and tax', () => {
    fc.assert(
      fc.property(lines, wish, (basket, voucher) => {
        const ordered = shareVoucher(basket, voucher)
        const cost = toOrderCost(ordered, 0.19)
        const reductions = cost.appliedReductions.map(({ amount }) => amount)

        expect(cost.withTax + sum(reductions.map(({ absoluteWithTax }) => absoluteWithTax))).toBe(
          sum(basket.map(beforeReductions)),
        )
        expect(cost.withoutTax + cost.tax.vat.amount).toBe(cost.withTax)
        for (const one of ordered) expect(one.withTax).toBeGreaterThanOrEqual(0)
        for (const { relative } of reductions) expect(relative >= 0 && relative <= 1).toBe(true)
      }),
    )
  })
})

describe('[3.22] a promotion on a line', () => {
  const line20 = toLinePrice(toUnitPrice({ cents: 1_000, reducedFromCents: null }, null), 3)

  it('takes cents off every piece and a percentage off the line', () => {
    const perPiece = applyPromotion(line20, 3, { type: 'absolute', cents: 150 })
    const percent = applyPromotion(line20, 3, { type: 'relative', percent: 33 })

    expect(perPiece.withTax).toBe(2_550)
    expect(percent.withTax).toBe(2_010)
  })

  it('makes a line free at most', () => {
    const free = applyPromotion(line20, 3, { type: 'absolute', cents: 5_000 })

    expect(free.withTax).toBe(0)
    expect(free.reductions).toEqual([
      { category: 'promotion', type: 'absolute', amount: { absoluteWithTax: 3_000, relative: 1 } },
    ])
  })
})

describe('[3.22] a voucher over several lines', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 5_000_000_000 }), { maxLength: 10 })

  it('is shared out to the last cent, to nobody more than they cost, by what they cost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000_000_000 }), amounts, (cents, weights) => {
        const total = sum(weights)
        const shares = shareOut(cents, weights)

        expect(sum(shares)).toBe(Math.min(cents, total))
        for (const [index, share] of shares.entries()) {
          const weight = weights[index] ?? 0
          const exact = total === 0 ? 0 : (Math.min(cents, total) * weight) / total
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(weight)
          expect(Math.abs(share - exact)).toBeLessThan(1.001)
        }
      }),
    )
  })

  it('does not depend on the order of the lines, but for who of two equal ones gets the odd cent', () => {
    const shuffled = amounts.chain((weights) =>
      fc.tuple(
        fc.constant(weights),
        fc.shuffledSubarray([...weights.keys()], { minLength: weights.length }),
      ),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_000_000_000 }),
        shuffled,
        (cents, [weights, order]) => {
          const shareOf = (some: readonly number[]) =>
            shareOut(cents, some)
              .map((share, index) => `${some[index]} less ${share}`)
              .toSorted()

          expect(shareOf(order.map((index) => weights[index] ?? 0))).toEqual(shareOf(weights))
        },
      ),
    )
    expect(shareOut(50, [31, 33, 36])).toEqual([15, 17, 18])
    expect(shareOut(50, [33, 31, 36])).toEqual([17, 15, 18])
  })

  it('gives what is left to the largest remainder, the earlier line first', () => {
    expect(shareOut(10, [1, 1, 1])).toEqual([1, 1, 1])
    expect(shareOut(100, [100, 100, 100])).toEqual([34, 33, 33])
    expect(shareOut(10, [7, 12, 1])).toEqual([4, 6, 0])
    expect(shareOut(5, [])).toEqual([])
    expect(shareOut(-5, [10])).toEqual([0])
  })

  it('takes a percentage off every line', () => {
    const one = toLinePrice(toUnitPrice({ cents: 1_005, reducedFromCents: null }, null), 1)

    const [reduced] = shareVoucher([one], { type: 'relative', percent: 10 })

    expect(reduced?.withTax).toBe(904)
  })
})
