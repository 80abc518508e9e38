import * as calls from '@saum/contract/checkout'
import { getPayment, listWaitingPayments, settlePayment } from '@saum/contract/payment'
import * as v from '@saum/schema/schema'
import { aDress } from '@saum/testing/basket-shopper'
import { aCategory, inEveryShop } from '@saum/testing/catalog-builders'
import { aBranch } from '@saum/testing/catalog-extras'
import { checkingOut, type CheckoutShopper } from '@saum/testing/checkout-shopper'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import { startTestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { issueGiftCard } from '../gift-card/issue-gift-card.ts'
import { findOrder } from '../order/order-storage.ts'
import { findMandate } from '../payment/mandate.ts'

const NOW = Date.parse('2026-11-16T08:00:00Z')
const BASIC = aDress({
  prices: inEveryShop({ amount: 7_990 }, { amount: 7_990 }),
  subscriptionIntervals: [1, 2],
})
const AGAIN = 7_191

const EVERY_TWO_MONTHS = {
  customData: {
    pricePromotionKey: 'subscription',
    subscriptionDefinition: { subscriptionInterval: 2 },
  },
  itemGroup: { id: 'subscription-a', isMainItem: true, isRequired: true },
}

describe.each(TEST_ENGINES)('the checkout of a delivery that comes again on %s', (engine) => {
  async function aShop() {
    const catalog = {
      categories: [aCategory()],
      products: [BASIC],
      branches: [aBranch()],
      customers: [aCustomerWithPassword()],
    }
    return startTestBackend({ engine, now: () => NOW, catalog })
  }

  async function withDelivery(shopper: CheckoutShopper): Promise<CheckoutShopper> {
    await shopper.add({ variantId: 701, quantity: 2, ...EVERY_TWO_MONTHS })
    return shopper
  }

  async function aGuest() {
    return withDelivery(checkingOut(await aShop()))
  }

  async function aCustomer() {
    const backend = await aShop()
    const { nextSessionKey } = await logIn(backend, { email: 'customer-91@saum.example' })
    return withDelivery(checkingOut(backend, { sessionKey: nextSessionKey }))
  }

  it('leads a guest no further than to an account, whatever they send', async () => {
    const guest = await aGuest()

    const state = await guest.prepare({ methodKey: 'card' })
    const refused = await guest.order()

    expect(state).toMatchObject({ step: 'contact', isLoggedIn: false, needsAccount: true })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({
      kind: 'invalid-fields',
      faults: [{ field: 'account', reason: 'required' }],
    })
  })

  it('lets a guest order everything else', async () => {
    const guest = await aGuest()
    const [line] = (await guest.basket()).items
    await guest.remove(line?.key ?? '')
    await guest.add({ variantId: 702, quantity: 1 })

    expect(await guest.prepare()).toMatchObject({ step: 'review', needsAccount: false })
  })

  it('offers every way to pay but the one that has to be paid by hand each time', async () => {
    const customer = await aCustomer()

    const state = await customer.prepare({ methodKey: 'prepayment' })
    const refused = await customer.order()

    expect(state.availablePaymentOptions).toContainEqual({
      key: 'prepayment',
      fault: { reason: 'subscription' },
    })
    expect(refused.body).toMatchObject({ faults: [{ field: 'payment', reason: 'not-available' }] })
  })

  it('is not collected in a branch', async () => {
    const customer = await aCustomer()

    const state = await customer.prepare({ optionKey: 'collect', branchId: aBranch().id })

    expect(state.availableShippingOptions.map(({ key }) => key)).not.toContain('collect')
    expect(state.faults).toContainEqual({ field: 'option', reason: 'not-available' })
  })

  it('is not paid with a gift card, which keeps what is on it', async () => {
    const customer = await aCustomer()
    const { db } = customer.backend
    await customer.prepare({ methodKey: 'invoice' })
    const card = await issueGiftCard(db, { cents: 50_000, currency: 'EUR', now: NOW })

    await customer.call(calls.addGiftCard, card)

    const { giftCards, cost, selectedPaymentOption } = await customer.state()
    expect({ giftCards, due: cost.dueCents, selectedPaymentOption }).toEqual({
      giftCards: [],
      due: cost.totalCents,
      selectedPaymentOption: 'invoice',
    })
  })

  async function orderedBy(methodKey: 'invoice' | 'card') {
    const customer = await aCustomer()
    await customer.prepare({ methodKey })
    const { body } = await customer.order()
    return { customer, placed: v.parse(calls.placeOrder.result, body) }
  }

  it('is remembered by every piece of the order, with the price of a delivery', async () => {
    const { customer, placed } = await orderedBy('invoice')

    const order = await findOrder(customer.backend.db.sql, placed.orderId)

    const remembered = { intervalMonths: 2, unitCents: AGAIN }
    expect(order?.pieces.map(({ document }) => document.subscription)).toEqual([
      remembered,
      remembered,
    ])
    expect(order?.pieces.map(({ cents }) => cents)).toEqual([AGAIN, AGAIN])
  })

  it('asks the provider for a mandate and keeps it with the paid payment, once', async () => {
    const { customer, placed } = await orderedBy('card')
    const { post, db } = customer.backend
    if (placed.next.type !== 'payment') throw new Error('Nothing is to be paid')
    const { paymentKey } = placed.next
    const { body } = await post(getPayment, { paymentKey })
    const payment = v.parse(getPayment.result, body)

    const paid = { paymentKey, outcome: 'paid' as const, mandateId: 'man_1' }
    const sum = { amountCents: payment.amountCents, currencyCode: 'EUR' }
    await post(settlePayment, { ...paid, ...sum })
    await post(settlePayment, { ...paid, ...sum, mandateId: 'man_2' })

    expect(payment).toMatchObject({ isForLater: true, mandateId: null })
    expect(await findMandate(db.sql, placed.orderId)).toBe('man_1')
  })

  it('leaves alone the same size that is put in once while the shopper pays', async () => {
    const { customer, placed } = await orderedBy('card')
    await customer.add({ variantId: 701, quantity: 1 })
    const paymentKey = placed.next.type === 'payment' ? placed.next.paymentKey : ''
    const { post } = customer.backend
    const { body } = await post(getPayment, { paymentKey })
    const { amountCents, currencyCode } = v.parse(getPayment.result, body)

    await post(settlePayment, { paymentKey, outcome: 'paid', amountCents, currencyCode })

    const { items } = await customer.basket()
    expect(items.map(({ quantity, subscription }) => ({ quantity, subscription }))).toEqual([
      { quantity: 1, subscription: undefined },
    ])
  })

  it('leaves no mandate behind where the payment has failed', async () => {
    const { customer, placed } = await orderedBy('card')
    const { post, db } = customer.backend
    const paymentKey = placed.next.type === 'payment' ? placed.next.paymentKey : ''
    const sum = { amountCents: 1, currencyCode: 'EUR', mandateId: 'man_1' }

    await post(settlePayment, { paymentKey, outcome: 'failed', ...sum })

    const waiting = await post(listWaitingPayments, { before: NOW + 1, limit: 10 })
    expect(await findMandate(db.sql, placed.orderId)).toBeNull()
    expect(waiting.body).toEqual([])
  })

  it('takes no mandate from what is bought once', async () => {
    const customer = checkingOut(await aShop())
    await customer.add({ variantId: 701, quantity: 1 })
    await customer.prepare({ methodKey: 'card' })
    const { body } = await customer.order()
    const { orderId, next } = v.parse(calls.placeOrder.result, body)
    const { post, db } = customer.backend

    const paymentKey = next.type === 'payment' ? next.paymentKey : ''
    const sum = { amountCents: 7_990, currencyCode: 'EUR', mandateId: 'man_1' }
    const settled = await post(settlePayment, { paymentKey, outcome: 'paid', ...sum })

    expect(settled.body).toMatchObject({ state: 'paid', isForLater: false })
    expect(await findMandate(db.sql, orderId)).toBeNull()
  })
})
