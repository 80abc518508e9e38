import { listMandatesToEnd, settleMandateEnd } from '@saum/contract/payment'
import { aCustomerWithPassword } from '@saum/testing/customer-visit'
import { mailsIn, stockOf } from '@saum/testing/order-placing'
import {
  aSubscriber,
  deliveriesIn,
  onDay,
  SUBSCRIBER,
  subscriptionsOf,
} from '@saum/testing/subscriber'
import { TEST_ENGINES } from '@saum/testing/test-database'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { aDress } from '@saum/testing/basket-shopper'
import { forgetCustomer } from '../account-data/forget-customer.ts'
import type { Database } from '../database/database.ts'
import type { MailMessage } from '../mail/mail-transport.ts'
import { findOrder } from '../order/order-storage.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { startSubscriptions } from './start-subscriptions.ts'

const REMINDED = '2026-12-09'
const DUE = '2026-12-16'

describe.each(TEST_ENGINES)('a subscription on %s', (engine) => {
  it('begins with an order that is certain, once, with the order as its first delivery', async () => {
    const subscriber = await aSubscriber({ engine, quantity: 2 })
    const { db, placed } = subscriber

    const order = await findOrder(db.sql, placed.orderId)
    if (order === null) throw new Error('There is no order')
    await db.transaction((sql) => startSubscriptions(sql, order, Date.now()))

    expect(await subscriptionsOf(subscriber)).toMatchObject([
      {
        number: 'AB26000001-9',
        state: 'active',
        quantity: 2,
        intervalMonths: 1,
        goodsCents: 14_398,
        deliveryCents: 0,
        nextDeliveryOn: DUE,
        changeUntil: '2026-12-15',
        shippingAddress: { city: 'Hamburg' },
        paymentMethod: 'invoice',
      },
    ])
  })

  it('is told of a week before and ordered on the day, each once', async () => {
    const subscriber = await aSubscriber({ engine })
    const { db, backend } = subscriber

    await onDay(subscriber, '2026-12-08')
    expect(await mailsAbout(db)).toEqual([])
    await onDay(subscriber, REMINDED)
    await onDay(subscriber, REMINDED)
    expect(await mailsAbout(db)).toEqual(['subscription-renewal'])
    await onDay(subscriber, '2026-12-15')
    expect(await deliveriesIn(db)).toEqual([])
    await onDay(subscriber, DUE)
    await Promise.all([backend.runBackgroundWork(), backend.runBackgroundWork()])

    const [delivery, ...others] = await deliveriesIn(db)
    expect(others).toEqual([])
    expect(delivery).toMatchObject({ state: 'ordered', deliveryOn: DUE, cents: 7_199 })
    expect(await findOrder(db.sql, delivery?.id ?? 0)).toMatchObject({
      customerId: SUBSCRIBER.id,
      email: SUBSCRIBER.email,
      orderNumber: 'DE2600000025',
      pieces: [{ variantId: 701, cents: 7_199 }],
      events: [{ kind: 'ordered' }],
    })
    expect(await stockOf(db)).toBe(7)
    expect(await mailsIn(db)).toContain(`order-confirmation:${delivery?.id}`)
    expect(await subscriptionsOf(subscriber)).toMatchObject([{ nextDeliveryOn: '2027-01-16' }])
  })

  it('is told of with its day, its price and how to change or cancel it', async () => {
    const sent: MailMessage[] = []
    const mailTransport = { send: async (mail: MailMessage) => void sent.push(mail) }
    const subscriber = await aSubscriber({ engine, quantity: 2, unitCents: 2_000, mailTransport })

    await onDay(subscriber, REMINDED)

    const mail = await PostalMime.parse(sent.at(-1)?.source ?? '')
    const text = mail.text?.replaceAll('\u{a0}', ' ')
    expect(mail.subject).toBe('Dein Abo AB26000001-9: nächste Lieferung am 16. Dezember 2026')
    for (const words of ['Hallo Anna,', 'Kleid 7', '2 Stück', 'jeden Monat', '40,00 €', '3,95 €']) {
      expect(text).toContain(words)
    }
    expect(text).toContain('Bis 15. Dezember 2026 kannst du')
    expect(text).toContain('https://saum.example/de/cancel-contract/')
    expect(text).toContain('https://saum.example/de/account/subscription/')
  })

  it('comes later when nobody could be told of it in time', async () => {
    const subscriber = await aSubscriber({ engine })

    await onDay(subscriber, '2026-12-20')

    expect(await deliveriesIn(subscriber.db)).toEqual([])
    expect(await mailsAbout(subscriber.db)).toEqual(['subscription-renewal'])
    expect(await subscriptionsOf(subscriber)).toMatchObject([{ nextDeliveryOn: '2026-12-28' }])
    await onDay(subscriber, '2026-12-28')
    expect(await deliveriesIn(subscriber.db)).toMatchObject([{ deliveryOn: '2026-12-28' }])
  })

  it('that cannot be read holds up no other and is looked at again the next day', async () => {
    const subscriber = await aSubscriber({ engine })
    const { db, placed } = subscriber
    await db.transaction(async (sql) => {
      await sql`
        insert into subscription (id, number, shop_id, customer_id, first_order_id, line_key,
          product_id, variant_id, quantity, interval_months, unit_cents, state, anchor_on,
          last_on, next_on, document, started_at, updated_at, paused_until)
        select '0', 'AB0', shop_id, customer_id, first_order_id, 'broken', product_id,
          variant_id, quantity, interval_months, unit_cents, 'paused', anchor_on, last_on,
          next_on, '{', started_at, updated_at, ${REMINDED} from subscription`
      await sql`
        update subscription set state = 'paused', paused_until = ${REMINDED}
        where first_order_id = ${placed.orderId} and document <> '{'`
    })

    await onDay(subscriber, REMINDED)

    expect(await db.sql`select state, try_on as "tryOn" from subscription order by number`).toEqual(
      [
        { state: 'paused', tryOn: '2026-12-10' },
        { state: 'active', tryOn: null },
      ],
    )
  })

  it('costs no more than the piece costs everybody on the day', async () => {
    const subscriber = await aSubscriber({ engine, unitCents: 7_999 })
    await subscriber.backend.importCatalog({
      products: [
        aDress({
          subscriptionIntervals: [1, 2, 3, 6],
          prices: { ...aDress().prices, de: { amount: 4_000 } },
        }),
      ],
    })

    await onDay(subscriber, REMINDED)
    await onDay(subscriber, DUE)

    expect(await deliveriesIn(subscriber.db)).toMatchObject([{ cents: 4_000 + 395 }])
  })

  it('leaves out a delivery that is sold out, charges nothing and says so', async () => {
    const subscriber = await aSubscriber({ engine })
    const { db } = subscriber
    await db.transaction((sql) => sql`update variant_shop set stock_quantity = 0`)

    await onDay(subscriber, REMINDED)
    await onDay(subscriber, DUE)

    expect(await deliveriesIn(db)).toEqual([])
    expect(await mailsAbout(db)).toEqual(['subscription-left-out', 'subscription-renewal'])
    expect(await subscriptionsOf(subscriber)).toMatchObject([
      { state: 'active', nextDeliveryOn: '2027-01-16' },
    ])
  })

  it('ends when the piece is gone, and says so', async () => {
    const subscriber = await aSubscriber({ engine })
    const { db } = subscriber
    await onDay(subscriber, REMINDED)
    await db.transaction((sql) => sql`delete from variant_shop where variant_id = 701`)

    await onDay(subscriber, DUE)

    expect(await deliveriesIn(db)).toEqual([])
    expect(await mailsAbout(db)).toEqual(['subscription-ended', 'subscription-renewal'])
    expect(await subscriptionsOf(subscriber)).toMatchObject([
      { state: 'ended', nextDeliveryOn: null, product: { id: 7 } },
    ])
  })

  it('sends nothing to somebody who was deactivated', async () => {
    const subscriber = await aSubscriber({ engine })
    await onDay(subscriber, REMINDED)
    const customers = [aCustomerWithPassword({ ...SUBSCRIBER, isActive: false })]
    await subscriber.backend.importCatalog({ customers })

    await onDay(subscriber, DUE)

    expect(await deliveriesIn(subscriber.db)).toEqual([])
  })

  it('ends when the order it began with is cancelled', async () => {
    const subscriber = await aSubscriber({ engine })
    const { db, placed } = subscriber
    await db.transaction(
      (sql) => sql`update customer_order set state = 'cancelled' where id = ${placed.orderId}`,
    )

    await onDay(subscriber, DUE)

    expect(await deliveriesIn(db)).toEqual([])
    expect(await subscriptionsOf(subscriber)).toMatchObject([{ state: 'ended' }])
  })

  it('ends when its first delivery is withdrawn from and comes back', async () => {
    const subscriber = await aSubscriber({ engine })
    const { db, placed } = subscriber
    await db.transaction(
      (sql) => sql`
        insert into declaration (id, kind, shop_id, request_key, order_id, return_id, email,
          document, received_at, settled_at)
        values ('D', 'withdrawal', 10028, 'D', ${placed.orderId}, 'R', '', '{}', 1, 1)`,
    )

    await onDay(subscriber, DUE)

    expect(await deliveriesIn(db)).toEqual([])
    expect(await subscriptionsOf(subscriber)).toMatchObject([{ state: 'ended' }])
  })
})

describe.each(TEST_ENGINES)('a subscription paid by card on %s', (engine) => {
  it('begins once the first payment is there and is charged by what it left behind', async () => {
    const subscriber = await aSubscriber({ engine, paymentMethod: 'card' })
    expect(await subscriptionsOf(subscriber)).toEqual([])
    await pay(subscriber, subscriber.placed.paymentKey)

    await onDay(subscriber, REMINDED)
    await onDay(subscriber, DUE)

    const [charge] = await openCharges(subscriber.db)
    expect(charge).toMatchObject({ mandateId: 'mandate-1', cents: 7_199 })
    expect(await subscriptionsOf(subscriber)).toMatchObject([{ nextDeliveryOn: DUE }])
    await pay(subscriber, charge?.paymentKey ?? '')
    await subscriber.backend.runBackgroundWork()
    expect(await deliveriesIn(subscriber.db)).toMatchObject([{ state: 'paid' }])
    expect(await subscriptionsOf(subscriber)).toMatchObject([{ nextDeliveryOn: '2027-01-16' }])
  })

  it('is charged again the next day twice, then rests until the customer goes on', async () => {
    const subscriber = await aSubscriber({ engine, paymentMethod: 'card' })
    const { db } = subscriber
    await pay(subscriber, subscriber.placed.paymentKey)
    await onDay(subscriber, REMINDED)

    for (const day of [DUE, '2026-12-17', '2026-12-18']) {
      await onDay(subscriber, day)
      const [charge] = await openCharges(db)
      await fail(subscriber, charge?.paymentKey ?? '')
      await onDay(subscriber, day)
      expect(await openCharges(db)).toEqual([])
    }

    expect((await deliveriesIn(db)).map(({ state }) => state)).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
    ])
    expect(await stockOf(db)).toBe(8)
    expect(await mailsAbout(db)).toEqual(['subscription-renewal', 'subscription-unpaid'])
    expect(await subscriptionsOf(subscriber)).toMatchObject([
      { state: 'paused', nextDeliveryOn: null, pausedUntil: null },
    ])
  })

  it('has its mandate ended at the provider once it is over', async () => {
    const subscriber = await aSubscriber({ engine, paymentMethod: 'card' })
    const { db, backend, placed } = subscriber
    const due = async () => (await backend.post(listMandatesToEnd, { limit: 10 })).body
    await pay(subscriber, placed.paymentKey)
    await onDay(subscriber, REMINDED)
    expect(await due()).toEqual([])

    await db.transaction(
      (sql) => sql`update customer_order set state = 'cancelled' where id = ${placed.orderId}`,
    )
    await onDay(subscriber, REMINDED)

    expect(await due()).toEqual(['mandate-1'])
    await backend.post(settleMandateEnd, { mandateId: 'mandate-1', isDone: false })
    expect(await due()).toEqual([])
    subscriber.clock.at += 3_600_000
    expect(await due()).toEqual(['mandate-1'])
    await backend.post(settleMandateEnd, { mandateId: 'mandate-1', isDone: true })
    expect(await due()).toEqual([])
  })

  it('has its mandate ended when the account is deleted', async () => {
    const subscriber = await aSubscriber({ engine, paymentMethod: 'card' })
    const { db, backend, clock } = subscriber
    await pay(subscriber, subscriber.placed.paymentKey)

    const leaving = { customerId: SUBSCRIBER.id, keys: null, now: clock.at }
    await db.transaction((sql) => forgetCustomer(sql, leaving))

    expect((await backend.post(listMandatesToEnd, { limit: 10 })).body).toEqual(['mandate-1'])
  })

  it('rests where the first payment has left nothing behind', async () => {
    const subscriber = await aSubscriber({ engine, paymentMethod: 'card' })
    await pay(subscriber, subscriber.placed.paymentKey, null)
    await onDay(subscriber, REMINDED)

    await onDay(subscriber, DUE)

    expect(await deliveriesIn(subscriber.db)).toEqual([])
    expect(await subscriptionsOf(subscriber)).toMatchObject([{ state: 'paused' }])
  })
})

type Subscriber = Awaited<ReturnType<typeof aSubscriber>>

async function pay(
  { db, clock }: Subscriber,
  paymentKey: string | null,
  mandateId: string | null = 'mandate-1',
): Promise<void> {
  const [row] = await db.sql<{ cents: number }>`
    select amount_cents as cents from payment where payment_key = ${paymentKey}`
  await settlePayment(
    { db, now: () => clock.at },
    {
      paymentKey: paymentKey ?? '',
      outcome: 'paid',
      amountCents: row?.cents ?? 0,
      currencyCode: 'EUR',
      mandateId,
    },
  )
}

async function fail({ db, clock }: Subscriber, paymentKey: string): Promise<void> {
  const outcome = { paymentKey, outcome: 'failed', amountCents: 0, currencyCode: 'EUR' } as const
  await settlePayment({ db, now: () => clock.at }, outcome)
}

function openCharges(
  db: Database,
): Promise<{ paymentKey: string; mandateId: string | null; cents: number }[]> {
  return db.sql`
    select payment_key as "paymentKey", mandate_id as "mandateId", amount_cents as cents
    from payment where state = 'opening'`
}

async function mailsAbout(db: Database): Promise<string[]> {
  const kinds = (await mailsIn(db)).map((mail) => mail.split(':')[0] ?? '')
  return kinds.filter((kind) => kind.startsWith('subscription-')).toSorted()
}
