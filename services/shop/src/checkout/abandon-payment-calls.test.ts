import * as calls from '@saum/contract/checkout'
import { settlePayment } from '@saum/contract/payment'
import * as v from '@saum/schema/schema'
import { aShopper } from '@saum/testing/basket-shopper'
import { checkingOut, stateOf, type CheckoutShopper } from '@saum/testing/checkout-shopper'
import type { TestAnswer } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const NOW = Date.parse('2026-11-16T08:00:00Z')

describe.each(TEST_ENGINES)('[2.15] a payment elsewhere on %s', (engine) => {
  /** Sent to the provider, with the key of the payment. */
  async function aPayingGuest() {
    const { backend, sessionKey } = await aShopper({ engine, now: () => NOW })
    const guest = checkingOut(backend, { sessionKey })
    await guest.add({ variantId: 701, quantity: 2 })
    await guest.prepare({ methodKey: 'wallet_redirect' })
    const paymentKey = keyOf(await guest.order())
    return { guest, paymentKey }
  }

  function keyOf({ body }: TestAnswer): string {
    const answer = v.parse(calls.placeOrder.result, body)
    if (answer.next.type !== 'payment') throw new Error('Nothing is to be paid elsewhere')
    return answer.next.paymentKey
  }

  const stockIn = async ({ backend }: CheckoutShopper) => {
    const [row] = await backend.db.sql<{ left: number }>`
      select stock_quantity as left from variant_shop where variant_id = 701 and shop_id = 10028`
    return row?.left
  }

  function settle({ backend }: CheckoutShopper, paymentKey: string, outcome: 'paid' | 'failed') {
    const sum = { amountCents: 15_998, currencyCode: 'EUR' }
    return backend.post(settlePayment, { paymentKey, outcome, ...sum })
  }

  it('keeps the pieces and the basket until it is decided', async () => {
    const { guest, paymentKey } = await aPayingGuest()

    const state = await guest.state()

    expect(state.order).toMatchObject({ state: 'payment-pending', paymentKey })
    expect(state.basket.items).toMatchObject([{ quantity: 2 }])
    expect(await stockIn(guest)).toBe(7)
  })

  it('is gone on with by another click, not begun anew', async () => {
    const { guest, paymentKey } = await aPayingGuest()

    const again = await guest.call(calls.placeOrder, {
      hasAcceptedTerms: true,
      expectedTotalCents: 15_998,
    })

    expect(keyOf(again)).toBe(paymentKey)
  })

  it('lets nobody change what is being paid for', async () => {
    const { guest, paymentKey } = await aPayingGuest()

    const answer = await guest.call(calls.setPaymentMethod, { methodKey: 'invoice' })

    expect(answer).toMatchObject({ status: 409, body: { kind: 'already-ordered' } })
    expect(stateOf(answer).order).toMatchObject({ paymentKey })
  })

  it('that is given up leaves everything as it was, and can be done another way', async () => {
    const { guest, paymentKey } = await aPayingGuest()

    const answer = await guest.call(calls.abandonPayment, { paymentKey })
    const stock = await stockIn(guest)
    await guest.call(calls.setPaymentMethod, { methodKey: 'prepayment' })
    const order = await guest.order()

    expect(stateOf(answer)).toMatchObject({
      step: 'review',
      order: null,
      customer: { email: 'anna@saum.example' },
      basket: { items: [{ quantity: 2 }] },
    })
    expect(stock).toBe(9)
    expect(order).toMatchObject({ status: 200, body: { next: { type: 'done' } } })
    expect(await stockIn(guest)).toBe(7)
  })

  it('may be given up twice', async () => {
    const { guest, paymentKey } = await aPayingGuest()

    await guest.call(calls.abandonPayment, { paymentKey })
    const again = await guest.call(calls.abandonPayment, { paymentKey })

    expect(again.status).toBe(200)
    expect(await stockIn(guest)).toBe(9)
  })

  it('that failed is back at the last step, with everything kept', async () => {
    const { guest, paymentKey } = await aPayingGuest()

    await settle(guest, paymentKey, 'failed')

    expect(await guest.state()).toMatchObject({ step: 'review', order: null })
    expect(await stockIn(guest)).toBe(9)
  })

  it('that has succeeded cannot be given up', async () => {
    const { guest, paymentKey } = await aPayingGuest()
    const checkoutJwt = await guest.token()
    await settle(guest, paymentKey, 'paid')

    const answer = await guest.backend.post(calls.abandonPayment, { checkoutJwt, paymentKey })
    const state = await guest.backend.post(calls.startCheckout, { checkoutJwt })

    expect(answer).toMatchObject({ status: 409, body: { kind: 'already-paid' } })
    expect(stateOf(state).order).toMatchObject({ state: 'placed', paymentKey: null })
    expect(await stockIn(guest)).toBe(7)
  })

  it('can only be given up by who has begun it', async () => {
    const { guest, paymentKey } = await aPayingGuest()
    const stranger = checkingOut(guest.backend)
    await stranger.add({ variantId: 702, quantity: 1 })
    await stranger.state()

    const answer = await stranger.call(calls.abandonPayment, { paymentKey })
    const unknown = await stranger.call(calls.abandonPayment, { paymentKey: 'x' })

    const refused = { status: 404, body: { kind: 'payment-not-found' } }
    expect([answer, unknown]).toMatchObject([refused, refused])
    expect((await guest.state()).order).toMatchObject({ state: 'payment-pending' })
  })
})
