import {
  getSubscriptions,
  type Subscription,
  type SubscriptionInterval,
} from '@saum/contract/subscription'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import type { Database } from '@saum/shop/database/database'
import type { OrderDraft } from '@saum/shop/order/order-draft'
import { placeOrder } from '@saum/shop/order/place-order'
import { createOwnerKeys, DEFAULT_KEYS } from '@saum/shop/session/owner-key'
import { aDress, visiting } from './basket-shopper.ts'
import { aCategory } from './catalog-builders.ts'
import { aCustomerWithPassword, logIn } from './customer-visit.ts'
import { aDraft, NOW } from './order-placing.ts'
import { startTestBackend, type TestBackend, type TestBackendOptions } from './test-backend.ts'

const ownerKeys = createOwnerKeys(DEFAULT_KEYS)

export const SUBSCRIBER = aCustomerWithPassword({ id: 91 })

interface SubscriberWish extends Pick<TestBackendOptions, 'engine' | 'mailTransport'> {
  intervalMonths?: SubscriptionInterval
  quantity?: number
  unitCents?: number
  paymentMethod?: OrderDraft['paymentMethod']
}

/** A customer who has ordered a dress again and again on 16 November 2026, and a clock to turn. */
export async function aSubscriber(wish: SubscriberWish = {}) {
  const { intervalMonths = 1, quantity = 1, unitCents = 7_199, paymentMethod = 'invoice' } = wish
  const clock = { at: NOW }
  const backend = await startTestBackend({
    ...(wish.engine && { engine: wish.engine }),
    ...(wish.mailTransport && { mailTransport: wish.mailTransport }),
    now: () => clock.at,
    catalog: {
      categories: [aCategory()],
      products: [aDress({ subscriptionIntervals: [1, 2, 3, 6] })],
      customers: [SUBSCRIBER],
    },
  })
  const { nextSessionKey: sessionKey } = await logIn(backend, { email: SUBSCRIBER.email })
  const shopper = visiting(backend, sessionKey)
  await shopper.add({ variantId: 701, quantity })
  const draft = await aDraft(shopper, {
    basketKey: ownerKeys('basket', DEFAULT_SHOP.shopId, String(SUBSCRIBER.id)),
    customerId: SUBSCRIBER.id,
    email: SUBSCRIBER.email,
    paymentMethod,
  })
  const agreed = { intervalMonths, unitCents }
  const pieces = draft.pieces.map((piece) => ({
    ...piece,
    document: { ...piece.document, subscription: agreed },
  }))
  const outcome = await placeOrder({ db: backend.db, now: () => clock.at }, { ...draft, pieces })
  if (!outcome.ok) throw new Error(outcome.refusal.kind)
  return { backend, db: backend.db, sessionKey, clock, placed: outcome.value }
}

/** Noon of a day in Berlin, and everything that happens by itself then. */
export async function onDay(
  { backend, clock }: { backend: TestBackend; clock: { at: number } },
  day: string,
): Promise<void> {
  clock.at = Date.parse(`${day}T11:00:00Z`)
  await backend.runBackgroundWork()
}

/** As they see them; a session does not last from one delivery to the next. */
export async function subscriptionsOf({
  backend,
}: {
  backend: TestBackend
}): Promise<Subscription[]> {
  const { nextSessionKey } = await logIn(backend, { email: SUBSCRIBER.email })
  const { body } = await backend.postAs(nextSessionKey, getSubscriptions, {})
  return v.parse(getSubscriptions.result, body)
}

/** Orders that subscriptions have brought about. */
export function deliveriesIn(
  db: Database,
): Promise<{ id: number; state: string; deliveryOn: string; cents: number }[]> {
  return db.sql`
    select id, state, delivery_on as "deliveryOn", total_cents as cents from customer_order
    where subscription_id is not null order by created_at, delivery_on`
}
