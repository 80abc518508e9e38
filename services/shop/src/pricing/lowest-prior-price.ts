import type { LowestPriceRule } from './comparison-rules.ts'
import { DAY_MS, followsOn, type PricePeriod, type PriceTimeline } from './price-timeline.ts'
import { toFraction } from './rounding.ts'

/** Both are known or neither is; the difference is negative where it is cheaper now. */
export type LowestPriorPrice =
  | { withTax: number; relativeDifferenceToPrice: number }
  | { withTax: null; relativeDifferenceToPrice: null }

export const NO_PRIOR_PRICE: LowestPriorPrice = { withTax: null, relativeDifferenceToPrice: null }

/** The lowest price of the days before the present reduction; nothing when there is no reduction. */
export function lowestPriorPrice(
  timeline: PriceTimeline,
  { windowDays }: LowestPriceRule,
): LowestPriorPrice {
  const present = timeline.at(-1)
  if (present === undefined || !present.isReduced) return NO_PRIOR_PRICE
  const startsAt = startOfReduction(timeline)
  const opensAt = startsAt - windowDays * DAY_MS
  const charged = timeline
    .filter(({ from, until }) => from < startsAt && until > opensAt)
    .map(({ cents }) => cents)
  const lowest = Math.min(...charged)
  // Nothing was charged, or nothing was asked for it: there is no price to compare with.
  if (charged.length === 0 || lowest === 0) return NO_PRIOR_PRICE
  return {
    withTax: lowest,
    relativeDifferenceToPrice: toFraction(present.cents - lowest, lowest),
  }
}

/** A reduction that only ever deepened, without a break, began with its first step. */
function startOfReduction(timeline: PriceTimeline): number {
  let [later, ...earlier] = timeline.toReversed()
  for (const period of earlier) {
    if (later === undefined || !isStepTo(period, later)) break
    later = period
  }
  return later?.from ?? 0
}

function isStepTo(period: PricePeriod, next: PricePeriod): boolean {
  return period.isReduced && period.cents >= next.cents && followsOn(period, next)
}
