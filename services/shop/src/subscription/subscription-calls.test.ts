import { createAddress } from '@saum/contract/address-book'
import type { Call, PayloadOf } from '@saum/contract/call'
import * as calls from '@saum/contract/subscription'
import { submitContractCancellation } from '@saum/contract/withdrawal'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { anAddress } from '@saum/testing/checkout-shopper'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import { mailsIn } from '@saum/testing/order-placing'
import {
  aSubscriber,
  deliveriesIn,
  onDay,
  SUBSCRIBER,
  subscriptionsOf,
} from '@saum/testing/subscriber'
import { aSessionKey } from '@saum/testing/session-key'
import { describe, expect, it } from 'vitest'
import type { MailMessage } from '../mail/mail-transport.ts'

type Subscriber = Awaited<ReturnType<typeof aSubscriber>>

const DUE = '2026-12-16'
const AFTER = '2027-01-16'

describe('[2.24] deliveries that come again and again', () => {
  it('are told to their customer only', async () => {
    const subscriber = await aSubscriber()
    const { backend } = subscriber

    const visitor = await backend.postAs(aSessionKey(), calls.getSubscriptions, {})
    const nobody = await backend.post(calls.getSubscriptions, {})

    expect(visitor).toMatchObject({ status: 401, body: { kind: 'not-logged-in' } })
    expect(nobody).toMatchObject({ status: 400, body: { kind: 'no-session' } })
  })

  it('of somebody else are none, whatever is asked about them', async () => {
    const subscriber = await aSubscriber()
    const { backend } = subscriber
    const id = await idOf(subscriber)
    await backend.importCatalog({ customers: [aCustomerWithPassword({ id: 92 })] })
    const stranger = await logIn(backend, { email: 'customer-92@saum.example' })
    const as = stranger.nextSessionKey

    const answers = [
      await backend.postAs(as, calls.updateSubscription, { id, intervalMonths: 6 }),
      await backend.postAs(as, calls.skipDelivery, { id, deliveryOn: DUE }),
      await backend.postAs(as, calls.restoreDelivery, { id, deliveryOn: DUE }),
      await backend.postAs(as, calls.pauseSubscription, { id, months: 1 }),
      await backend.postAs(as, calls.resumeSubscription, { id }),
      await backend.postAs(as, calls.cancelSubscription, { id, requestKey: 'a' }),
    ]

    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 404, body: { kind: 'subscription-not-found' } })
    }
    expect((await backend.postAs(as, calls.getSubscriptions, {})).body).toEqual([])
    expect(await subscriptionsOf(subscriber)).toMatchObject([
      { state: 'active', intervalMonths: 1, nextDeliveryOn: DUE },
    ])
  })

  it('of another shop are none', async () => {
    const subscriber = await aSubscriber()
    const { backend, sessionKey } = subscriber
    const [, at] = SHOPS
    const asked = { id: await idOf(subscriber), months: 1 }

    const answer = await backend.postAs(sessionKey, calls.pauseSubscription, asked, at.shopId)

    expect(answer.status).toBe(401)
  })

  it('are left out one at a time, and back when that is taken back', async () => {
    const subscriber = await aSubscriber()
    const id = await idOf(subscriber)

    const skipped = await post(subscriber, calls.skipDelivery, { id, deliveryOn: DUE })
    const twice = await post(subscriber, calls.skipDelivery, { id, deliveryOn: DUE })
    const back = await post(subscriber, calls.restoreDelivery, { id, deliveryOn: DUE })

    expect(skipped.body).toMatchObject({
      subscription: { skippedOn: DUE, nextDeliveryOn: AFTER, changeUntil: '2027-01-15' },
    })
    expect(twice).toMatchObject({ status: 409, body: { kind: 'too-late' } })
    expect(back.body).toMatchObject({ subscription: { skippedOn: null, nextDeliveryOn: DUE } })
  })

  it('that were left out do not come', async () => {
    const subscriber = await aSubscriber()
    await post(subscriber, calls.skipDelivery, { id: await idOf(subscriber), deliveryOn: DUE })

    await onDay(subscriber, '2026-12-09')
    await onDay(subscriber, DUE)

    expect(await deliveriesIn(subscriber.db)).toEqual([])
  })

  it('can be changed until the day before, by the calendar of the shop', async () => {
    const begun = await aSubscriber()
    const id = await idOf(begun)
    // Half past eleven in the evening in Berlin, and half an hour later.
    begun.clock.at = Date.parse('2026-12-15T22:30:00Z')
    const subscriber = await loggedIn(begun)
    const inTime = await post(subscriber, calls.updateSubscription, { id, intervalMonths: 1 })
    subscriber.clock.at = Date.parse('2026-12-15T23:00:00Z')

    const tooLate = [
      await post(subscriber, calls.updateSubscription, { id, intervalMonths: 2 }),
      await post(subscriber, calls.skipDelivery, { id, deliveryOn: DUE }),
      await post(subscriber, calls.pauseSubscription, { id, months: 1 }),
    ]

    expect(inTime.status).toBe(200)
    for (const answer of tooLate) {
      expect(answer).toMatchObject({ status: 409, body: { kind: 'too-late' } })
    }
  })

  it('come in another size, at another interval and to another address from then on', async () => {
    const subscriber = await aSubscriber()
    const id = await idOf(subscriber)
    const saved = await post(subscriber, createAddress, { address: anAddress({ city: 'Kiel' }) })
    const { address } = v.parse(createAddress.result, saved.body)

    const changed = await post(subscriber, calls.updateSubscription, {
      id,
      intervalMonths: 3,
      variantId: 702,
      addressId: address.id,
    })
    await onDay(subscriber, '2027-02-09')
    await onDay(subscriber, '2027-02-16')

    expect(changed.body).toMatchObject({
      subscription: { nextDeliveryOn: '2027-02-16', variant: { id: 702 } },
    })
    const [delivery] = await subscriber.db.sql<{ variantId: number; document: string }>`
      select i.variant_id as "variantId", o.document from customer_order o
        join order_item i on i.order_id = o.id where o.subscription_id is not null`
    expect(delivery?.variantId).toBe(702)
    expect(delivery?.document).toContain('Kiel')
  })

  it.each([
    ['a size that is sold out', { variantId: 703 }],
    ['a piece of another kind', { variantId: 1 }],
    ['an address of somebody else', { addressId: 4_711 }],
  ])('do not become %s', async (_, wish) => {
    const subscriber = await aSubscriber()
    const id = await idOf(subscriber)

    const answer = await post(subscriber, calls.updateSubscription, { id, ...wish })

    expect(answer).toMatchObject({ status: 422, body: { kind: 'not-available' } })
    expect(await subscriptionsOf(subscriber)).toMatchObject([{ variant: { id: 701 } }])
  })

  it.each([
    ['an interval nobody offers', calls.updateSubscription, { intervalMonths: 4 }],
    ['a pause of a year', calls.pauseSubscription, { months: 12 }],
    ['half a month', calls.pauseSubscription, { months: 0.5 }],
    ['an endless key', calls.cancelSubscription, { requestKey: 'x'.repeat(65) }],
  ])('are not asked about with %s', async (_, call, wish) => {
    const subscriber = await aSubscriber()
    const body = JSON.stringify({ payload: { id: await idOf(subscriber), ...wish } })

    const { sessionKey } = subscriber
    const answer = await subscriber.backend.send({ name: call.name, sessionKey, body })

    expect(answer.status).toBe(400)
  })

  it('rest during a pause and go on by themselves', async () => {
    const subscriber = await aSubscriber()
    const id = await idOf(subscriber)

    const paused = await post(subscriber, calls.pauseSubscription, { id, months: 2 })
    await onDay(subscriber, DUE)
    expect(await deliveriesIn(subscriber.db)).toEqual([])
    await onDay(subscriber, '2027-01-09')
    await onDay(subscriber, AFTER)

    expect(paused.body).toMatchObject({
      subscription: { state: 'paused', pausedUntil: AFTER, nextDeliveryOn: AFTER },
    })
    expect(await deliveriesIn(subscriber.db)).toMatchObject([{ deliveryOn: AFTER }])
    expect(await subscriptionsOf(subscriber)).toMatchObject([{ state: 'active' }])
  })

  it('go on earlier when the customer wants it, with a week to be reminded', async () => {
    const subscriber = await aSubscriber()
    const id = await idOf(subscriber)
    await post(subscriber, calls.pauseSubscription, { id, months: 6 })

    const resumed = await post(subscriber, calls.resumeSubscription, { id })
    const again = await post(subscriber, calls.resumeSubscription, { id })

    expect(resumed.body).toMatchObject({
      subscription: { state: 'active', pausedUntil: null, nextDeliveryOn: DUE },
    })
    expect(again.status).toBe(409)
  })
})

describe('[2.25] a cancellation', () => {
  it('ends it at once, is receipted by mail and paper and listed', async () => {
    const subscriber = await aSubscriber()
    const { backend, sessionKey, db } = subscriber
    const id = await idOf(subscriber)

    const answers = [
      await post(subscriber, calls.cancelSubscription, { id, requestKey: 'a' }),
      await post(subscriber, calls.cancelSubscription, { id, requestKey: 'b' }),
    ]
    const listed = await backend.postAs(sessionKey, calls.getSubscriptionCancellations, {})

    const [cancellation, ...others] = v.parse(
      calls.getSubscriptionCancellations.result,
      listed.body,
    )
    expect(others).toEqual([])
    expect(cancellation).toMatchObject({
      subscriptionNumber: 'AB26000001-9',
      productName: 'Kleid 7',
      endsOn: '2026-11-16',
    })
    for (const { body } of answers) {
      expect(body).toMatchObject({
        subscription: { state: 'cancelled', nextDeliveryOn: null, endsOn: '2026-11-16' },
      })
    }
    expect(cancellation?.receiptUrl).toMatch(/^\/de\/paper\//)
    expect(await mailsIn(db)).toContain(`cancellation-receipt:${cancellation?.confirmationId}`)
    await onDay(subscriber, DUE)
    expect(await deliveriesIn(db)).toEqual([])
    expect(await subscriptionsOf(subscriber)).toMatchObject([{ state: 'ended' }])
  })

  it('on the day of a delivery lets that one come and no other', async () => {
    const subscriber = await aSubscriber()
    const id = await idOf(subscriber)
    await onDay(subscriber, '2026-12-09')
    subscriber.clock.at = Date.parse('2026-12-16T04:00:00Z')
    await post(await loggedIn(subscriber), calls.cancelSubscription, { id, requestKey: 'a' })

    await onDay(subscriber, DUE)
    await onDay(subscriber, AFTER)

    expect(await deliveriesIn(subscriber.db)).toMatchObject([{ deliveryOn: DUE }])
    expect(await subscriptionsOf(subscriber)).toMatchObject([{ state: 'ended' }])
  })

  it('without login ends it too, by its number and the address of its customer', async () => {
    const subscriber = await aSubscriber()
    const answer = await declare(subscriber, { contract: 'Abo ab 26 000001-9, bitte' })

    await subscriber.backend.runBackgroundWork()

    expect(answer.body).toMatchObject({ isMatched: true })
    expect(await subscriptionsOf(subscriber)).toMatchObject([
      { state: 'cancelled', nextDeliveryOn: null, endsOn: '2026-11-16' },
    ])
    const [declaration] = await subscriber.db.sql<{ handledAt: number | null }>`
      select handled_at as "handledAt" from declaration`
    expect(declaration?.handledAt).not.toBeNull()
  })

  it('for a later day lets come what comes before it', async () => {
    const subscriber = await aSubscriber()
    await declare(subscriber, { contract: 'AB26000001-9', endsOn: '2026-12-31' })
    await subscriber.backend.runBackgroundWork()

    await onDay(subscriber, '2026-12-09')
    await onDay(subscriber, DUE)
    await onDay(subscriber, AFTER)

    expect(await deliveriesIn(subscriber.db)).toMatchObject([{ deliveryOn: DUE }])
  })

  it('for a far day lets one more come and can be brought forward or that one left out', async () => {
    const subscriber = await aSubscriber()
    const id = await idOf(subscriber)
    await declare(subscriber, { contract: 'AB26000001-9', endsOn: '2099-01-01' })
    await subscriber.backend.runBackgroundWork()
    expect(await subscriptionsOf(subscriber)).toMatchObject([
      { state: 'cancelled', nextDeliveryOn: DUE, endsOn: AFTER },
    ])

    const skipped = await post(subscriber, calls.skipDelivery, { id, deliveryOn: DUE })
    const ended = await post(subscriber, calls.cancelSubscription, { id, requestKey: 'a' })

    expect(skipped.body).toMatchObject({ subscription: { nextDeliveryOn: null, endsOn: AFTER } })
    expect(ended.body).toMatchObject({ subscription: { endsOn: '2026-11-16' } })
    await declare(subscriber, { contract: 'AB26000001-9', endsOn: DUE, requestKey: 'form-2' })
    await subscriber.backend.runBackgroundWork()
    expect(await subscriptionsOf(subscriber)).toMatchObject([{ endsOn: '2026-11-16' }])
  })

  it('by who knows the address of the first order is told to the account', async () => {
    const sent: string[] = []
    const mailTransport = { send: async ({ recipient }: MailMessage) => void sent.push(recipient) }
    const subscriber = await aSubscriber({ mailTransport })
    await subscriber.db.transaction(
      (sql) => sql`
        update customer_order set email = 'old@example.com' where id = ${subscriber.placed.orderId}`,
    )
    await subscriber.backend.runBackgroundWork()
    sent.length = 0

    await declare(subscriber, { contract: 'AB26000001-9', email: 'old@example.com' })
    await subscriber.backend.runBackgroundWork()

    expect(sent.toSorted()).toEqual([SUBSCRIBER.email, 'old@example.com'])
  })

  it.each([
    ['by somebody else', { contract: 'AB26000001-9', email: 'other@example.com' }],
    ['with a number that was mistyped', { contract: 'AB26000001-8' }],
  ])('%s is receipted and ends nothing', async (_, form) => {
    const subscriber = await aSubscriber()
    await declare(subscriber, form)

    await subscriber.backend.runBackgroundWork()

    expect(await subscriptionsOf(subscriber)).toMatchObject([{ state: 'active' }])
    expect((await mailsIn(subscriber.db)).join(' ')).toContain('cancellation-receipt')
  })
})

async function idOf(subscriber: Subscriber): Promise<string> {
  const [subscription] = await subscriptionsOf(subscriber)
  return subscription?.id ?? ''
}

/** A session does not last from one delivery to the next. */
async function loggedIn(subscriber: Subscriber): Promise<Subscriber> {
  const { nextSessionKey } = await logIn(subscriber.backend, { email: SUBSCRIBER.email })
  return { ...subscriber, sessionKey: nextSessionKey }
}

function post<C extends Call>({ backend, sessionKey }: Subscriber, call: C, payload: PayloadOf<C>) {
  return backend.postAs(sessionKey, call, payload)
}

function declare({ backend }: Subscriber, form: Record<string, string>) {
  return backend.post(submitContractCancellation, {
    requestKey: 'form-1',
    kind: 'ordinary',
    name: 'Anna Weber',
    contract: '',
    email: SUBSCRIBER.email,
    ...form,
  })
}
