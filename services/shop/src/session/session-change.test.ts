import { addItemsToBasket, addItemToBasket, getBasket } from '@saum/contract/basket'
import { placeOrder, setCheckoutCustomer, startCheckout } from '@saum/contract/checkout'
import { getRecentOrder } from '@saum/contract/order'
import { getSessions } from '@saum/contract/user'
import { addItemToWishlist, getWishlist } from '@saum/contract/wishlist'
import { logIn } from '@saum/testing/customer-visit'
import { aSessionKey } from '@saum/testing/session-key'
import {
  aShopForVisitors,
  aVisitorKey,
  callWithKey,
  enterCheckout,
} from '@saum/testing/session-visitor'
import type { TestBackend } from '@saum/testing/test-backend'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const DRESS = { variantId: 701, quantity: 1 }
const MINUTE_MS = 60_000
const NO_SESSION = { status: 400, body: { kind: 'no-session' }, issuedKey: null }

describe.each(STORAGE_ENGINES)('the key of a session on %s', (engine) => {
  const aShop = (now = Date.now) => aShopForVisitors(engine, now)

  it.each([addItemToBasket, addItemToWishlist])(
    'that the shop has not issued begins no session with $name: a new one does',
    async (call) => {
      const backend = await aShop()
      const planted = aSessionKey()
      const asking = { sessionKey: planted, isOffering: true }
      const payload = call === addItemToBasket ? DRESS : { productId: 7 }

      const answer = await callWithKey(backend, call, payload, asking)

      const issuedKey = answer.issuedKey ?? ''
      expect(answer).toMatchObject({ status: 200, issuedKey: expect.stringMatching(/^\w{64}$/) })
      expect(await read(backend, planted)).toMatchObject(NO_SESSION)
      expect(await read(backend, issuedKey)).toMatchObject({ status: 200 })
    },
  )

  it.each([
    ['a size there is not', 99],
    ['one that is sold out', 703],
  ])('is offered and not taken where nothing is put in: %s', async (_, variantId) => {
    const backend = await aShop()
    const item = { variantId, quantity: 1 }

    const answer = await callWithKey(backend, addItemToBasket, item, { isOffering: true })

    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.issuedKey).toBeNull()
    expect(await backend.db.sql`select session_key from visitor_session`).toEqual([])
  })

  it('is taken where one of two items is put in', async () => {
    const backend = await aShop()
    const items = [DRESS, { variantId: 703, quantity: 1 }]

    const answer = await callWithKey(backend, addItemsToBasket, { items }, { isOffering: true })

    expect(await piecesOf(backend, answer.issuedKey ?? '')).toBe(1)
  })

  it('stays good while the page with the next one has not arrived', async () => {
    const backend = await aShop()
    const key = await aVisitorKey(backend)

    const lost = await enterCheckout(backend, key)
    const again = await enterCheckout(backend, key)

    expect([lost.status, again.status]).toEqual([200, 200])
    expect(await piecesOf(backend, key)).toBe(1)
    expect(await piecesOf(backend, again.issuedKey ?? '')).toBe(1)
  })

  it('leads nowhere once the next one was used, and neither do its tokens', async () => {
    const backend = await aShop()
    const key = await aVisitorKey(backend)
    const before = await enterCheckout(backend, key)
    const { issuedKey, checkoutJwt } = await enterCheckout(backend, key)
    const typed = { checkoutJwt, email: 'anna@saum.example', phone: '' }
    await callWithKey(backend, startCheckout, { checkoutJwt }, {})

    const written = await callWithKey(backend, setCheckoutCustomer, typed, {})

    expect(written.status).toBe(200)
    for (const old of [key, before.issuedKey ?? '']) {
      for (const call of [getBasket, getWishlist, getRecentOrder]) {
        const answer = await callWithKey(backend, call, {}, { sessionKey: old, isOffering: true })
        expect(answer).toMatchObject(NO_SESSION)
      }
      expect(await enterCheckout(backend, old)).toMatchObject({ status: 400, issuedKey: null })
    }
    const byOldToken = { checkoutJwt: before.checkoutJwt }
    expect(await callWithKey(backend, startCheckout, byOldToken, {})).toMatchObject({ status: 401 })
    expect(await piecesOf(backend, issuedKey ?? '')).toBe(1)
  })

  it('changes once, however many requests come with the next one at the same moment', async () => {
    const backend = await aShop()
    const key = await aVisitorKey(backend)
    const { issuedKey } = await enterCheckout(backend, key)
    const next = issuedKey ?? ''

    const reads = await Promise.all([1, 2, 3, 4].map(() => read(backend, next)))

    expect(reads.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await backend.db.sql`select visitor_id from visitor_session`).toHaveLength(1)
  })

  it('of two tabs is the one that is used first', async () => {
    const backend = await aShop()
    const key = await aVisitorKey(backend)
    const tabs = [await enterCheckout(backend, key), await enterCheckout(backend, key)]

    const uses = await Promise.all(tabs.map((tab) => read(backend, tab.issuedKey ?? '')))

    const statuses = uses.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 400]))
    const winner = tabs[statuses.indexOf(200)]?.issuedKey ?? ''
    expect(await piecesOf(backend, winner)).toBe(1)
  })

  it('begins no second session for a request that was under way while it was replaced', async () => {
    let time = Date.now()
    const backend = await aShop(() => time)
    const key = await aVisitorKey(backend)
    const { issuedKey } = await enterCheckout(backend, key)
    await read(backend, issuedKey ?? '')
    const late = () => callWithKey(backend, addItemToBasket, DRESS, asking)
    const asking = { sessionKey: key, isOffering: true }

    expect(await late()).toMatchObject(NO_SESSION)
    time += 5 * MINUTE_MS
    const muchLater = await late()

    expect(muchLater).toMatchObject({ status: 200, issuedKey: expect.any(String) })
    expect(await piecesOf(backend, issuedKey ?? '')).toBe(1)
  })

  it('of a customer changes without logging them out, on one device', async () => {
    const backend = await aShop()
    const { nextSessionKey: login } = await logIn(backend)
    await callWithKey(backend, addItemToBasket, DRESS, { sessionKey: login })

    const { issuedKey } = await enterCheckout(backend, login)
    const next = issuedKey ?? ''
    const devices = await callWithKey(backend, getSessions, {}, { sessionKey: next })

    expect(devices.body).toMatchObject([{ isCurrent: true }])
    expect(devices.body).toHaveLength(1)
    expect(await read(backend, login)).toMatchObject(NO_SESSION)
    expect(await piecesOf(backend, next)).toBe(1)
  })

  it('of a customer who has logged out meanwhile is not replaced by the next one', async () => {
    const backend = await aShop()
    const { nextSessionKey: login } = await logIn(backend)
    await callWithKey(backend, addItemToBasket, DRESS, { sessionKey: login })
    const { issuedKey } = await enterCheckout(backend, login)

    await backend.db.transaction((sql) => sql`delete from session where session_key = ${login}`)

    expect(await read(backend, issuedKey ?? '')).toMatchObject(NO_SESSION)
  })

  it('in another shop is another one', async () => {
    const backend = await aShop()
    const key = await aVisitorKey(backend)

    const { status } = await backend.transport({
      shopId: 10_029,
      requestId: 'test-request',
      name: getBasket.name,
      body: '{}',
      sessionKey: key,
    })

    expect(status).toBe(400)
  })

  it('is forgotten after four weeks without a visit, and the ones it was replaced by too', async () => {
    let time = Date.now()
    const backend = await aShop(() => time)
    const key = await aVisitorKey(backend)
    time += 27 * 24 * 60 * MINUTE_MS
    expect(await piecesOf(backend, key)).toBe(1)
    const { issuedKey } = await enterCheckout(backend, key)

    time += 28 * 24 * 60 * MINUTE_MS

    expect(await read(backend, key)).toMatchObject(NO_SESSION)
    expect(await read(backend, issuedKey ?? '')).toMatchObject(NO_SESSION)
    await backend.runBackgroundWork()
    const { sql } = backend.db
    expect(await sql`select session_key from visitor_session`).toEqual([])
    expect(await sql`select session_key from next_session`).toEqual([])
  })

  it('does not place an order when it has been replaced', async () => {
    const backend = await aShop()
    const key = await aVisitorKey(backend)
    const { checkoutJwt } = await enterCheckout(backend, key)
    const other = await enterCheckout(backend, key)
    await read(backend, other.issuedKey ?? '')

    const order = { checkoutJwt, expectedTotalCents: 0, hasAcceptedTerms: true }

    expect(await callWithKey(backend, placeOrder, order, {})).toMatchObject({ status: 401 })
  })
})

function read(backend: TestBackend, sessionKey: string) {
  return callWithKey(backend, getBasket, {}, { sessionKey })
}

async function piecesOf(backend: TestBackend, sessionKey: string): Promise<number> {
  const { body } = await read(backend, sessionKey)
  const { basket } = body as { basket?: { items: { quantity: number }[] } }
  return basket?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
}
