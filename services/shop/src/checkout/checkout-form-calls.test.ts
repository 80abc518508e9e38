import * as calls from '@saum/contract/checkout'
import { aShopper } from '@saum/testing/basket-shopper'
import { aBranch } from '@saum/testing/catalog-extras'
import { anAddress, checkingOut, stateOf } from '@saum/testing/checkout-shopper'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const NOW = Date.parse('2026-11-16T08:00:00Z')
const VIENNA = { ...aBranch().address, zipCode: '1010', city: 'Wien', countryCode: 'AT' as const }
const MUNICH = { ...aBranch().address, zipCode: '80331', city: 'München' }

describe.each(TEST_ENGINES)('[2.13] what a shopper enters on %s', (engine) => {
  async function aGuest(shopId: 10_028 | 10_032 = 10_028) {
    const { backend, sessionKey } = await aShopper({ engine, now: () => NOW })
    const branches = [
      aBranch({
        id: 82,
        name: 'Saum München',
        address: MUNICH,
        geoPoint: { lat: 48.1, lng: 11.6 },
      }),
      aBranch({ id: 81 }),
      aBranch({ id: 83, name: 'Saum Wien', address: VIENNA, geoPoint: { lat: 48.2, lng: 16.4 } }),
      aBranch({ id: 84, settings: { clickAndCollect: false, shipFromStore: true } }),
    ]
    await backend.importCatalog({ branches })
    const guest = checkingOut(backend, { sessionKey, shopId })
    await guest.add({ variantId: 701, quantity: 1 }, shopId)
    await guest.state()
    return guest
  }

  it('begins empty and without a fault', async () => {
    const guest = await aGuest()

    const state = await guest.state()

    expect(state).toMatchObject({
      step: 'contact',
      isLoggedIn: false,
      customer: { email: '', phone: '' },
      addresses: { shipping: { firstName: '', countryCode: 'DE' }, isSame: true, saved: [] },
      countries: ['DE'],
      faults: [],
      order: null,
    })
  })

  it.each([
    ['', 'required'],
    ['anna', 'invalid'],
    ['<script>alert(1)</script>@x.example', 'invalid'],
  ])('keeps the e-mail «%s», says what is wrong and stays there', async (email, reason) => {
    const guest = await aGuest()

    const answer = await guest.call(calls.setCheckoutCustomer, { email, phone: '' })

    const faults = [{ field: 'email', reason }]
    expect(answer).toMatchObject({ status: 422, body: { kind: 'invalid-fields', faults } })
    expect(await guest.state()).toMatchObject({ step: 'contact', customer: { email }, faults })
  })

  it('needs no phone number, but not just anything either', async () => {
    const guest = await aGuest()

    const answer = await guest.call(calls.setCheckoutCustomer, {
      email: 'anna@saum.example',
      phone: 'call me',
    })

    expect(answer.body).toMatchObject({ faults: [{ field: 'phone', reason: 'invalid' }] })
  })

  it('keeps an address with scripts and emoji as it was typed, and sends nothing there', async () => {
    const guest = await aGuest()
    const shipping = anAddress({ firstName: '<script>alert(1)</script>', city: 'Berlin 🧵' })

    const answer = await guest.call(calls.setCheckoutAddresses, { shipping, isSame: true })

    expect(answer).toMatchObject({
      status: 422,
      body: {
        faults: [
          { field: 'shipping.firstName', reason: 'invalid' },
          { field: 'shipping.city', reason: 'invalid' },
        ],
      },
    })
    expect((await guest.state()).addresses.shipping).toEqual(shipping)
  })

  it.each([
    ['ten kilobytes', 'ä'.repeat(10_240)],
    ['signs nobody can type', 'Nadelweg\u0000 7'],
  ])('is not even read with %s in a field', async (_, street) => {
    const guest = await aGuest()

    const shipping = anAddress({ street })
    const answer = await guest.call(calls.setCheckoutAddresses, { shipping, isSame: true })

    expect(answer).toMatchObject({ status: 400, body: { title: 'Invalid payload' } })
    expect((await guest.state()).addresses.shipping.street).toBe('')
  })

  it('is kept when the country changes, and judged by the rules of that country', async () => {
    const guest = await aGuest(10_032)
    const berlin = anAddress()
    await guest.call(calls.setCheckoutAddresses, { shipping: berlin, isSame: true })

    const inAustria = { ...berlin, countryCode: 'AT' }
    const answer = await guest.call(calls.setCheckoutAddresses, {
      shipping: inAustria,
      isSame: true,
    })

    expect(answer.body).toMatchObject({
      faults: [{ field: 'shipping.zipCode', reason: 'invalid' }],
    })
    expect((await guest.state()).addresses.shipping).toEqual(inAustria)
  })

  it('may name a billing address of its own, which stays while it is hidden', async () => {
    const guest = await aGuest()
    const shipping = anAddress()
    const billing = anAddress({ street: 'Zwirnweg 3' })
    await guest.call(calls.setCheckoutAddresses, { shipping, billing, isSame: false })

    await guest.call(calls.setCheckoutAddresses, { shipping, isSame: true })

    const { addresses } = await guest.state()
    expect(addresses).toMatchObject({ isSame: true, billing: { street: 'Zwirnweg 3' } })
  })

  it('to a Packstation asks for another address for the invoice', async () => {
    const guest = await aGuest()
    const shipping = anAddress({ street: '', lockerNumber: '145', postNumber: '1234567' })

    const without = await guest.call(calls.setCheckoutAddresses, { shipping, isSame: true })
    const billing = anAddress()
    const withOne = await guest.call(calls.setCheckoutAddresses, {
      shipping,
      billing,
      isSame: false,
    })

    expect(without.body).toMatchObject({
      state: { addresses: { isSame: false } },
      faults: expect.arrayContaining([{ field: 'billing.street', reason: 'required' }]),
    })
    expect(withOne.status).toBe(200)
    expect(stateOf(withOne).availableShippingOptions.map(({ key }) => key)).not.toContain('express')
  })

  it('steps can be gone back to without losing the later ones', async () => {
    const guest = await aGuest()
    await guest.prepare({ optionKey: 'express', methodKey: 'card' })

    const shipping = anAddress({ street: 'Zwirnweg 3' })
    await guest.call(calls.setCheckoutAddresses, { shipping, isSame: true })

    expect(await guest.state()).toMatchObject({
      step: 'review',
      selectedShippingOption: 'express',
      selectedPaymentOption: 'card',
    })
  })

  it('can be collected at the nearest branch, which has to be chosen', async () => {
    const guest = await aGuest()
    await guest.prepare({ address: { zipCode: '80331', city: 'München' } })

    const without = await guest.call(calls.setShippingOption, { optionKey: 'collect' })
    const nowhere = await guest.call(calls.setShippingOption, {
      optionKey: 'collect',
      branchId: 83,
    })
    const chosen = await guest.call(calls.setShippingOption, { optionKey: 'collect', branchId: 82 })

    expect(without.body).toMatchObject({ faults: [{ field: 'branch', reason: 'required' }] })
    expect(nowhere.body).toMatchObject({ faults: [{ field: 'branch', reason: 'not-available' }] })
    expect(stateOf(chosen)).toMatchObject({
      selectedShippingOption: 'collect',
      selectedBranchId: 82,
      cost: { deliveryCents: 0 },
    })
    expect(stateOf(chosen).branches.map(({ id }) => id)).toEqual([82, 81])
  })

  it('cannot go a way that does not exist there', async () => {
    const guest = await aGuest(10_032)
    await guest.prepare({ address: { countryCode: 'FR', zipCode: '75001', city: 'Paris' } })

    const answer = await guest.call(calls.setShippingOption, { optionKey: 'express' })

    expect(answer).toMatchObject({
      status: 422,
      body: { faults: [{ field: 'option', reason: 'not-available' }] },
    })
  })

  it('cannot be paid by invoice for another address, and says why', async () => {
    const guest = await aGuest()
    await guest.prepare({ methodKey: 'invoice' })
    const billing = anAddress({ street: 'Zwirnweg 3' })

    await guest.call(calls.setCheckoutAddresses, { shipping: anAddress(), billing, isSame: false })

    const state = await guest.state()
    expect(state.availablePaymentOptions).toContainEqual({
      key: 'invoice',
      fault: { reason: 'address-differs' },
    })
    expect(state).toMatchObject({
      step: 'delivery',
      faults: [{ field: 'payment', reason: 'not-available' }],
    })
  })
})
