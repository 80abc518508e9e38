import * as calls from '@saum/contract/checkout'
import { applyVoucher, clearBasket, removeVoucher } from '@saum/contract/basket'
import { inEveryShop } from '@saum/testing/catalog-builders'
import { aDress, aShopper } from '@saum/testing/basket-shopper'
import { aVoucher } from '@saum/testing/catalog-extras'
import {
  anAddress,
  checkingOut,
  stateOf,
  type CheckoutShopper,
} from '@saum/testing/checkout-shopper'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { issueGiftCard } from '../gift-card/issue-gift-card.ts'

const NOW = Date.parse('2026-11-16T08:00:00Z')

describe.each(STORAGE_ENGINES)('[2.14] the last click on %s', (engine) => {
  async function aGuest(quantity = 1) {
    const { backend, sessionKey } = await aShopper({ engine, now: () => NOW })
    const guest = checkingOut(backend, { sessionKey })
    await guest.add({ variantId: 701, quantity })
    return guest
  }

  /** Ready to order, with what it cost them when they last looked. */
  async function aReadyGuest(quantity = 1) {
    const guest = await aGuest(quantity)
    const { cost } = await guest.prepare()
    const seen = { expectedTotalCents: cost.totalCents }
    return { guest, seen, click: () => guest.order(seen) }
  }

  const ordersIn = async ({ backend }: CheckoutShopper) =>
    (await backend.db.sql`select id from customer_order`).length

  const stockIn = async ({ backend }: CheckoutShopper) => {
    const [row] = await backend.db.sql<{ left: number }>`
      select stock_quantity as left from variant_shop where variant_id = 701 and shop_id = 10028`
    return row?.left
  }

  it('orders, empties the basket and takes the pieces out of the stock', async () => {
    const { guest, click } = await aReadyGuest(2)

    const answer = await click()

    expect(answer).toMatchObject({ status: 200, body: { next: { type: 'done' } } })
    expect((await guest.basket()).items).toEqual([])
    expect(await stockIn(guest)).toBe(7)
  })

  it('is one order however often and in however many tabs it is clicked', async () => {
    const { guest, seen } = await aReadyGuest()
    const payload = { checkoutJwt: await guest.token(), hasAcceptedTerms: true, ...seen }

    const atOnce = await Promise.all(
      Array.from({ length: 12 }, () => guest.backend.post(calls.placeOrder, payload)),
    )
    const later = await guest.backend.post(calls.placeOrder, payload)

    const bodies = [...atOnce, later].map(({ body }) => body as { orderNumber: string })
    expect(new Set([...atOnce, later].map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(bodies.map(({ orderNumber }) => orderNumber)).size).toBe(1)
    expect(await ordersIn(guest)).toBe(1)
    expect(await stockIn(guest)).toBe(8)
  })

  it('without accepted terms orders nothing and keeps everything', async () => {
    const { guest, seen } = await aReadyGuest()

    const answer = await guest.order({ ...seen, hasAcceptedTerms: false })

    expect(answer).toMatchObject({
      status: 422,
      body: { kind: 'invalid-fields', faults: [{ field: 'terms', reason: 'required' }] },
    })
    expect(await ordersIn(guest)).toBe(0)
    expect((await guest.state()).step).toBe('review')
  })

  it('says everything that is missing to whoever gets there without filling it in', async () => {
    const guest = await aGuest()
    await guest.state()

    const answer = await guest.order()

    const { faults } = answer.body as { faults: { field: string }[] }
    expect(answer.status).toBe(422)
    expect(faults.map(({ field }) => field)).toEqual([
      'email',
      'shipping.firstName',
      'shipping.lastName',
      'shipping.street',
      'shipping.zipCode',
      'shipping.city',
      'option',
      'payment',
    ])
    expect(await ordersIn(guest)).toBe(0)
  })

  it('orders nothing for another price than was shown, and the new one with a new click', async () => {
    const { guest, click } = await aReadyGuest()
    const prices = inEveryShop({ amount: 8_999 }, { amount: 8_999 })
    await guest.backend.importCatalog({ products: [aDress({ prices })] })

    const refused = await click()
    const shown = await guest.state()
    const again = await guest.order()

    expect(refused).toMatchObject({ status: 409, body: { kind: 'order-changed' } })
    expect(shown.changes).toEqual(stateOf(refused).changes)
    expect(stateOf(refused)).toMatchObject({
      changes: [
        { kind: 'price', name: 'Kleid 7', fromCents: 7_999, toCents: 8_999 },
        { kind: 'total', fromCents: 7_999, toCents: 8_999 },
      ],
      cost: { totalCents: 8_999 },
    })
    expect(again.status).toBe(200)
  })

  it('for a sum nobody was shown is refused, whoever says so', async () => {
    const { guest } = await aReadyGuest()

    const cheap = await guest.order({ expectedTotalCents: 1 })

    expect(cheap).toMatchObject({ status: 409, body: { kind: 'order-changed' } })
    expect(stateOf(cheap).changes).toEqual([{ kind: 'total', fromCents: 1, toCents: 7_999 }])
    expect(await ordersIn(guest)).toBe(0)
  })

  it('says that fewer are left, and orders those with a new click', async () => {
    const { guest, click } = await aReadyGuest(3)
    await guest.backend.importCatalog({ products: [aDress({}, { 701: 2 })] })

    const refused = await click()
    const again = await guest.order()

    expect(stateOf(refused).changes).toContainEqual({
      kind: 'fewer',
      name: 'Kleid 7',
      size: 'S',
      quantity: 2,
    })
    expect(again.status).toBe(200)
    expect(await stockIn(guest)).toBe(0)
  })

  it('says that one of two things is sold out', async () => {
    const guest = await aGuest()
    await guest.add({ variantId: 702, quantity: 1 })
    await guest.prepare()
    await guest.backend.importCatalog({ products: [aDress({}, { 702: 0 })] })

    const refused = await guest.order({ expectedTotalCents: 15_998 })

    expect(stateOf(refused).changes).toContainEqual({
      kind: 'sold-out',
      name: 'Kleid 7',
      size: 'M',
    })
  })

  it('of two shoppers at the last piece sells it to one', async () => {
    const first = await aGuest()
    await first.backend.importCatalog({ products: [aDress({}, { 701: 1 })] })
    const shoppers = [first, checkingOut(first.backend), checkingOut(first.backend)]
    for (const shopper of shoppers) {
      await shopper.add({ variantId: 701, quantity: 1 })
      await shopper.prepare()
    }

    const answers = await Promise.all(
      shoppers.map((shopper) => shopper.order({ expectedTotalCents: 7_999 })),
    )

    const sold = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status === 409)
    expect([sold.length, refused.length]).toEqual([1, 2])
    expect(await stockIn(first)).toBe(0)
    expect(await ordersIn(first)).toBe(1)
  })

  it('with a voucher somebody else has used up tells so and asks again', async () => {
    const { guest } = await aReadyGuest()
    const vouchers = [aVoucher({ maxRedemptions: 1 })]
    await guest.backend.importCatalog({ vouchers })
    const other = checkingOut(guest.backend)
    await other.add({ variantId: 702, quantity: 1 })
    for (const shopper of [guest, other]) {
      await shopper.backend.postAs(shopper.sessionKey, applyVoucher, { code: 'WINTER10' })
    }
    await other.prepare()
    await guest.state()

    const faster = await other.order()
    const refused = await guest.order({ expectedTotalCents: 6_999 })
    const again = await guest.order({ expectedTotalCents: 7_999 })

    expect(faster.status).toBe(200)
    expect(stateOf(refused).changes).toContainEqual({ kind: 'voucher', code: 'WINTER10' })
    expect(again.status).toBe(200)
  })

  it('with a gift card that was spent elsewhere tells so and asks again', async () => {
    const { guest, click } = await aReadyGuest()
    const { db } = guest.backend
    const card = await issueGiftCard(db, { cents: 7_999, currency: 'EUR', now: NOW })
    const other = checkingOut(guest.backend)
    await other.add({ variantId: 702, quantity: 1 })
    await other.prepare()
    for (const shopper of [guest, other]) {
      await shopper.call(calls.addGiftCard, { number: card.number, pin: card.pin })
      await shopper.state()
    }

    const faster = await other.order()
    const refused = await click()
    const again = await click()

    expect(faster.status).toBe(200)
    const lastDigits = card.number.slice(-4)
    expect(stateOf(refused).changes).toEqual([{ kind: 'gift-card', lastDigits }])
    expect(again.status).toBe(200)
  })

  it('is answered with the basket as it is when another tab has changed it', async () => {
    const { guest, click } = await aReadyGuest()
    await guest.add({ variantId: 702, quantity: 1 })

    const refused = await click()

    expect(refused).toMatchObject({ status: 409, body: { kind: 'order-changed' } })
    expect(stateOf(refused).basket.items).toHaveLength(2)
  })

  it('orders nothing to an address or by a payment that another tab has chosen since', async () => {
    const { guest, seen } = await aReadyGuest()
    const { choiceKey = '' } = await guest.state()
    const shipping = anAddress({ street: 'Zwirnweg 3' })
    await guest.call(calls.setCheckoutAddresses, { shipping, isSame: true })

    const refused = await guest.order({ ...seen, choiceKey })
    const state = await guest.state()
    const again = await guest.order({ ...seen, choiceKey: state.choiceKey ?? '' })

    expect(refused).toMatchObject({ status: 409, body: { kind: 'order-changed' } })
    expect(state).toMatchObject({ changes: [{ kind: 'choices' }], addresses: { shipping } })
    expect(again.status).toBe(200)
  })

  it('orders nothing of another size that another tab has put in for the same price', async () => {
    const { guest, seen } = await aReadyGuest()
    const { choiceKey = '', basket } = await guest.state()
    await guest.remove(basket.items[0]?.key ?? '')
    await guest.add({ variantId: 702, quantity: 1 })

    const refused = await guest.order({ ...seen, choiceKey })

    expect(refused).toMatchObject({ status: 409, body: { kind: 'order-changed' } })
    expect(await ordersIn(guest)).toBe(0)
  })

  it('of a basket another tab has emptied orders nothing', async () => {
    const { guest, seen } = await aReadyGuest()
    const checkoutJwt = await guest.token()
    await guest.backend.postAs(guest.sessionKey, clearBasket, {})

    const answer = await guest.backend.post(calls.placeOrder, {
      checkoutJwt,
      hasAcceptedTerms: true,
      ...seen,
    })

    expect(answer).toMatchObject({ status: 409, body: { kind: 'nothing-to-order' } })
  })

  it('does not call it a change what the shopper has changed', async () => {
    const { guest } = await aReadyGuest()
    await guest.backend.importCatalog({ vouchers: [aVoucher({})] })
    await guest.backend.postAs(guest.sessionKey, applyVoucher, { code: 'WINTER10' })
    await guest.state()
    await guest.add({ variantId: 702, quantity: 2 })
    await guest.backend.postAs(guest.sessionKey, removeVoucher, {})
    await guest.call(calls.setShippingOption, { optionKey: 'express' })

    const { changes } = await guest.state()

    expect(changes).toEqual([])
  })

  it('tells a change once the page is shown, even when a form was sent in between', async () => {
    const { guest } = await aReadyGuest()
    const prices = inEveryShop({ amount: 8_999 }, { amount: 8_999 })
    await guest.backend.importCatalog({ products: [aDress({ prices })] })

    await guest.call(calls.setShippingOption, { optionKey: 'standard' })
    const answered = await guest.call(calls.setPaymentMethod, { methodKey: 'prepayment' })
    const shown = await guest.state()
    const again = await guest.state()

    const change = { kind: 'price', name: 'Kleid 7', fromCents: 7_999, toCents: 8_999 }
    expect(stateOf(answered).changes).toEqual([change])
    expect(shown.changes).toEqual([change])
    expect(again.changes).toEqual([])
  })
})
