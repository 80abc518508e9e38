import { oauthRevokeToken } from '@saum/contract/login'
import * as calls from '@saum/contract/checkout'
import { aDress, aShopper } from '@saum/testing/basket-shopper'
import { checkingOut, stateOf } from '@saum/testing/checkout-shopper'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import { aSessionKey } from '@saum/testing/session-key'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const NOW = Date.parse('2026-11-16T08:00:00Z')
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

describe.each(TEST_ENGINES)('[2.12] the token of a checkout on %s', (engine) => {
  let time = NOW

  async function aGuest({ mayGuestsReorder = false } = {}) {
    time = NOW
    const { backend, sessionKey } = await aShopper({ engine, now: () => time, mayGuestsReorder })
    const guest = checkingOut(backend, { sessionKey })
    await guest.add({ variantId: 701, quantity: 1 })
    return guest
  }

  it('is given to whoever has something in the basket, for an hour', async () => {
    const { backend, sessionKey } = await aGuest()

    const answer = await backend.postAs(sessionKey, calls.getCheckoutToken, {})

    expect(answer).toMatchObject({
      status: 200,
      body: { expiresAt: new Date(NOW + 60 * MINUTE_MS).toISOString() },
    })
  })

  it('is not given to nobody, nor for an empty basket', async () => {
    const { backend } = await aGuest()

    const nobody = await backend.post(calls.getCheckoutToken, {})
    const empty = await backend.postAs(aSessionKey(), calls.getCheckoutToken, {})

    expect(nobody).toMatchObject({ status: 400, body: { kind: 'no-session' } })
    expect(empty).toMatchObject({ status: 409, body: { kind: 'nothing-to-order' } })
  })

  it('[2.35] [6.3] is not given to a guest who has ordered, whatever they put in again', async () => {
    const guest = await aGuest()
    await guest.prepare()
    await guest.order()
    await guest.add({ variantId: 702, quantity: 1 })

    const { backend, sessionKey } = guest
    const refused = await backend.postAs(sessionKey, calls.getCheckoutToken, {})
    time += 120 * MINUTE_MS
    const later = await backend.postAs(sessionKey, calls.getCheckoutToken, {})

    expect(refused).toMatchObject({ status: 403, body: { kind: 'guest-customer' } })
    expect(later.status).toBe(200)
  })

  it('[2.35] is given to a guest whose order still waits for its payment', async () => {
    const guest = await aGuest()
    await guest.prepare({ methodKey: 'card' })
    await guest.order()

    const { backend, sessionKey } = guest

    expect((await backend.postAs(sessionKey, calls.getCheckoutToken, {})).status).toBe(200)
  })

  it('[2.35] is given again to a guest who fills the basket, where the operator lets them', async () => {
    const guest = await aGuest({ mayGuestsReorder: true })
    await guest.prepare()
    await guest.order()

    const { backend, sessionKey } = guest
    const atOnce = await backend.postAs(sessionKey, calls.getCheckoutToken, {})
    await guest.add({ variantId: 702, quantity: 1 })
    const again = await backend.postAs(sessionKey, calls.getCheckoutToken, {})
    await guest.prepare()
    const second = await guest.order()

    expect(atOnce).toMatchObject({ status: 403, body: { kind: 'guest-customer' } })
    expect(again.status).toBe(200)
    expect(second.status).toBe(200)
  })

  it('opens nothing once its hour is over; what was entered outlives it', async () => {
    const guest = await aGuest()
    const checkoutJwt = await guest.token()
    const email = 'anna@saum.example'
    await guest.backend.post(calls.startCheckout, { checkoutJwt })
    await guest.backend.post(calls.setCheckoutCustomer, { checkoutJwt, email, phone: '' })

    time += 60 * MINUTE_MS
    const late = await guest.backend.post(calls.startCheckout, { checkoutJwt })
    const state = await guest.state()

    expect(late).toMatchObject({ status: 401, body: { kind: 'invalid-token' } })
    expect(state.customer.email).toBe(email)
  })

  it('is good for longer in the session it was made for, and in no other', async () => {
    const guest = await aGuest()
    const { backend, sessionKey } = guest
    const payload = { checkoutJwt: await guest.token(), email: 'anna@saum.example', phone: '' }
    await backend.post(calls.startCheckout, payload)

    time += 3 * 60 * MINUTE_MS
    const bare = await backend.post(calls.setCheckoutCustomer, payload)
    const other = await backend.postAs(aSessionKey(), calls.setCheckoutCustomer, payload)
    const own = await backend.postAs(sessionKey, calls.setCheckoutCustomer, payload)

    expect([bare.status, other.status, own.status]).toEqual([401, 401, 200])
    expect((await guest.state()).customer.email).toBe(payload.email)
  })

  it.each(['', 'x', 'a.b.c', 'x'.repeat(2_048)])('is not «%s»', async (checkoutJwt) => {
    const { backend } = await aGuest()

    const { status } = await backend.post(calls.startCheckout, { checkoutJwt })

    expect(status).toBe(checkoutJwt === '' ? 400 : 401)
  })

  it('is good in its own shop only', async () => {
    const guest = await aGuest()
    const checkoutJwt = await guest.token()

    const elsewhere = await guest.backend.post(calls.startCheckout, { checkoutJwt }, 10_029)

    expect(elsewhere).toMatchObject({ status: 401, body: { kind: 'invalid-token' } })
  })

  it('ends with a login and with a logout: somebody else has another basket', async () => {
    const guest = await aGuest()
    const { backend, sessionKey } = guest
    await backend.importCatalog({ customers: [aCustomerWithPassword()] })
    const { nextSessionKey } = await logIn(backend, { sessionKey })
    const customer = checkingOut(backend, { sessionKey: nextSessionKey })
    const checkoutJwt = await customer.token()

    const before = await backend.post(calls.startCheckout, { checkoutJwt })
    await backend.postAs(nextSessionKey, oauthRevokeToken, {})
    const after = await backend.post(calls.startCheckout, { checkoutJwt })

    expect(before.status).toBe(200)
    expect(after).toMatchObject({ status: 401, body: { kind: 'invalid-token' } })
  })

  it('of what nobody has opened cannot be filled in', async () => {
    const guest = await aGuest()

    const answer = await guest.call(calls.setPaymentMethod, { methodKey: 'card' })

    expect(answer).toMatchObject({ status: 404, body: { kind: 'checkout-not-found' } })
  })

  it('opens one checkout, in however many tabs at once', async () => {
    const guest = await aGuest()
    const checkoutJwt = await guest.token()

    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => guest.backend.post(calls.startCheckout, { checkoutJwt })),
    )

    expect(new Set(answers.map((answer) => stateOf(answer).id)).size).toBe(1)
  })

  it('leads nowhere when everything in the basket is sold out', async () => {
    const guest = await aGuest()
    await guest.backend.importCatalog({ products: [aDress({}, { 701: 0 })] })

    const answer = await guest.call(calls.startCheckout, {})

    expect(answer).toMatchObject({ status: 409, body: { kind: 'nothing-to-order' } })
  })

  it('and everything entered is forgotten after sixty days without a word', async () => {
    const guest = await aGuest()
    await guest.prepare()
    const count = async () => (await guest.backend.db.sql`select id from checkout`).length

    time += 59 * DAY_MS
    await guest.backend.runBackgroundWork()
    const kept = await count()
    time += DAY_MS
    await guest.backend.runBackgroundWork()

    expect([kept, await count()]).toEqual([1, 0])
  })
})
