import { aDress, aShopper } from '@saum/testing/basket-shopper'
import { anAddress, checkingOut, stateOf } from '@saum/testing/checkout-shopper'
import * as calls from '@saum/contract/checkout'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const MINUTE_MS = 60_000
/** A quarter to midnight on a Monday in Berlin. */
const LATE = Date.parse('2026-11-16T22:45:00Z')

describe.each(TEST_ENGINES)('[2.14] what has changed since it was shown on %s', (engine) => {
  async function aGuest() {
    const clock = { now: LATE }
    const { backend, sessionKey } = await aShopper({ engine, now: () => clock.now })
    const guest = checkingOut(backend, { sessionKey })
    await guest.add({ variantId: 701, quantity: 1 })
    return { guest, clock }
  }

  it('is told once where one size is in the basket alone and in a set that lacks a part', async () => {
    const { guest } = await aGuest()
    const part = { id: 'set', isMainItem: false, isRequired: true }
    await guest.addAll([
      { variantId: 701, quantity: 1, itemGroup: { ...part, isMainItem: true } },
      { variantId: 702, quantity: 1, itemGroup: part },
    ])
    const before = await guest.prepare()
    await guest.backend.importCatalog({ products: [aDress({}, { 702: 0 })] })

    const told = await guest.state()
    const again = await guest.state()
    const order = await guest.order()

    expect(before.basket.items).toHaveLength(3)
    expect(told.changes).toMatchObject([
      { kind: 'sold-out', size: 'S' },
      { kind: 'sold-out', size: 'M' },
    ])
    expect(again.changes).toEqual([])
    expect(order.status).toBe(200)
  })

  it('is the day it arrives when midnight passes before the last click', async () => {
    const { guest, clock } = await aGuest()
    const shown = await guest.prepare({ methodKey: 'card' })
    const wish = { hasAcceptedTerms: true, expectedTotalCents: shown.cost.totalCents }
    clock.now += 30 * MINUTE_MS

    const refused = await guest.call(calls.placeOrder, wish)
    const told = stateOf(refused)
    const order = await guest.call(calls.placeOrder, wish)

    const dates = datesIn(told)
    expect(dates).not.toEqual(datesIn(shown))
    expect(refused).toMatchObject({ status: 409, body: { kind: 'order-changed' } })
    expect(told.changes).toEqual([{ kind: 'delivery', deliveryDate: dates }])
    expect(order.status).toBe(200)
    const [parcel] = await guest.backend.db.sql`
      select expected_from as min, expected_to as max from order_parcel`
    expect(parcel).toEqual(dates)
  })

  it('is no day for whoever pays in advance: they were told none', async () => {
    const { guest, clock } = await aGuest()
    const { cost } = await guest.prepare({ methodKey: 'prepayment' })
    clock.now += 30 * MINUTE_MS

    const order = await guest.order({ expectedTotalCents: cost.totalCents })

    expect(order.status).toBe(200)
  })

  it('is no news to whoever chooses another way to get it themselves', async () => {
    const { guest } = await aGuest()
    const standard = await guest.prepare({ methodKey: 'card' })

    const answer = await guest.call(calls.setShippingOption, { optionKey: 'express' })
    const moved = await guest.call(calls.setCheckoutAddresses, {
      shipping: anAddress({ zipCode: '80331', city: 'München' }),
      isSame: true,
    })

    expect(datesIn(stateOf(answer))).not.toEqual(datesIn(standard))
    expect(stateOf(answer).changes).toEqual([])
    expect(stateOf(moved).changes).toEqual([])
  })
})

function datesIn({ availableShippingOptions, selectedShippingOption }: calls.CheckoutState) {
  return availableShippingOptions.find(({ key }) => key === selectedShippingOption)?.deliveryDate
}
