import { mayCompareWith } from './charged-before.ts'
import type { ChargedBeforeRule, ComparisonRule } from './comparison-rules.ts'
import { lowestPriorPrice, NO_PRIOR_PRICE, type LowestPriorPrice } from './lowest-prior-price.ts'
import {
  campaignPercentAt,
  toTimeline,
  type PricePast,
  type PriceTimeline,
} from './price-timeline.ts'
import { beforeReductions, unreduced, type ReducedAmount } from './reduction.ts'
import { toUnitPrice } from './unit-price.ts'

/** What a reduced price may be compared with; nothing may stand beside any other price. */
export type ReductionReference = 'lowestPriorPrice' | 'beforeReductions'

/**
 * The price of one piece and what a screen may say about its reductions. Those listed may be
 * announced: where the law knows no earlier price to measure them by, the price is simply the price.
 */
export interface ShownPrice {
  price: ReducedAmount
  lowestPriorPrice: LowestPriorPrice
  reductionsRelativeTo: ReductionReference | null
}

export function toShownPrice(past: PricePast, now: number, rule: ComparisonRule): ShownPrice {
  const price = toUnitPrice(past.current, campaignPercentAt(past.campaign, now))
  if (price.reductions.length === 0) {
    return { price, lowestPriorPrice: NO_PRIOR_PRICE, reductionsRelativeTo: null }
  }
  const timeline = toTimeline(past, now)
  if (rule.kind === 'lowest-price') return besideLowest(price, lowestPriorPrice(timeline, rule))
  const shown = withoutUnfoundedReductions(price, timeline, now, rule)
  const reductionsRelativeTo = shown.reductions.length > 0 ? 'beforeReductions' : null
  return { price: shown, lowestPriorPrice: NO_PRIOR_PRICE, reductionsRelativeTo }
}

function besideLowest(price: ReducedAmount, lowest: LowestPriorPrice): ShownPrice {
  const isCheaperNow = lowest.withTax !== null && lowest.withTax > price.withTax
  return isCheaperNow
    ? { price, lowestPriorPrice: lowest, reductionsRelativeTo: 'lowestPriorPrice' }
    : {
        price: unreduced(price.withTax),
        lowestPriorPrice: lowest,
        reductionsRelativeTo: null,
      }
}

/** Leaves out reductions from the first on, until the price they start from was really charged. */
function withoutUnfoundedReductions(
  price: ReducedAmount,
  timeline: PriceTimeline,
  now: number,
  rule: ChargedBeforeRule,
): ReducedAmount {
  if (price.reductions.length === 0) return price
  if (mayCompareWith(beforeReductions(price), timeline, now, rule)) return price
  const later = { ...price, reductions: price.reductions.slice(1) }
  return withoutUnfoundedReductions(later, timeline, now, rule)
}
