import { createHash } from 'node:crypto'
import { billingOf } from './checkout-quote.ts'
import type { QuotedCheckout } from './read-quote.ts'

/**
 * The same for the same goods, addresses, delivery and payment. Prices and stock are no part of it: what
 * becomes of them is told by itself.
 */
export function choiceKeyOf({ document, basket }: QuotedCheckout): string {
  const { email, phone, shipping, optionKey, branchId, methodKey, giftCards } = document
  const chosen = [
    basket.revision,
    email,
    phone,
    shipping,
    billingOf(document),
    optionKey,
    optionKey === 'collect' ? branchId : null,
    methodKey,
    giftCards.map(({ id }) => id),
  ]
  return createHash('sha256').update(JSON.stringify(chosen)).digest('hex')
}
