import * as calls from '@saum/contract/payment'
import * as v from '@saum/schema/schema'
import type { Shopper } from '@saum/testing/basket-shopper'
import { aBuyer, aDraft, NOW } from '@saum/testing/order-placing'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { cancelByOperator } from '../order/operate.ts'
import { placeOrder } from '../order/place-order.ts'

const MINUTE_MS = 60_000

describe.each(TEST_ENGINES)('what the checkout host is told of a payment on %s', (engine) => {
  it('is everything the provider has to know, and where the shopper goes afterwards', async () => {
    const { post, paymentKey, cents } = await aPayment(engine)

    const { body } = await post(calls.getPayment, { paymentKey })

    expect(v.parse(calls.getPayment.result, body)).toMatchObject({
      paymentKey,
      orderNumber: 'DE2600000017',
      amountCents: cents,
      currencyCode: 'EUR',
      locale: 'de-DE',
      state: 'opening',
      providerId: null,
      successUrl: expect.stringMatching(/^\/de\/success\/\?cbd=/),
    })
  })

  it('keeps the first id of the provider, however often it is opened', async () => {
    const { post, paymentKey } = await aPayment(engine)

    const first = await post(calls.openPayment, { paymentKey, providerId: 'p-1' })
    const second = await post(calls.openPayment, { paymentKey, providerId: 'p-2' })

    expect(first.body).toMatchObject({ state: 'open', providerId: 'p-1' })
    expect(second.body).toEqual(first.body)
  })

  it('does not open again what is over', async () => {
    const { post, paymentKey, cents } = await aPayment(engine)
    const sum = { amountCents: cents, currencyCode: 'EUR' }
    await post(calls.settlePayment, { paymentKey, outcome: 'cancelled', ...sum })

    const { body } = await post(calls.openPayment, { paymentKey, providerId: 'p-1' })

    expect(body).toMatchObject({ state: 'cancelled', providerId: 'p-1' })
  })

  it('lists those nobody has heard of, and no others', async () => {
    const { post, paymentKey, cents } = await aPayment(engine)

    const early = await post(calls.listWaitingPayments, { before: NOW, limit: 10 })
    const waiting = await post(calls.listWaitingPayments, { before: NOW + 1, limit: 10 })
    const sum = { amountCents: cents, currencyCode: 'EUR' }
    await post(calls.settlePayment, { paymentKey, outcome: 'paid', ...sum })
    const paid = await post(calls.listWaitingPayments, { before: NOW + 1, limit: 10 })

    expect([early.body, waiting.body, paid.body]).toMatchObject([[], [{ paymentKey }], []])
  })

  it('is refused for keys nobody knows', async () => {
    const { post } = await aPayment(engine)
    const paymentKey = 'made-up'

    const found = await post(calls.getPayment, { paymentKey })
    const opened = await post(calls.openPayment, { paymentKey, providerId: 'p' })
    const refund = await post(calls.settleRefund, { refundKey: 'made-up', isDone: true })

    expect([found.status, opened.status, refund.status]).toEqual([404, 404, 404])
  })
})

describe.each(TEST_ENGINES)('money that goes back through the provider on %s', (engine) => {
  it('is due until it is done, later and later when it does not work', async () => {
    const { post, clock, cents } = await aCancelledPayment(engine)
    const due = async () => {
      const { body } = await post(calls.listDueRefunds, { limit: 10 })
      return v.parse(calls.listDueRefunds.result, body)
    }
    const [refund] = await due()
    const refundKey = refund?.refundKey ?? ''

    await post(calls.settleRefund, { refundKey, isDone: false })
    const atOnce = await due()
    clock.now += 2 * MINUTE_MS
    const later = await due()
    await post(calls.settleRefund, { refundKey, isDone: true })
    await post(calls.settleRefund, { refundKey, isDone: false })
    clock.now += 600 * MINUTE_MS

    expect(refund).toEqual({
      refundKey,
      providerId: 'p-1',
      amountCents: cents,
      currencyCode: 'EUR',
    })
    expect([atOnce.length, later.length, (await due()).length]).toEqual([0, 1, 0])
  })

  it('is noted with the order once', async () => {
    const { post, shopper } = await aCancelledPayment(engine)
    const { body } = await post(calls.listDueRefunds, { limit: 10 })
    const refundKey = v.parse(calls.listDueRefunds.result, body)[0]?.refundKey ?? ''

    await post(calls.settleRefund, { refundKey, isDone: true })
    await post(calls.settleRefund, { refundKey, isDone: true })

    const events = await shopper.backend.db.sql`select id from order_event where kind = 'refunded'`
    expect(events).toHaveLength(1)
  })
})

async function aPayment(engine: 'sqlite' | 'postgres') {
  const clock = { now: NOW }
  const shopper: Shopper = await aBuyer({ engine, now: () => clock.now })
  const { db, post } = shopper.backend
  const draft = await aDraft(shopper, { paymentMethod: 'card' })
  const placed = await placeOrder({ db, now: () => clock.now }, draft)
  if (!placed.ok) throw new Error(placed.refusal.kind)
  const { orderId, paymentKey } = placed.value
  return {
    shopper,
    clock,
    post,
    orderId,
    paymentKey: paymentKey ?? '',
    cents: draft.cost.dueCents,
  }
}

async function aCancelledPayment(engine: 'sqlite' | 'postgres') {
  const payment = await aPayment(engine)
  const { shopper, post, paymentKey, cents, orderId, clock } = payment
  await post(calls.openPayment, { paymentKey, providerId: 'p-1' })
  const sum = { amountCents: cents, currencyCode: 'EUR' }
  await post(calls.settlePayment, { paymentKey, outcome: 'paid', ...sum })
  await cancelByOperator({ db: shopper.backend.db, now: () => clock.now }, orderId)
  return payment
}
