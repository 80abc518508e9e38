import { SHOPS, type Currency, type ShopPath } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { VITAL_METRICS } from './tracking-event.ts'

/** How far a visit got; who ordered has also begun a checkout, however the events came in. */
export const FUNNEL_STEPS = ['visit', 'product', 'basket', 'checkout', 'order'] as const

/** As the web's own measure of speed calls it. */
export const VITAL_RATINGS = ['good', 'needs work', 'poor'] as const

export const MAX_REPORT_DAYS = 400

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
/** `2026-11-17`, by the clocks of the shop. */
const day = v.pipe(v.string(), v.isoDate())
const shopPath = v.picklist(SHOPS.map(({ path }): ShopPath => path))
const currency = v.picklist(SHOPS.map((shop): Currency => shop.currency))

const searchedQuery = v.object({
  query: v.string(),
  searches: count,
  /** How many of them found nothing. */
  empty: count,
})

export const report = v.object({
  shop: v.nullable(shopPath),
  /** Every day of the time asked for, the last of them today. */
  days: v.array(v.object({ day, visits: count, orders: count })),
  funnel: v.array(
    v.object({ step: v.picklist(FUNNEL_STEPS), visits: count, /** Of all visits. */ share }),
  ),
  orders: count,
  /** Shops sell in two currencies, which nobody can add up. */
  revenue: v.array(v.object({ currency, orders: count, cents: count })),
  searches: v.object({
    all: count,
    empty: count,
    /** The most frequent first. */
    top: v.array(searchedQuery),
    /** What was searched for in vain most often. */
    topEmpty: v.array(searchedQuery),
  }),
  vitals: v.array(
    v.object({
      pageType: v.string(),
      metric: v.picklist(VITAL_METRICS),
      samples: count,
      /** Three of four visitors had it at least so well: milliseconds, or the thousandfold of a shift. */
      p75: count,
      rating: v.picklist(VITAL_RATINGS),
      good: share,
      needsWork: share,
      poor: share,
    }),
  ),
  experiments: v.array(
    v.object({ experiment: v.string(), variant: v.string(), visits: count, orders: count }),
  ),
})

export type Report = v.InferOutput<typeof report>

/** What visitors who agreed did in the last days. Only for who runs the shop. */
export const getReport = call('getReport', {
  access: 'internal',
  payload: v.object({
    /** `null` for all of them. */
    shop: v.nullable(shopPath),
    days: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_REPORT_DAYS)),
  }),
  result: report,
  refusals: {},
})

export type ReportQuestion = v.InferOutput<(typeof getReport)['payload']>

/** What was counted about one visitor, for them alone. */
export const getMeasured = call('getMeasured', {
  access: 'internal',
  payload: v.object({ consentId: v.pipe(v.string(), v.uuid()) }),
  result: v.object({
    visits: count,
    pages: count,
    products: count,
    searches: count,
    /** The first moment of it; `null` when there is nothing. */
    since: v.nullable(count),
  }),
  refusals: {},
})
