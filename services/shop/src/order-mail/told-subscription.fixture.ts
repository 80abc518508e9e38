import type { Shop } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import type { MailKind } from '../mail/mail-outbox.ts'
import { newId } from '../order/new-id.ts'
import { findOrder } from '../order/order-storage.ts'
import { startSubscriptions } from '../subscription/start-subscriptions.ts'
import { listSubscriptionsOfOrder } from '../subscription/subscription-storage.ts'

/** The first piece of an order, delivered again and again to its customer. */
export async function aToldSubscription(
  db: Database,
  { shop, orderId, at }: { shop: Shop; orderId: number; at: number },
): Promise<string> {
  return db.transaction(async (sql) => {
    const customerId = newId()
    await sql`
      insert into customer (id, shop_id, email, document, origin)
      values (${customerId}, ${shop.shopId}, ${`${customerId}@saum.example`}, '{}', 'own')`
    const order = await findOrder(sql, orderId)
    if (order === null) throw new Error('There is no such order')
    const pieces = order.pieces.slice(0, 1).map((piece) => ({
      ...piece,
      document: {
        ...piece.document,
        subscription: { intervalMonths: 3 as const, unitCents: piece.cents },
      },
    }))
    await startSubscriptions(sql, { ...order, customerId, pieces }, at)
    const [subscription] = await listSubscriptionsOfOrder(sql, orderId)
    return subscription?.id ?? ''
  })
}

const COMMON = {
  firstName: 'Marlene',
  subscriptionNumber: 'AB26000001-9',
  productName: 'Blazer Henrike',
  deliveryDate: '16. Februar 2027',
  subscriptionUrl: '/de/account/subscription/',
}

/** What those bring along who queue mails about subscriptions. */
export const SUBSCRIPTION_SLOTS: Partial<Record<MailKind, Record<string, string>>> = {
  'subscription-renewal': {
    ...COMMON,
    renewalDate: '16. Februar 2027',
    changeUntil: '15. Februar 2027',
    interval: 'alle 3 Monate',
    price: '224,96 €',
    deliveryCost: '0,00 €',
    paymentMethod: 'PayPal',
    cancelUrl: '/de/cancel-contract/',
  },
  'subscription-left-out': { ...COMMON, nextDate: '16. Mai 2027' },
  'subscription-ended': COMMON,
  'subscription-unpaid': { ...COMMON, paymentMethod: 'PayPal' },
}
