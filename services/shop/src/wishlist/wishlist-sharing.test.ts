import { shareWishlist } from '@saum/contract/wishlist'
import { SHOPS } from '@saum/domain/shops'
import { aCategory, aProduct } from '@saum/testing/catalog-builders'
import { aSessionKey } from '@saum/testing/session-key'
import { startTestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { aWisher, openShared } from '@saum/testing/wishlist-shopper'
import { describe, expect, it } from 'vitest'

const [, at] = SHOPS
const DAY_MS = 24 * 60 * 60 * 1000
const NOWHERE = { status: 404, body: { kind: 'wishlist-not-found', title: 'Wishlist not found' } }

describe.each(TEST_ENGINES)('the link to a wishlist on %s', (engine) => {
  async function aSharedWishlist(now = Date.now) {
    const products = [aProduct({ id: 1 }), aProduct({ id: 2 })]
    const catalog = { categories: [aCategory()], products }
    const backend = await startTestBackend({ engine, now, catalog })
    const owner = aWisher(backend)
    await owner.wish({ productId: 1 })
    await owner.wish({ variantId: 201 })
    return { backend, owner, token: await owner.share() }
  }

  it('shows what is on it, and nothing that leads to its owner', async () => {
    const { backend, owner, token } = await aSharedWishlist()

    const { status, body } = await openShared(backend, token)

    const { key, items } = await owner.wishlist()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      items: [
        { productId: 2, variantId: 201, variant: { id: 201 } },
        { productId: 1, variantId: null },
      ],
    })
    const told = JSON.stringify(body)
    for (const secret of [key, owner.sessionKey, token, ...items.map((item) => item.key)])
      expect(told).not.toContain(secret)
    expect(told).not.toMatch(/isBackInStock|priceDrop|isShared/)
  })

  it('is a secret of 256 bits of which only the hash is kept', async () => {
    const { backend, owner, token } = await aSharedWishlist()

    const rows = await backend.db.sql`select * from wishlist_share`

    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await owner.wishlist()).isShared).toBe(true)
  })

  it('follows the list, even when that is empty for a while', async () => {
    const { backend, owner, token } = await aSharedWishlist()

    await owner.clear()
    const empty = await openShared(backend, token)
    await owner.wish({ productId: 2 })

    expect(empty).toMatchObject({ status: 200, body: { items: [] } })
    expect(await openShared(backend, token)).toMatchObject({
      body: { items: [{ productId: 2, variantId: null }] },
    })
  })

  it('leads nowhere once it is revoked, or replaced by another', async () => {
    const { backend, owner, token } = await aSharedWishlist()

    const second = await owner.share()
    const afterReplacing = await openShared(backend, token)
    await owner.unshare()
    const afterRevoking = await openShared(backend, second)

    expect(second).not.toBe(token)
    expect(afterReplacing).toMatchObject(NOWHERE)
    expect(afterRevoking).toMatchObject(NOWHERE)
    expect(await owner.wishlist()).toMatchObject({ isShared: false, items: [{}, {}] })
  })

  it('gives one answer for all that leads nowhere', async () => {
    const { backend, owner, token } = await aSharedWishlist()
    const revoked = await owner.share()
    await owner.unshare()
    const unknown = token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))

    const answers = await Promise.all([
      openShared(backend, revoked),
      openShared(backend, unknown),
      openShared(backend, token, at.shopId),
    ])

    expect(answers[0]).toMatchObject(NOWHERE)
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  it('can be revoked twice, and by nobody else', async () => {
    const { backend, owner, token } = await aSharedWishlist()

    await aWisher(backend).unshare()
    const afterAnother = await openShared(backend, token)
    const answers = [await owner.unshare(), await owner.unshare()]

    expect(afterAnother.status).toBe(200)
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: true })
  })

  it('ends when the list has expired', async () => {
    let time = Date.parse('2026-03-01T00:00:00Z')
    const { backend, owner, token } = await aSharedWishlist(() => time)

    // The session ends after four weeks without a visit; looking at a list does not change it.
    for (let visits = 0; visits < 19; visits++) {
      time += 19 * DAY_MS
      await owner.wishlist()
    }

    expect(await openShared(backend, token)).toMatchObject(NOWHERE)
    expect((await owner.wishlist()).isShared).toBe(false)
  })

  it('is not made for an empty list, and not without end', async () => {
    const { backend, owner } = await aSharedWishlist()

    const ofNothing = await backend.postAs(aSessionKey(), shareWishlist, {})
    for (const _ of Array(29).keys()) await owner.share()
    const oneTooMany = await backend.postAs(owner.sessionKey, shareWishlist, {})

    expect(ofNothing).toMatchObject({ status: 404, body: { kind: 'wishlist-empty' } })
    expect(oneTooMany).toMatchObject({ status: 429, body: { kind: 'too-many-requests' } })
  })

  it('is one, however many tabs ask for it at once', async () => {
    const { backend, owner } = await aSharedWishlist()

    const tokens = await Promise.all(Array.from({ length: 8 }, () => owner.share()))

    const answers = await Promise.all(tokens.map((token) => openShared(backend, token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it.each(['', 'short', 'a'.repeat(44), `${'a'.repeat(42)}.`, `${'a'.repeat(42)}\u0000`])(
    'is no link at all: %j',
    async (token) => {
      const { backend } = await aSharedWishlist()

      expect(await openShared(backend, token)).toMatchObject({ status: 400 })
    },
  )
})
