import type { Price } from '@saum/contract/product'

interface ComparablePrice extends Pick<Price, 'withTax' | 'reductionsRelativeTo'> {
  appliedReductions: readonly { amount: { absoluteWithTax: number } }[]
}

interface PricedThing {
  price: ComparablePrice
  lowestPriorPrice: { withTax: number | null }
}

/**
 * What a reduced price may be compared with, as the price itself says: in the union the lowest of the
 * 30 days before, in Switzerland the price before the reductions it still carries.
 */
export function priorCentsOf({ price, lowestPriorPrice }: PricedThing): number | undefined {
  const before = comparisonCents(price, lowestPriorPrice.withTax)
  return before !== null && before > price.withTax ? before : undefined
}

function comparisonCents(price: ComparablePrice, lowestCents: number | null): number | null {
  if (price.reductionsRelativeTo === 'lowestPriorPrice') return lowestCents
  if (price.reductionsRelativeTo === undefined) return null
  return price.appliedReductions.reduce(
    (cents, { amount }) => cents + amount.absoluteWithTax,
    price.withTax,
  )
}
