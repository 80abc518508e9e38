import type { Product, Variant } from '@saum/contract/product'
import { subscriptionCents } from '@saum/domain/subscription-terms'

/** How it can be had again and again. */
export interface SubscriptionOffer {
  /** Months from one delivery to the next. */
  intervals: number[]
  /** Of one piece per delivery, by variant. */
  centsOf: Record<string, number>
  /** It is less than what is paid once, and by the share that is promised. */
  isTenthLess: boolean
}

/** `null` where it is only sold once, or not at all. */
export function subscriptionOfferOf({ isSoldOut, variants }: Product): SubscriptionOffer | null {
  const eligible = variants.filter(isEligible)
  const [first] = eligible
  if (isSoldOut || !first) return null
  const intervals = [first.attributes['subscriptionAvailableIntervals']?.values ?? []]
    .flat()
    .flatMap(({ value }) => Number(value) || [])
  if (intervals.length === 0) return null
  return {
    intervals,
    centsOf: Object.fromEntries(eligible.map((variant) => [variant.id, centsOf(variant)])),
    // Beside a sale nothing is said about a share: it would be of a price nobody pays.
    isTenthLess: eligible.every(({ price }) => price.appliedReductions.length === 0),
  }
}

function isEligible({ attributes }: Variant): boolean {
  const [eligibility] = [attributes['subscriptionEligibility']?.values ?? []].flat()
  return eligibility?.value === 'true'
}

function centsOf({ price: { withTax, appliedReductions } }: Variant): number {
  const regularCents = appliedReductions.reduce(
    (sum, { amount }) => sum + amount.absoluteWithTax,
    withTax,
  )
  return subscriptionCents({ regularCents, currentCents: withTax })
}
