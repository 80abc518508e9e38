import fc from 'fast-check'
import { DAY_MS, type CampaignPeriod, type PricePast } from './price-timeline.ts'
import { toUnitPrice, type AskedPrice } from './unit-price.ts'

/** What the price list said on one day; `null` when the product was not offered. */
type Day = AskedPrice | null

/** The past of a price written out day by day: slow and obvious, to judge the quick rules by. */
export interface PriceCalendar {
  /** The last one is today. */
  days: readonly Day[]
  /** How much of today is over. */
  elapsedToday: number
  campaign: { firstDay: number; lastDay: number; percent: number } | null
}

/** What was charged on a day, as a shopper saw it. */
export interface ChargedDay {
  cents: number
  isReduced: boolean
}

const offered = fc
  .record({
    cents: fc.constantFrom(5_000, 6_400, 8_000, 10_000),
    was: fc.constantFrom(null, 6_400, 8_000, 10_000, 12_000),
  })
  .map(({ cents, was }) => ({ cents, reducedFromCents: was !== null && was > cents ? was : null }))

const run = fc.record({
  length: fc.integer({ min: 1, max: 70 }),
  day: fc.oneof({ weight: 6, arbitrary: offered }, { weight: 1, arbitrary: fc.constant(null) }),
})

/** Prices that stay for days or weeks, gaps, and sometimes a campaign over them. */
export const priceCalendar: fc.Arbitrary<PriceCalendar> = fc
  .record({
    runs: fc.array(run, { maxLength: 5 }),
    today: offered,
    todayLength: fc.integer({ min: 1, max: 70 }),
    elapsedToday: fc.double({ min: 0, max: 0.999, noNaN: true }),
    campaign: fc.option(
      fc.record({
        firstDay: fc.integer({ min: -20, max: 200 }),
        length: fc.integer({ min: 1, max: 60 }),
        percent: fc.constantFrom(20, 36),
      }),
    ),
  })
  .map(({ runs, today, todayLength, elapsedToday, campaign }) => ({
    days: [...runs, { length: todayLength, day: today }].flatMap(({ length, day }) =>
      Array<Day>(length).fill(day),
    ),
    elapsedToday,
    campaign: campaign && {
      firstDay: campaign.firstDay,
      lastDay: campaign.firstDay + campaign.length - 1,
      percent: campaign.percent,
    },
  }))

export function chargedDays({ days, campaign }: PriceCalendar): (ChargedDay | null)[] {
  return days.map((asked, day) => {
    if (asked === null) return null
    const isCampaignDay = campaign !== null && campaign.firstDay <= day && day <= campaign.lastDay
    const { withTax, reductions } = toUnitPrice(asked, isCampaignDay ? campaign.percent : null)
    return { cents: withTax, isReduced: reductions.length > 0 }
  })
}

/** The same past as the database keeps it. */
export function toPast({ days, campaign }: PriceCalendar): PricePast {
  const periods = days
    .map((asked, day) => ({ asked, from: day * DAY_MS, until: (day + 1) * DAY_MS }))
    .reduce<{ asked: Day; from: number; until: number }[]>((merged, period) => {
      const last = merged.at(-1)
      if (last === undefined || last.asked !== period.asked) return [...merged, period]
      last.until = period.until
      return merged
    }, [])
  const current = periods.at(-1)
  return {
    history: periods
      .slice(0, -1)
      .flatMap(({ asked, from, until }) => (asked === null ? [] : [{ ...asked, from, until }])),
    current: {
      ...(current?.asked ?? { cents: 0, reducedFromCents: null }),
      pricedAt: current?.from ?? 0,
    },
    campaign: campaign && toPeriod(campaign),
  }
}

export function nowOf({ days, elapsedToday }: PriceCalendar): number {
  return (days.length - 1) * DAY_MS + Math.floor(elapsedToday * DAY_MS)
}

function toPeriod(campaign: NonNullable<PriceCalendar['campaign']>): CampaignPeriod {
  return {
    startsAt: campaign.firstDay * DAY_MS,
    endsAt: (campaign.lastDay + 1) * DAY_MS,
    percent: campaign.percent,
  }
}
