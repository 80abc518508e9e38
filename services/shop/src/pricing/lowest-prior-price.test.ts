import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LowestPriceRule } from './comparison-rules.ts'
import { lowestPriorPrice, NO_PRIOR_PRICE } from './lowest-prior-price.ts'
import {
  chargedDays,
  nowOf,
  priceCalendar,
  toPast,
  type ChargedDay,
} from './price-calendar.fixture.ts'
import { DAY_MS, toTimeline, type PricePast } from './price-timeline.ts'

const RULE: LowestPriceRule = { kind: 'lowest-price', windowDays: 30 }
const NOW = 1_000 * DAY_MS

/** Straight from the wording, one day at a time. */
function lowestByTheDay(days: readonly (ChargedDay | null)[]): number | null {
  const today = days.length - 1
  if (!days[today]?.isReduced) return null
  let start = today
  while (true) {
    const [yesterday, then] = [days[start - 1], days[start]]
    if (!yesterday?.isReduced || then == null || yesterday.cents < then.cents) break
    start -= 1
  }
  const window = days.slice(Math.max(0, start - 30), start).filter((day) => day !== null)
  return window.length === 0 ? null : Math.min(...window.map(({ cents }) => cents))
}

function lowestOf(past: Partial<PricePast>) {
  const timeline = toTimeline(
    { history: [], campaign: null, current: listed(0, 8_000, 10_000), ...past },
    NOW,
  )
  return lowestPriorPrice(timeline, RULE)
}

function listed(daysAgo: number, cents: number, reducedFromCents: number | null = null) {
  return { cents, reducedFromCents, pricedAt: NOW - daysAgo * DAY_MS }
}

function ended(
  fromDaysAgo: number,
  untilDaysAgo: number,
  cents: number,
  was: number | null = null,
) {
  const [from, until] = [NOW - fromDaysAgo * DAY_MS, NOW - untilDaysAgo * DAY_MS]
  return { from, until, cents, reducedFromCents: was }
}

describe('[3.16] the lowest price of the thirty days before a reduction', () => {
  it('is what a day-by-day count finds', () => {
    fc.assert(
      fc.property(priceCalendar, (calendar) => {
        const found = lowestPriorPrice(toTimeline(toPast(calendar), nowOf(calendar)), RULE)

        expect(found.withTax).toBe(lowestByTheDay(chargedDays(calendar)))
        expect(found.relativeDifferenceToPrice === null).toBe(found.withTax === null)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is unknown without a reduction and without a past', () => {
    expect(lowestOf({ current: listed(5, 8_000), history: [ended(50, 5, 9_000)] })).toEqual(
      NO_PRIOR_PRICE,
    )
    expect(lowestOf({ current: listed(5, 8_000, 10_000) })).toEqual(NO_PRIOR_PRICE)
  })

  it('looks back from the start of the reduction, not from today', () => {
    const past = { current: listed(60, 8_000, 10_000), history: [ended(200, 60, 10_000)] }

    expect(lowestOf(past)).toEqual({ withTax: 10_000, relativeDifferenceToPrice: -0.2 })
  })

  it('forgets what was charged earlier than thirty days before', () => {
    const history = [ended(100, 36, 5_000), ended(36, 5, 10_000)]

    expect(lowestOf({ current: listed(5, 8_000, 10_000), history })).toMatchObject({
      withTax: 10_000,
    })
  })

  it('is above nothing when the goods were cheaper just before: the difference is positive', () => {
    const history = [ended(60, 20, 10_000), ended(20, 5, 6_400)]

    expect(lowestOf({ current: listed(5, 8_000, 10_000), history })).toEqual({
      withTax: 6_400,
      relativeDifferenceToPrice: 0.25,
    })
  })

  it('counts a reduction that deepens step by step from its first step', () => {
    const history = [
      ended(90, 20, 10_000),
      ended(20, 10, 8_000, 10_000),
      ended(10, 3, 7_000, 10_000),
    ]

    expect(lowestOf({ current: listed(3, 6_000, 10_000), history })).toEqual({
      withTax: 10_000,
      relativeDifferenceToPrice: -0.4,
    })
  })

  it('starts anew after a price in between, and after a price that went up', () => {
    const between = [ended(90, 20, 10_000), ended(20, 10, 8_000, 10_000), ended(10, 3, 10_000)]
    const wentUp = [ended(90, 20, 10_000), ended(20, 3, 5_000, 10_000)]

    expect(lowestOf({ current: listed(3, 6_000, 10_000), history: between })).toMatchObject({
      withTax: 8_000,
    })
    expect(lowestOf({ current: listed(3, 6_000, 10_000), history: wentUp })).toMatchObject({
      withTax: 5_000,
    })
  })

  it('knows the prices of a campaign', () => {
    const campaign = { startsAt: NOW - 12 * DAY_MS, endsAt: NOW - 9 * DAY_MS, percent: 50 }
    const history = [ended(90, 5, 10_000)]

    expect(lowestOf({ current: listed(5, 8_000, 10_000), history, campaign })).toEqual({
      withTax: 5_000,
      relativeDifferenceToPrice: 0.6,
    })
  })

  it('compares with no price where the goods were given away', () => {
    const history = [ended(90, 5, 0)]

    expect(lowestOf({ current: listed(5, 8_000, 10_000), history })).toEqual(NO_PRIOR_PRICE)
  })

  it('takes an end at the last second of a day for no break', () => {
    const lastSecond = { ...ended(20, 3, 7_000, 10_000), until: NOW - 3 * DAY_MS - 1_000 }
    const history = [ended(90, 20, 10_000), lastSecond]

    expect(lowestOf({ current: listed(3, 6_000, 10_000), history })).toMatchObject({
      withTax: 10_000,
    })
  })

  it('lets no record of the past outlive or follow the current price', () => {
    const history = [ended(90, -10, 10_000), ended(1, -5, 100)]

    expect(lowestOf({ current: listed(5, 8_000, 10_000), history })).toEqual({
      withTax: 10_000,
      relativeDifferenceToPrice: -0.2,
    })
  })
})
