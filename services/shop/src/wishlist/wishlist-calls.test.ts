import type { PayloadOf } from '@saum/contract/call'
import {
  addItemToWishlist,
  clearWishlist,
  getWishlist,
  removeItemFromWishlist,
} from '@saum/contract/wishlist'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCategory, aProduct } from '@saum/testing/catalog-builders'
import { aSessionKey } from '@saum/testing/session-key'
import { startTestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const [de, at] = SHOPS
const DAY_MS = 24 * 60 * 60 * 1000

describe.each(TEST_ENGINES)('[3.11] the wishlist on %s', (engine) => {
  async function aShopper(products = [aProduct({ id: 1 }), aProduct({ id: 2 })], now = Date.now) {
    const catalog = { categories: [aCategory()], products }
    const backend = await startTestBackend({ engine, now, catalog })
    const sessionKey = aSessionKey()
    return {
      backend,
      sessionKey,
      wish: (payload: PayloadOf<typeof addItemToWishlist>) =>
        backend.postAs(sessionKey, addItemToWishlist, payload),
      remove: (itemKey: string, by = sessionKey) =>
        backend.postAs(by, removeItemFromWishlist, { itemKey }),
      async wishlist(shop: (typeof SHOPS)[number] = de) {
        const { body } = await backend.postAs(sessionKey, getWishlist, {}, shop.shopId)
        return v.parse(getWishlist.result, body)
      },
    }
  }

  it('is empty at first and belongs to one shop', async () => {
    const { wish, wishlist } = await aShopper()

    const before = await wishlist()
    await wish({ productId: 1 })

    expect(before).toEqual({
      key: expect.stringMatching(/^[\da-f]{64}$/),
      items: [],
      isShared: false,
      isOfCustomer: false,
    })
    expect((await wishlist()).items).toHaveLength(1)
    expect((await wishlist(at)).items).toEqual([])
  })

  it('[7.12] keeps products and single sizes, latest first', async () => {
    const { wish, wishlist } = await aShopper()

    await wish({ productId: 1 })
    await wish({ variantId: 201 })
    const answer = await wish({ productId: 2 })

    expect(answer).toMatchObject({
      status: 200,
      body: {
        items: [
          { productId: 2, variantId: null, product: { id: 2 } },
          { productId: 2, variantId: 201, product: { id: 2 }, variant: { id: 201 } },
          { productId: 1, variantId: null, product: { id: 1 } },
        ],
      },
    })
    expect(v.parse(getWishlist.result, answer.body)).toEqual(await wishlist())
  })

  it('takes the size where both are named', async () => {
    const { wish } = await aShopper()

    expect(await wish({ productId: 1, variantId: 201 })).toMatchObject({
      body: { items: [{ productId: 2, variantId: 201 }] },
    })
  })

  it('refuses what is on it already with 409', async () => {
    const { wish, wishlist } = await aShopper()
    await wish({ productId: 1 })
    await wish({ variantId: 101 })

    for (const again of [{ productId: 1 }, { variantId: 101 }]) {
      expect(await wish(again)).toMatchObject({
        status: 409,
        body: {
          kind: 'ItemAlreadyPresent',
          type: 'failure',
          details: { kind: 'ItemAlreadyPresent', type: 'failure' },
        },
      })
    }
    expect((await wishlist()).items).toHaveLength(2)
  })

  it.each([
    ['an unknown product', { productId: 4711 }],
    ['an unknown size', { variantId: 4711 }],
    ['a product of another shop', { productId: 3 }],
    ['a size of a product of another shop', { variantId: 301 }],
  ])('refuses %s with 404', async (_, payload) => {
    const { wish, wishlist } = await aShopper([aProduct({ id: 3, shops: ['at'] })])

    expect(await wish(payload)).toMatchObject({ status: 404, body: { kind: 'product-not-found' } })
    expect((await wishlist()).items).toEqual([])
  })

  it('holds a hundred entries', async () => {
    const products = [...Array(101).keys()].map((index) => aProduct({ id: index + 1 }))
    const { wish, wishlist } = await aShopper(products)
    await Promise.all(products.slice(0, 100).map(({ id }) => wish({ productId: id })))

    const answer = await wish({ productId: 101 })

    expect(answer).toMatchObject({
      status: 413,
      body: { kind: 'MaximumItemCountReached', type: 'failure' },
    })
    expect((await wishlist()).items).toHaveLength(100)
  })

  it('refuses a sold-out size with 412, but not its product', async () => {
    const { wish, wishlist } = await aShopper()

    expect(await wish({ variantId: 102 })).toMatchObject({
      status: 412,
      body: { kind: 'ItemUnavailable', type: 'failure' },
    })
    expect((await wish({ productId: 1 })).status).toBe(200)
    expect((await wishlist()).items).toMatchObject([{ productId: 1, variantId: null }])
  })

  it('keeps what is sold out and drops what is gone', async () => {
    const { wish, wishlist, backend } = await aShopper()
    await wish({ productId: 1 })
    await wish({ productId: 2 })

    const soldOut = aProduct({ id: 1 })
    await backend.importCatalog({
      products: [
        { ...soldOut, variants: soldOut.variants.map((size) => ({ ...size, stock: 0 })) },
        aProduct({ id: 2, shops: ['at'] }),
      ],
    })

    expect((await wishlist()).items).toMatchObject([{ productId: 1, product: { isSoldOut: true } }])
  })

  it('[7.13] lets go of an entry, of its owner alone', async () => {
    const { wish, wishlist, remove } = await aShopper()
    await wish({ productId: 1 })
    const [entry] = (await wishlist()).items
    const itemKey = entry?.key ?? ''

    const byAnother = await remove(itemKey, aSessionKey())
    const byOwner = await remove(itemKey)
    const again = await remove(itemKey)

    expect(byAnother).toMatchObject({ status: 404, body: { kind: 'wishlist-item-not-found' } })
    expect(byOwner).toMatchObject({ status: 200, body: { items: [] } })
    expect(again).toMatchObject({ status: 404 })
  })

  it('[5.6] [5.7] lets go of a size, or of everything of a product, or says that it is not there', async () => {
    const { wish, backend, sessionKey } = await aShopper()
    await wish({ productId: 1 })
    await wish({ variantId: 101 })
    await wish({ variantId: 201 })
    const removeBy = (named: PayloadOf<typeof removeItemFromWishlist>, by = sessionKey) =>
      backend.postAs(by, removeItemFromWishlist, named)

    const byAnother = await removeBy({ variantId: 201 }, aSessionKey())
    const bySize = await removeBy({ variantId: 201 })
    const again = await removeBy({ variantId: 201 })
    const byProduct = await removeBy({ productId: 1 })
    const nothing = await removeBy({})

    expect([byAnother.status, again.status]).toEqual([404, 404])
    expect(bySize.body).toMatchObject({ items: [{ variantId: 101 }, { variantId: null }] })
    expect(byProduct).toMatchObject({ status: 200, body: { items: [] } })
    expect(nothing).toMatchObject({ status: 400, body: { title: 'Invalid payload' } })
  })

  it('[7.14] is emptied whole, for its owner alone', async () => {
    const { wish, wishlist, backend, sessionKey } = await aShopper()
    await wish({ productId: 1 })
    await wish({ variantId: 201 })

    const byAnother = await backend.postAs(aSessionKey(), clearWishlist, {})
    const before = await wishlist()
    const byOwner = await backend.postAs(sessionKey, clearWishlist, null)

    expect(byAnother).toMatchObject({ status: 200, body: { items: [] } })
    expect(before.items).toHaveLength(2)
    expect(byOwner).toMatchObject({ status: 200, body: { key: before.key, items: [] } })
    expect((await wishlist()).items).toEqual([])
  })

  it('has an entry once, however many tabs add it', async () => {
    const { wish, wishlist } = await aShopper()

    const answers = await Promise.all([1, 2, 3, 4].map(() => wish({ productId: 1 })))

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ])
    expect((await wishlist()).items).toHaveLength(1)
  })

  it('is kept for 360 days after its last change', async () => {
    let time = Date.parse('2026-03-01T00:00:00Z')
    const { wish, wishlist } = await aShopper(undefined, () => time)
    /** The session ends after four weeks without a visit; looking at a list does not change it. */
    async function lookOften(days: number) {
      const end = time + days * DAY_MS
      while (time < end) {
        time = Math.min(end, time + 20 * DAY_MS)
        await wishlist()
      }
    }
    await wish({ productId: 1 })

    await lookOften(359)
    await wish({ productId: 2 })
    await lookOften(359)
    const kept = await wishlist()
    time += 2 * DAY_MS

    expect(kept.items).toHaveLength(2)
    expect((await wishlist()).items).toEqual([])
  })

  it.each([
    ['neither product nor size', {}],
    ['a product that is text', { productId: '1' }],
    ['a negative product', { productId: -1 }],
    ['a product beyond all numbers', { productId: 1e300 }],
  ])('answers %s with 400', async (_, payload) => {
    const { backend } = await aShopper()

    const answer = await backend.send({
      name: addItemToWishlist.name,
      sessionKey: aSessionKey(),
      body: JSON.stringify({ payload }),
    })

    expect(answer).toMatchObject({ status: 400, body: { title: 'Invalid payload' } })
  })

  it('cannot be asked for without a session', async () => {
    const { backend } = await aShopper()
    const refusal = { status: 400, body: { kind: 'no-session', title: 'No Session found' } }

    expect(await backend.post(getWishlist, {})).toMatchObject(refusal)
    expect(await backend.post(addItemToWishlist, { productId: 1 })).toMatchObject(refusal)
  })

  it('answers an item key with signs no database takes with 400', async () => {
    const { remove } = await aShopper()

    expect(await remove('a\u0000b')).toMatchObject({ status: 400 })
  })
})
