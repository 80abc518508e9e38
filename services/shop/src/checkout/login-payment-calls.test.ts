import { mergeBaskets } from '@saum/contract/basket'
import * as calls from '@saum/contract/checkout'
import { getOrders } from '@saum/contract/order'
import { settlePayment } from '@saum/contract/payment'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aDress } from '@saum/testing/basket-shopper'
import { aCategory } from '@saum/testing/catalog-builders'
import { checkingOut, stateOf, type CheckoutShopper } from '@saum/testing/checkout-shopper'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import { startTestBackend, type TestAnswer, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { createOwnerKeys, DEFAULT_KEYS } from '../session/owner-key.ts'

const NOW = Date.parse('2026-11-16T08:00:00Z')
const keys = createOwnerKeys(DEFAULT_KEYS)

describe.each(TEST_ENGINES)('[2.15] logging in while a payment is waited for on %s', (engine) => {
  async function aShop(stock = 9) {
    return startTestBackend({
      engine,
      now: () => NOW,
      catalog: {
        categories: [aCategory()],
        products: [aDress({}, { 701: stock })],
        customers: [aCustomerWithPassword()],
      },
    })
  }

  /** Sent to the provider, with the key of the payment. */
  async function aPayer(shopper: CheckoutShopper, variantId = 701) {
    await shopper.add({ variantId, quantity: 1 })
    await shopper.prepare({ methodKey: 'card' })
    return { shopper, paymentKey: keyOf(await shopper.order()) }
  }

  async function loggedIn(backend: TestBackend, before?: CheckoutShopper) {
    const { nextSessionKey } = await logIn(backend, before && { sessionKey: before.sessionKey })
    return checkingOut(backend, { sessionKey: nextSessionKey })
  }

  it('shows the payment that waits and begins no other', async () => {
    const backend = await aShop(1)
    const { shopper, paymentKey } = await aPayer(checkingOut(backend))
    const customer = await loggedIn(backend, shopper)

    const state = await customer.state()
    const click = await customer.call(calls.placeOrder, {
      hasAcceptedTerms: true,
      expectedTotalCents: 7_999,
    })

    expect(state.order).toMatchObject({ state: 'payment-pending', paymentKey })
    expect(keyOf(click)).toBe(paymentKey)
    expect(await backend.db.sql`select id from customer_order`).toHaveLength(1)
  })

  it('comes before what the customer had begun elsewhere', async () => {
    const backend = await aShop()
    const laptop = await loggedIn(backend)
    await laptop.add({ variantId: 702, quantity: 1 })
    await laptop.prepare()
    const { shopper, paymentKey } = await aPayer(checkingOut(backend))
    const customer = await loggedIn(backend, shopper)

    const onPhone = await customer.state()
    const onLaptop = await laptop.call(calls.setPaymentMethod, { methodKey: 'invoice' })

    expect(onPhone.order).toMatchObject({ paymentKey })
    expect(onLaptop).toMatchObject({ status: 409, body: { kind: 'already-ordered' } })
  })

  it('makes the order theirs once it is paid, and takes only its pieces out of their basket', async () => {
    const backend = await aShop()
    const earlier = await loggedIn(backend)
    await earlier.add({ variantId: 702, quantity: 2 })
    const { shopper, paymentKey } = await aPayer(checkingOut(backend))
    const customer = await loggedIn(backend, shopper)

    await settle(backend, paymentKey, 'paid')

    const { items } = await customer.basket()
    const { body } = await backend.postAs(customer.sessionKey, getOrders, {})
    expect(items).toMatchObject([{ variant: { id: 702 }, quantity: 2 }])
    expect(body).toMatchObject({ entities: [{ state: 'paid' }] })
  })

  it('leaves what was put in although the basket is as old as the one that was ordered from', async () => {
    const backend = await aShop()
    const { shopper, paymentKey } = await aPayer(checkingOut(backend))
    const customer = await loggedIn(backend, shopper)
    await customer.add({ variantId: 702, quantity: 1 })
    await backend.db.transaction((sql) => sql`update basket set revision = 1`)

    await settle(backend, paymentKey, 'paid')

    expect((await customer.basket()).items).toMatchObject([{ variant: { id: 702 }, quantity: 1 }])
  })

  it('goes on with the same checkout when the payment is given up', async () => {
    const backend = await aShop(1)
    const { shopper, paymentKey } = await aPayer(checkingOut(backend))
    const customer = await loggedIn(backend, shopper)

    const answer = await customer.call(calls.abandonPayment, { paymentKey })
    await customer.call(calls.setPaymentMethod, { methodKey: 'prepayment' })
    const order = await customer.order()

    expect(stateOf(answer)).toMatchObject({
      step: 'review',
      order: null,
      customer: { email: 'anna@saum.example' },
      basket: { items: [{ quantity: 1 }] },
    })
    expect(order).toMatchObject({ status: 200, body: { next: { type: 'done' } } })
  })

  it('keeps two payments apart, and their baskets until one of them is decided', async () => {
    const backend = await aShop()
    const own = await aPayer(await loggedIn(backend), 702)
    const visitors = await aPayer(checkingOut(backend))
    const customer = await loggedIn(backend, visitors.shopper)
    const baskets = {
      fromBasketKey: keys('basket', DEFAULT_SHOP.shopId, visitors.shopper.sessionKey),
      toBasketKey: keys('basket', DEFAULT_SHOP.shopId, '91'),
    }

    const during = await backend.postAs(customer.sessionKey, mergeBaskets, baskets)
    const shown = await customer.state()
    await settle(backend, own.paymentKey, 'paid')
    await backend.postAs(customer.sessionKey, mergeBaskets, baskets)
    const next = await customer.state()
    await settle(backend, visitors.paymentKey, 'paid')

    expect(during.body).toBeNull()
    expect(shown.order).toMatchObject({ paymentKey: own.paymentKey })
    expect(next.order).toMatchObject({ paymentKey: visitors.paymentKey })
    expect((await customer.basket()).items).toEqual([])
    const { body } = await backend.postAs(customer.sessionKey, getOrders, {})
    expect(body).toMatchObject({ entities: [{ state: 'paid' }, { state: 'paid' }] })
  })

  it('is one order, in whatever order the login and the payment come', async () => {
    const backend = await aShop()
    const { shopper, paymentKey } = await aPayer(checkingOut(backend))

    const [customer] = await Promise.all([
      loggedIn(backend, shopper),
      settle(backend, paymentKey, 'paid'),
    ])

    expect((await customer.basket()).items).toEqual([])
    expect((await shopper.basket()).items).toEqual([])
    expect(await backend.db.sql`select id from customer_order where state = 'paid'`).toHaveLength(1)
  })
})

function keyOf({ body }: TestAnswer): string {
  const answer = v.parse(calls.placeOrder.result, body)
  if (answer.next.type !== 'payment') throw new Error('Nothing is to be paid elsewhere')
  return answer.next.paymentKey
}

async function settle(backend: TestBackend, paymentKey: string, outcome: 'paid' | 'failed') {
  const [row] = await backend.db.sql<{ amountCents: number }>`
    select amount_cents as "amountCents" from payment where payment_key = ${paymentKey}`
  const amountCents = row?.amountCents ?? 0
  return backend.post(settlePayment, { paymentKey, outcome, amountCents, currencyCode: 'EUR' })
}
