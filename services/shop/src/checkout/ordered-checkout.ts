import type { CheckoutState } from '@saum/contract/checkout'
import { toCheckoutState } from './checkout-answer.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { findOrderedCheckout, type KeptCheckout } from './checkout-storage.ts'
import type { CheckoutVisit } from './checkout-visit.ts'
import { findOrderOf, toOrderAnswer, type OrderedCheckout } from './ordered-before.ts'
import { readQuote } from './read-quote.ts'

export interface Ordered {
  checkout: KeptCheckout
  order: OrderedCheckout
}

/** What the basket of somebody has led to last. */
export async function findOrdered(
  { db, now }: CheckoutParts,
  basketKey: string,
): Promise<Ordered | null> {
  const checkout = await findOrderedCheckout(db.sql, basketKey, now())
  if (checkout === null || checkout.orderId === null) return null
  const order = await findOrderOf(db.sql, checkout.orderId)
  return order === null ? null : { checkout, order }
}

/** For whoever comes back to a checkout that is an order already. */
export async function tellOrdered(
  parts: CheckoutParts,
  { owner, expiresAt }: CheckoutVisit,
  { checkout, order }: Ordered,
): Promise<CheckoutState> {
  const quoted = await readQuote(parts, owner, checkout.document)
  const { orderTokens } = parts
  return toCheckoutState(quoted, {
    id: checkout.id,
    expiresAt,
    changes: [],
    order: toOrderAnswer(order, { shop: owner.shop, orderTokens }),
  })
}
