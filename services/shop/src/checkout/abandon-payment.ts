import type { CheckoutState } from '@saum/contract/checkout'
import { refuse, type Result } from '@saum/domain/result'
import type { KeptPaymentRow } from '../payment/payment-storage.ts'
import { findPayment } from '../payment/payment-storage.ts'
import { abandonUnheard } from '../payment/settle-payment.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import type { CheckoutRefusal } from './checkout-refusal.ts'
import type { CheckoutVisit } from './checkout-visit.ts'
import { openCheckout } from './open-checkout.ts'

type AbandonRefusal = CheckoutRefusal | { kind: 'payment-not-found' | 'already-paid' }

/**
 * The order is given up and the basket is as it was. What was paid all the same, because it was on its way,
 * is refunded when we hear of it.
 */
export async function abandonPayment(
  parts: CheckoutParts,
  visit: CheckoutVisit,
  paymentKey: string,
): Promise<Result<{ state: CheckoutState }, AbandonRefusal>> {
  const payment = await findPayment(parts.db.sql, paymentKey)
  if (payment === null || !(await isOwn(parts, visit, payment))) {
    return refuse({ kind: 'payment-not-found' })
  }
  const settled = await abandonUnheard(parts, paymentKey)
  if (settled?.state === 'paid') return refuse({ kind: 'already-paid' })
  return openCheckout(parts, visit)
}

/** Whoever knows the key of somebody else's payment cannot give it up. */
async function isOwn(
  { db }: CheckoutParts,
  { owner }: CheckoutVisit,
  { orderId }: KeptPaymentRow,
): Promise<boolean> {
  const rows = await db.sql`
    select id from customer_order where id = ${orderId} and basket_key = ${owner.basketKey}`
  return rows.length > 0
}
