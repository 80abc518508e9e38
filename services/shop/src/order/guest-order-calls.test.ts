import * as calls from '@saum/contract/checkout'
import { getRecentOrder } from '@saum/contract/order'
import { settlePayment } from '@saum/contract/payment'
import { findShopByPath, type ShopId } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aShopper } from '@saum/testing/basket-shopper'
import { checkingOut, type CheckoutShopper } from '@saum/testing/checkout-shopper'
import { NOW } from '@saum/testing/order-placing'
import type { TestAnswer } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

describe.each(TEST_ENGINES)('[2.35] the order a guest has placed last on %s', (engine) => {
  async function aGuest() {
    const clock = { now: NOW }
    const options = { engine, now: () => clock.now, mayGuestsReorder: true }
    const { backend, sessionKey } = await aShopper(options)
    return { guest: checkingOut(backend, { sessionKey }), clock }
  }

  it('is the one before again when a later one came to nothing', async () => {
    const { guest, clock } = await aGuest()
    const first = await orderIn(guest, 'prepayment')
    clock.now += 60_000
    const second = await orderIn(guest, 'card')
    const during = await recentOf(guest)

    await giveUp(guest, second)

    expect(during).toMatchObject({ order: { id: orderIdOf(second) } })
    expect(await recentOf(guest)).toMatchObject({ order: { id: orderIdOf(first) } })
  })

  it('is none when the only one came to nothing', async () => {
    const { guest } = await aGuest()
    const only = await orderIn(guest, 'card')

    await giveUp(guest, only)

    expect(await recentOf(guest)).toEqual({ order: null })
  })

  it('is of the shop it was placed in, after one in another shop', async () => {
    const { guest } = await aGuest()
    const austria = findShopByPath('at')?.shopId
    if (austria === undefined) throw new Error('There is no shop in Austria')
    await orderIn(guest, 'prepayment')
    const abroad = checkingOut(guest.backend, { sessionKey: guest.sessionKey, shopId: austria })

    const order = await orderIn(abroad, 'prepayment', { countryCode: 'AT', zipCode: '1010' })

    expect(await recentOf(guest, austria)).toMatchObject({ order: { id: orderIdOf(order) } })
  })
})

async function orderIn(
  guest: CheckoutShopper,
  methodKey: 'prepayment' | 'card',
  address: { countryCode?: string; zipCode?: string } = {},
): Promise<TestAnswer> {
  await guest.add({ variantId: 701, quantity: 1 }, guest.shopId)
  await guest.prepare({ methodKey, address })
  return guest.order()
}

function orderIdOf({ body }: TestAnswer): number {
  return v.parse(calls.placeOrder.result, body).orderId
}

async function giveUp({ backend }: CheckoutShopper, { body }: TestAnswer): Promise<void> {
  const { next } = v.parse(calls.placeOrder.result, body)
  const paymentKey = next.type === 'payment' ? next.paymentKey : ''
  const sum = { amountCents: 7_999, currencyCode: 'EUR' }
  await backend.post(settlePayment, { paymentKey, outcome: 'failed', ...sum })
}

async function recentOf({ backend, sessionKey, shopId }: CheckoutShopper, inShop: ShopId = shopId) {
  return (await backend.postAs(sessionKey, getRecentOrder, {}, inShop)).body
}
