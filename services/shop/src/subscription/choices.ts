import type { Price, Product, Variant } from '@saum/contract/product'
import type { Subscription } from '@saum/contract/subscription'
import { labelOf } from '../order-mail/piece-rows.ts'
import type { Offer } from './delivery-offer.ts'
import type { KeptSubscription } from './kept-subscription.ts'

type Chosen = Pick<KeptSubscription, 'variantId'>

/** Sizes and colors of the same piece that can be had and that cost the same, so that the price stays. */
export function choicesOf(kept: Chosen, colors: readonly Product[]): Subscription['choices'] {
  return offersFor(kept, colors).map(({ variant }) => ({
    variantId: variant.id,
    size: labelOf(variant.attributes['shopSize']),
    color: labelOf(variant.attributes['colorDetail']),
  }))
}

/** What it is now comes along, even if it is sold out today. */
export function offersFor({ variantId }: Chosen, colors: readonly Product[]): Offer[] {
  const offers = colors
    .filter(({ isActive }) => isActive)
    .flatMap((product) => product.variants.map((variant) => ({ product, variant })))
  const present = offers.find(({ variant }) => variant.id === variantId)
  if (present === undefined) return []
  const cents = regularCents(present.variant.price)
  return offers.filter(
    ({ variant }) =>
      variant.id === variantId ||
      (isSellable(variant) && isEligible(variant) && regularCents(variant.price) === cents),
  )
}

function isSellable({ stock }: Variant): boolean {
  return stock.quantity > 0 || stock.isSellableWithoutStock
}

function isEligible({ attributes }: Variant): boolean {
  return attributes['subscriptionEligibility'] !== undefined
}

/** Without what a sale or campaign takes off today. */
function regularCents({ withTax, appliedReductions }: Price): number {
  return appliedReductions.reduce((sum, { amount }) => sum + amount.absoluteWithTax, withTax)
}
