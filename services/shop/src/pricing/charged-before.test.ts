import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayCompareWith } from './charged-before.ts'
import { COMPARISON_RULES, type ChargedBeforeRule } from './comparison-rules.ts'
import {
  chargedDays,
  nowOf,
  priceCalendar,
  toPast,
  type ChargedDay,
} from './price-calendar.fixture.ts'
import { DAY_MS, toTimeline } from './price-timeline.ts'
import { beforeReductions } from './reduction.ts'
import { toShownPrice } from './shown-price.ts'

const RULE: ChargedBeforeRule = {
  kind: 'charged-before',
  shownShare: 0.5,
  shownDaysAtMost: 61,
  unlimitedAfterDays: 30,
}
const NOW = 1_000 * DAY_MS

/** Straight from the wording, one day at a time. */
function mayCompareByTheDay(
  cents: number,
  days: readonly (ChargedDay | null)[],
  elapsedToday: number,
): boolean {
  let day = days.length - 1
  let lowerDays = 0
  for (; isCharged(days[day], (charged) => charged < cents); day -= 1) lowerDays += 1
  let chargedDayCount = 0
  for (; isCharged(days[day], (charged) => charged === cents); day -= 1) chargedDayCount += 1
  if (lowerDays === 0 || chargedDayCount === 0) return false
  return chargedDayCount >= 30 || lowerDays - 1 + elapsedToday < Math.min(chargedDayCount / 2, 61)
}

function isCharged(
  day: ChargedDay | null | undefined,
  holds: (cents: number) => boolean,
): day is ChargedDay {
  return day != null && holds(day.cents)
}

/** Full price for some days, then a sale that began `saleDays` ago. */
function aSale({ fullDays, saleDays }: { fullDays: number; saleDays: number }) {
  const saleAt = NOW - saleDays * DAY_MS
  const full = { cents: 10_000, reducedFromCents: null }
  return {
    history: [{ ...full, from: saleAt - fullDays * DAY_MS, until: saleAt }],
    current: { cents: 8_000, reducedFromCents: 10_000, pricedAt: saleAt },
    campaign: null,
  }
}

describe('[3.22] the earlier price in Swiss shops', () => {
  it('may be named when a day-by-day count says so', () => {
    const compared = fc.constantFrom(5_120, 6_400, 8_000, 10_000, 12_000)
    fc.assert(
      fc.property(priceCalendar, compared, (calendar, cents) => {
        const now = nowOf(calendar)
        const elapsedToday = (now % DAY_MS) / DAY_MS

        expect(mayCompareWith(cents, toTimeline(toPast(calendar), now), now, RULE)).toBe(
          mayCompareByTheDay(cents, chargedDays(calendar), elapsedToday),
        )
      }),
      { numRuns: 1_000 },
    )
  })

  it.each([
    { fullDays: 20, saleDays: 9.9, isShown: true },
    { fullDays: 20, saleDays: 10, isShown: false },
    { fullDays: 29, saleDays: 14.4, isShown: true },
    { fullDays: 29, saleDays: 14.6, isShown: false },
    { fullDays: 30, saleDays: 400, isShown: true },
    { fullDays: 0.5, saleDays: 0.2, isShown: true },
  ])('is shown: $isShown, after $fullDays days and $saleDays days of sale', (example) => {
    const { price, reductionsRelativeTo } = toShownPrice(aSale(example), NOW, RULE)

    expect(price.withTax).toBe(8_000)
    expect(price.reductions.map(({ category }) => category)).toEqual(
      example.isShown ? ['sale'] : [],
    )
    expect(reductionsRelativeTo).toBe(example.isShown ? 'beforeReductions' : null)
  })

  it('is shown for two months at most where only a much longer time would lift the limit', () => {
    const rule = { ...RULE, unlimitedAfterDays: 365 }

    expect(toShownPrice(aSale({ fullDays: 200, saleDays: 60 }), NOW, rule)).toMatchObject({
      reductionsRelativeTo: 'beforeReductions',
    })
    expect(toShownPrice(aSale({ fullDays: 200, saleDays: 61 }), NOW, rule)).toMatchObject({
      reductionsRelativeTo: null,
    })
  })

  it('is not shown when another price was charged last, or none is known', () => {
    const sale = aSale({ fullDays: 100, saleDays: 3 })
    const other = sale.history.map((period) => ({ ...period, cents: 10_500 }))

    expect(toShownPrice({ ...sale, history: other }, NOW, RULE)).toMatchObject({
      price: { withTax: 8_000, reductions: [] },
    })
    expect(toShownPrice({ ...sale, history: [] }, NOW, RULE)).toMatchObject({
      price: { withTax: 8_000, reductions: [] },
    })
  })

  it('may be that of the campaign alone when the sale rests on a price nobody paid', () => {
    const campaign = { startsAt: NOW - 2 * DAY_MS, endsAt: NOW + DAY_MS, percent: 20 }
    const neverPaid = { ...aSale({ fullDays: 0, saleDays: 40 }), history: [], campaign }

    expect(toShownPrice(neverPaid, NOW, RULE)).toMatchObject({
      price: {
        withTax: 6_400,
        reductions: [{ category: 'campaign', amount: { absoluteWithTax: 1_600, relative: 0.2 } }],
      },
      reductionsRelativeTo: 'beforeReductions',
    })
  })

  it('comes without the lowest price of thirty days, which is the rule of the Union', () => {
    expect(toShownPrice(aSale({ fullDays: 90, saleDays: 3 }), NOW, RULE)).toMatchObject({
      lowestPriorPrice: { withTax: null, relativeDifferenceToPrice: null },
    })
    expect(Object.entries(COMPARISON_RULES).map(([path, { kind }]) => [path, kind])).toEqual([
      ['de', 'lowest-price'],
      ['at', 'lowest-price'],
      ['ch', 'charged-before'],
      ['fr-ch', 'charged-before'],
      ['en', 'lowest-price'],
    ])
  })
})

describe('[3.22] a reduced price in the shops of the Union', () => {
  const { de } = COMPARISON_RULES

  it('keeps what the price list says and is compared with the lowest price before', () => {
    expect(toShownPrice(aSale({ fullDays: 2, saleDays: 300 }), NOW, de)).toMatchObject({
      price: { withTax: 8_000, reductions: [{ category: 'sale' }] },
      lowestPriorPrice: { withTax: 10_000, relativeDifferenceToPrice: -0.2 },
      reductionsRelativeTo: 'lowestPriorPrice',
    })
  })

  it('[4.3] announces a reduction, in any shop, only beside a price that was charged before', () => {
    const rule = fc.constantFrom(...Object.values(COMPARISON_RULES))
    fc.assert(
      fc.property(priceCalendar, rule, (calendar, one) => {
        const past = toPast(calendar)
        const { price, lowestPriorPrice, reductionsRelativeTo } = toShownPrice(
          past,
          nowOf(calendar),
          one,
        )
        const before =
          reductionsRelativeTo === 'lowestPriorPrice'
            ? lowestPriorPrice.withTax
            : beforeReductions(price)
        const charged = chargedDays(calendar).slice(0, -1)

        expect(price.reductions.length > 0).toBe(reductionsRelativeTo !== null)
        if (reductionsRelativeTo === null) return
        expect(before).toBeGreaterThan(price.withTax)
        expect(charged.some((day) => day?.cents === before)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is compared with nothing when it was as cheap before, or nothing is known', () => {
    const sale = aSale({ fullDays: 20, saleDays: 3 })
    const cheaper = sale.history.map((period) => ({ ...period, cents: 8_000 }))

    expect(toShownPrice({ ...sale, history: cheaper }, NOW, de)).toMatchObject({
      price: { withTax: 8_000, reductions: [] },
      lowestPriorPrice: { withTax: 8_000, relativeDifferenceToPrice: 0 },
      reductionsRelativeTo: null,
    })
    expect(toShownPrice({ ...sale, history: [] }, NOW, de)).toMatchObject({
      price: { withTax: 8_000, reductions: [] },
      lowestPriorPrice: { withTax: null },
      reductionsRelativeTo: null,
    })
  })
})
