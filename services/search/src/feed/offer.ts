import type { IndexProduct } from '@saum/contract/search-feed'

/** What the cheapest size costs, in major units, and what that may be compared with. */
export interface Offer {
  /** What is asked. */
  asked: number
  /** What may be struck through beside it; `null` where nothing may. */
  before: number | null
  /** Whole percent, 0 without a reduction that may be shown. */
  reductionPercent: number
}

export function toOffer({ priceRange, lowestPriorPrice }: IndexProduct): Offer {
  const { min } = priceRange
  const beforeCents = comparisonCents(min, lowestPriorPrice.withTax)
  const isReduced = beforeCents !== null && beforeCents > min.withTax
  return {
    asked: min.withTax / 100,
    before: isReduced ? beforeCents / 100 : null,
    reductionPercent: isReduced ? percentOff(min.withTax, beforeCents) : 0,
  }
}

/** The same comparison the product page makes. */
function comparisonCents(
  price: IndexProduct['priceRange']['min'],
  lowestCents: number | null,
): number | null {
  if (price.reductionsRelativeTo === 'lowestPriorPrice') return lowestCents
  if (price.reductionsRelativeTo === undefined) return null
  return price.appliedReductions.reduce(
    (cents, { amount }) => cents + amount.absoluteWithTax,
    price.withTax,
  )
}

/** Rounded down, so that it never promises more than there is. */
function percentOff(cents: number, beforeCents: number): number {
  return Math.floor(((beforeCents - cents) * 100) / beforeCents)
}
