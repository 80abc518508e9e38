import type { Product } from '@saum/contract/product'
import { plentyOf } from './basket.ts'
import { labelOf } from './range.ts'

/** A basic that can be subscribed to, at its regular price, below the sum of free delivery. */
export function isBasic(product: Product): boolean {
  const variant = plentyOf(product)
  if (!variant) return false
  const { price } = variant
  return (
    labelOf(variant, 'subscriptionEligibility') !== '' &&
    price.appliedReductions.length === 0 &&
    price.withTax <= 10_000
  )
}

/** The price of a delivery, a tenth less, as the page shows it. */
export function subscriptionPrice(product: Product): string {
  const cents = plentyOf(product)?.price.withTax ?? 0
  const reduced = Math.floor((cents * 9 + 5) / 10)
  return new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(reduced / 100)
}
