import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Life, Sale, SaleCourse } from './life.ts'
import { daysBefore } from './days.ts'
import { pricing } from './price-history.ts'
import { nextPrice, priceBelow } from './prices.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')

const courses: readonly SaleCourse[] = [
  'at-once',
  'stepwise',
  'lower-before',
  'too-brief-in-switzerland',
]

const regular = fc.integer({ min: 20, max: 400 }).map((units) => nextPrice(units * 100))

const life = fc.record({
  course: fc.constantFrom(...courses),
  percent: fc.constantFrom(20, 30, 40, 50),
  startedDaysAgo: fc.integer({ min: 4, max: 40 }),
  earlier: fc.integer({ min: 60, max: 400 }),
})

function reducedLife({ earlier, ...sale }: Sale & { earlier: number }): Life {
  return { daysOld: sale.startedDaysAgo + earlier, isNew: false, sale }
}

function inAllShops(cents: number) {
  return { de: cents, at: cents, ch: cents, 'fr-ch': cents, en: cents }
}

describe('prices on a tag', () => {
  it('end in 5 or 9, and lie next to each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 60_000 }), (cents) => {
        const above = nextPrice(cents)
        expect([500, 900]).toContain(above % 1000)
        expect(above).toBeGreaterThan(cents)
        expect(above - cents).toBeLessThanOrEqual(600)
        expect(priceBelow(nextPrice(above))).toBe(above)
      }),
    )
  })
})

describe('a sale', () => {
  it('leaves a history without gaps that ends with the price of today', () => {
    fc.assert(
      fc.property(regular, life, (cents, wish) => {
        const { prices, priceHistory } = pricing(inAllShops(cents), reducedLife(wish), NOW)
        for (const shop of ['de', 'ch'] as const) {
          const past = priceHistory.filter((entry) => entry.shop === shop)
          expect(prices[shop]?.was).toBe(cents)
          expect(prices[shop]?.amount).toBeLessThan(cents)
          for (const [index, { from, until, amount }] of past.entries()) {
            expect(Date.parse(from)).toBeLessThan(Date.parse(until))
            expect(past[index + 1]?.from ?? until).toBe(until)
            expect(amount).toBeGreaterThan(0)
            expect(amount).toBeLessThanOrEqual(cents)
          }
        }
      }),
    )
  })

  it('takes off about what it says', () => {
    fc.assert(
      fc.property(regular, life, (cents, wish) => {
        const { prices } = pricing(inAllShops(cents), reducedLife(wish), NOW)
        const off = 1 - (prices.de?.amount ?? 0) / cents
        expect(Math.abs(off * cents - (wish.percent / 100) * cents)).toBeLessThanOrEqual(600)
      }),
    )
  })

  it('asked the Swiss price only for days where it is too brief to compare with', () => {
    const brief = reducedLife({
      course: 'too-brief-in-switzerland',
      percent: 30,
      startedDaysAgo: 10,
      earlier: 90,
    })
    const { priceHistory } = pricing(inAllShops(9900), brief, NOW)
    const swiss = priceHistory.filter(({ shop }) => shop === 'ch')
    expect(swiss.map(({ amount }) => amount)).toEqual([8900, 9900])
    expect(swiss[1]).toMatchObject({ from: '2026-10-31T05:00:00.000Z' })
    expect(priceHistory.filter(({ shop }) => shop === 'de')).toHaveLength(1)
  })
})

it('asks one price of what was never reduced, since it came into the range', () => {
  const { prices, priceHistory } = pricing(
    inAllShops(5900),
    { daysOld: 80, isNew: false, sale: null },
    NOW,
  )
  expect(prices.at).toEqual({ amount: 5900, since: daysBefore(NOW, 80) })
  expect(priceHistory).toEqual([])
})
