import { addItemToBasket, getBasket } from '@saum/contract/basket'
import * as checkoutCalls from '@saum/contract/checkout'
import { getRecentOrder } from '@saum/contract/order'
import { anAddress } from '@saum/testing/checkout-shopper'
import { logIn } from '@saum/testing/customer-visit'
import {
  aShopForVisitors,
  aVisitorKey,
  callWithKey,
  enterCheckout,
} from '@saum/testing/session-visitor'
import type { TestBackend } from '@saum/testing/test-backend'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const EMAIL = 'marlene@saum.example'
const NO_SESSION = { status: 400, body: { kind: 'no-session' } }

describe.each(STORAGE_ENGINES)('the session of a guest who orders on %s', (engine) => {
  const aShop = (now = Date.now) => aShopForVisitors(engine, now)

  it('gets another key with the order; only that one shows the order', async () => {
    const backend = await aShop()
    const { orderingKey, place } = await atTheLastButton(backend)

    const placed = await place()

    const before = await recentOf(backend, orderingKey)
    const after = await recentOf(backend, placed.issuedKey ?? '')
    expect(placed.status).toBe(200)
    expect(before.body).toEqual({ order: null })
    expect(after.body).toMatchObject({ order: { customer: { email: EMAIL } } })
    expect(await recentOf(backend, orderingKey)).toMatchObject(NO_SESSION)
  })

  it('places one order by a double click, and brings one cookie', async () => {
    const backend = await aShop()
    const { place } = await atTheLastButton(backend)

    const clicks = await Promise.all([place(), place()])

    const keys = clicks.flatMap(({ issuedKey }) => issuedKey ?? [])
    expect(clicks.map(({ status }) => status)).toEqual([200, 200])
    expect(await backend.db.sql`select id from customer_order`).toHaveLength(1)
    expect(keys).toHaveLength(1)
    expect(await recentOf(backend, keys[0] ?? '')).toMatchObject({ status: 200 })
  })

  it('keeps the key another window has entered the checkout with meanwhile', async () => {
    const backend = await aShop()
    const { orderingKey, place } = await atTheLastButton(backend)
    const window = await enterCheckout(backend, orderingKey)

    const placed = await place()

    expect(placed).toMatchObject({ status: 200, issuedKey: null })
    const { body } = await recentOf(backend, window.issuedKey ?? '')
    expect(body).toMatchObject({ order: { customer: { email: EMAIL } } })
  })

  it('goes on when the answer to the order is lost: the same click brings the order and a key', async () => {
    let time = Date.now()
    const backend = await aShop(() => time)
    const { orderingKey, place } = await atTheLastButton(backend)
    await place()
    time += 31_000

    const again = await place()

    expect((await read(backend, orderingKey)).status).toBe(200)
    const { body } = await recentOf(backend, again.issuedKey ?? '')
    expect(body).toMatchObject({ order: { customer: { email: EMAIL } } })
  })

  it('shows the order for two hours', async () => {
    const backend = await aShop()
    const { place } = await atTheLastButton(backend)
    const { issuedKey } = await place()
    const now = Date.now()

    const [row] = await backend.db.sql<{
      end: number
    }>`select expires_at as "end" from guest_session`

    expect((row?.end ?? 0) - now).toBeLessThanOrEqual(2 * 60 * 60_000)
    expect((row?.end ?? 0) - now).toBeGreaterThan(1.9 * 60 * 60_000)
    await backend.db.transaction((sql) => sql`update guest_session set expires_at = ${now}`)
    expect((await recentOf(backend, issuedKey ?? '')).body).toEqual({ order: null })
  })

  it('knows neither the order nor what was typed after a login', async () => {
    const backend = await aShopForVisitors(engine, Date.now, { mayGuestsReorder: true })
    const { place } = await atTheLastButton(backend)
    const { issuedKey } = await place()
    const visitorKey = issuedKey ?? ''
    await recentOf(backend, visitorKey)
    await callWithKey(
      backend,
      addItemToBasket,
      { variantId: 701, quantity: 1 },
      { sessionKey: visitorKey },
    )
    const { issuedKey: typingKey } = await typeContact(backend, visitorKey, 'secret@saum.example')

    await logIn(backend, { sessionKey: typingKey })

    const old = { sessionKey: typingKey }
    await callWithKey(backend, addItemToBasket, { variantId: 701, quantity: 1 }, old)
    const recent = await recentOf(backend, typingKey)
    const { checkoutJwt } = await enterCheckout(backend, typingKey)
    const started = await callWithKey(backend, checkoutCalls.startCheckout, { checkoutJwt }, {})
    expect(recent.body).toEqual({ order: null })
    expect(started.status).toBe(200)
    expect(JSON.stringify(started.body)).not.toContain('secret@saum.example')
  })
})

async function typeContact(backend: TestBackend, key: string, email: string) {
  const { checkoutJwt, issuedKey } = await enterCheckout(backend, key)
  const call = backend.post
  await call(checkoutCalls.startCheckout, { checkoutJwt })
  await call(checkoutCalls.setCheckoutCustomer, { checkoutJwt, email, phone: '' })
  return { checkoutJwt, issuedKey: issuedKey ?? '' }
}

/** A guest who has filled in everything; the last click comes with the offer of another key. */
async function atTheLastButton(backend: TestBackend) {
  const visitorKey = await aVisitorKey(backend)
  const { checkoutJwt, issuedKey } = await typeContact(backend, visitorKey, EMAIL)
  const address = { shipping: anAddress(), isSame: true }
  await backend.post(checkoutCalls.setCheckoutAddresses, { checkoutJwt, ...address })
  await backend.post(checkoutCalls.setShippingOption, { checkoutJwt, optionKey: 'standard' })
  const method = { checkoutJwt, methodKey: 'prepayment' } as const
  await backend.post(checkoutCalls.setPaymentMethod, method)
  const { body } = await backend.post(checkoutCalls.startCheckout, { checkoutJwt })
  const { state } = body as { state: checkoutCalls.CheckoutState }
  const order = {
    checkoutJwt,
    expectedTotalCents: state.cost.totalCents,
    hasAcceptedTerms: true,
  }
  const place = () => callWithKey(backend, checkoutCalls.placeOrder, order, { isOffering: true })
  return { orderingKey: issuedKey, place }
}

function recentOf(backend: TestBackend, sessionKey: string) {
  return callWithKey(backend, getRecentOrder, {}, { sessionKey })
}

function read(backend: TestBackend, sessionKey: string) {
  return callWithKey(backend, getBasket, {}, { sessionKey })
}
