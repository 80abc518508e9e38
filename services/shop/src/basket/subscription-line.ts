import type { Variant } from '@saum/contract/product'
import { subscriptionCents } from '@saum/domain/subscription-terms'
import { beforeReductions, unreduced, type ReducedAmount } from '../pricing/reduction.ts'
import { claimOf, type ClaimedLine, type LineKind } from './subscription-claim.ts'

/** Judged anew whenever a basket is read: neither eligibility nor price is ever taken from a client. */
export function kindOfLine(line: ClaimedLine, variant: Variant): LineKind {
  const claim = claimOf(line)
  if (typeof claim !== 'number') return claim
  return intervalsOf(variant).has(String(claim)) ? claim : 'unsound'
}

function intervalsOf({ attributes }: Variant): ReadonlySet<string | undefined> {
  const [eligibility] = [attributes['subscriptionEligibility']?.values ?? []].flat()
  if (eligibility?.value !== 'true') return new Set()
  const intervals = [attributes['subscriptionAvailableIntervals']?.values ?? []].flat()
  return new Set(intervals.map(({ value }) => value))
}

/** A price of its own, compared with nothing: sale, campaign and promotions have no part in it. */
export function toSubscriptionUnit({ price }: Variant, current: ReducedAmount): ReducedAmount {
  const { withTax, appliedReductions } = price
  const regularCents = beforeReductions({ withTax, reductions: appliedReductions })
  return unreduced(subscriptionCents({ regularCents, currentCents: current.withTax }))
}
