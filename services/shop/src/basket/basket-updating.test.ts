import type { Basket } from '@saum/contract/basket-shape'
import { updateBasketItem } from '@saum/contract/basket'
import { aDress, aShopper, visiting, type Shopper } from '@saum/testing/basket-shopper'
import { inEveryShop } from '@saum/testing/catalog-builders'
import { aPromotion } from '@saum/testing/catalog-extras'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

describe.each(TEST_ENGINES)('[7.20] an item that is updated on %s', (engine) => {
  it('has as many pieces as were set', async () => {
    const { shopper, key } = await withOneItem(engine)

    const answer = await shopper.update(key, { quantity: 3 })

    expect(answer).toMatchObject({
      status: 200,
      body: { basket: { revision: 2, items: [{ key, quantity: 3 }] } },
    })
    expect(answer.body).not.toHaveProperty('errors')
    expect(await shopper.basket()).toEqual((answer.body as { basket: Basket }).basket)
  })

  it('goes when no piece of it is left', async () => {
    const { shopper, key } = await withOneItem(engine)

    const answer = await shopper.update(key, { quantity: 0 })

    expect(answer).toMatchObject({ status: 200, body: { basket: { revision: 2, items: [] } } })
    expect(await shopper.basket()).toMatchObject({ revision: 2, items: [] })
  })

  it('[4.5] has as many pieces as there are, and says so', async () => {
    const { shopper, key } = await withOneItem(engine)

    const answer = await shopper.update(key, { quantity: 1e9 })

    expect(answer).toMatchObject({
      status: 200,
      body: {
        basket: { items: [{ quantity: 9 }] },
        errors: [
          {
            operation: 'update',
            variantId: 701,
            statusCode: 206,
            kind: 'ItemAddedWithReducedQuantity',
          },
        ],
      },
    })
  })

  it.each([
    ['sold out', { 701: 0 }, {}, 412, 'item-unavailable', 'ItemUnavailable:update:701'],
    ['in a size that is sold out', {}, { variantId: 703 }, 412, 'item-unavailable', null],
    ['in a size nobody knows', {}, { variantId: 4711 }, 404, 'variant-not-found', null],
    ['in a size of another product', {}, { variantId: 801 }, 404, 'variant-not-found', null],
  ])('stays as it was when it is %s', async (_, stocks, wish, status, kind, detail) => {
    const { shopper, key } = await withOneItem(engine)
    await shopper.backend.importCatalog({ products: [aDress({}, stocks), aDress({ id: 8 })] })

    const answer = await shopper.update(key, { quantity: 2, ...wish })

    expect(answer).toMatchObject({
      status,
      body: { kind, errors: [{ operation: 'update' }], basket: { revision: 1 } },
    })
    if (detail !== null) expect(answer.body).toMatchObject({ detail })
    expect(await shopper.basket()).toMatchObject({
      revision: 1,
      items: [{ key, variant: { id: 701 } }],
    })
  })

  it('becomes another size and keeps its place', async () => {
    const { shopper, key } = await withOneItem(engine)
    await shopper.add({ variantId: 704, quantity: 1 })

    const answer = await shopper.update(key, { quantity: 2, variantId: 702 })

    expect(answer).toMatchObject({
      status: 200,
      body: {
        basket: {
          items: [{ key, variant: { id: 702 }, quantity: 2 }, { variant: { id: 704 } }],
        },
      },
    })
  })

  it('joins the item that has the size already', async () => {
    const { shopper, key } = await withOneItem(engine)
    await shopper.add({ variantId: 702, quantity: 8 })

    const answer = await shopper.update(key, { quantity: 2, variantId: 702 })

    expect(answer).toMatchObject({
      status: 200,
      body: {
        basket: { items: [{ variant: { id: 702 }, quantity: 9 }] },
        errors: [{ kind: 'ItemAddedWithReducedQuantity', variantId: 702 }],
      },
    })
    expect((await shopper.basket()).items).toHaveLength(1)
  })

  it('carries the promotion that was set, whether it holds or not, until it is taken off', async () => {
    const { shopper, key } = await withOneItem(engine)
    await shopper.backend.importCatalog({
      promotions: [
        aPromotion({
          id: 'later',
          schedule: { from: '2099-01-01T00:00:00Z', to: '2099-02-01T00:00:00Z' },
        }),
      ],
    })

    const set = await shopper.update(key, { quantity: 1, promotionId: 'later' })
    const kept = await shopper.update(key, { quantity: 2, promotionId: 'later' })
    const off = await shopper.update(key, { quantity: 2, promotionId: null })

    const hanging = { promotionId: 'later', promotion: { id: 'later', isValid: false } }
    expect(set).toMatchObject({ status: 200, body: { basket: { items: [hanging] } } })
    expect(kept).toMatchObject({ body: { basket: { items: [{ quantity: 2, ...hanging }] } } })
    expect(off).toMatchObject({ body: { basket: { items: [{ promotionId: null }] } } })
  })

  it('refuses a promotion the shop has never had', async () => {
    const { shopper, key } = await withOneItem(engine)

    const updated = await shopper.update(key, { quantity: 2, promotionId: 'nobodys' })
    const added = await shopper.add({ variantId: 702, quantity: 1, promotionId: 'nobodys' })

    const refusal = { status: 400, body: { kind: 'promotion-not-found', detail: 'nobodys' } }
    expect(updated).toMatchObject(refusal)
    expect(added).toMatchObject(refusal)
    expect(await shopper.basket()).toMatchObject({ revision: 1, items: [{ quantity: 1 }] })
  })

  it.each([
    ['the key', { update: { quantity: 1, promotionId: null } }, '(no key)'],
    ['anything to update', { basketItemKey: 'the-item' }, 'the-item'],
    ['a number', { basketItemKey: 'the-item', update: { promotionId: null } }, 'the-item'],
    ['a promotion', { basketItemKey: 'the-item', update: { quantity: 1 } }, 'the-item'],
  ])('[5.5] [8.10] is refused without %s, by its name', async (_, payload, named) => {
    const { shopper } = await withOneItem(engine)

    const answer = await shopper.backend.postAs(shopper.sessionKey, updateBasketItem, payload)

    expect(answer).toMatchObject({
      status: 400,
      contentType: 'application/problem+json',
      body: { kind: 'incomplete-update', detail: expect.stringContaining(named) },
    })
  })

  it.each([
    ['a negative number', { quantity: -1 }],
    ['a part of a piece', { quantity: 0.5 }],
    ['a number that is text', { quantity: '2' }],
    ['a number beyond all numbers', { quantity: 1e300 }],
    ['a size of zero', { quantity: 1, variantId: 0 }],
    ['a promotion with control signs', { quantity: 1, promotionId: 'a\u0000b' }],
  ])('is refused with %s', async (_, update) => {
    const { shopper, key } = await withOneItem(engine)

    const answer = await shopper.backend.send({
      name: updateBasketItem.name,
      sessionKey: shopper.sessionKey,
      body: JSON.stringify({
        payload: { basketItemKey: key, update: { promotionId: null, ...update } },
      }),
    })

    expect(answer).toMatchObject({ status: 400, body: { title: 'Invalid payload' } })
    expect(await shopper.basket()).toMatchObject({ revision: 1, items: [{ quantity: 1 }] })
  })

  it("[5.6] cannot be somebody else's", async () => {
    const { shopper, key } = await withOneItem(engine)

    const answer = await visiting(shopper.backend).update(key, { quantity: 5 })

    expect(answer).toMatchObject({
      status: 404,
      body: { kind: 'basket-item-not-found', basket: { items: [] } },
    })
    expect(await shopper.basket()).toMatchObject({ items: [{ quantity: 1 }] })
  })

  it('[7.24] costs what everybody pays, whatever groups the browser names', async () => {
    const { shopper, key } = await withOneItem(engine)

    const answer = await shopper.backend.postAs(shopper.sessionKey, updateBasketItem, {
      basketItemKey: key,
      update: { quantity: 2, promotionId: null },
      orderCustomData: { customer: { customerGroups: ['VIP_Card'] } },
    })

    expect(answer).toMatchObject({ status: 200 })
    expect(await shopper.basket()).toEqual((answer.body as { basket: Basket }).basket)
  })

  it('says what it cost when the shopper decided about it, until they decide anew', async () => {
    const { shopper, key } = await withOneItem(engine)
    const before = (await shopper.basket()).items[0]?.price.unit.withTax
    await shopper.backend.importCatalog({
      products: [aDress({ prices: inEveryShop({ amount: 5_000 }, { amount: 6_000 }) })],
      promotions: [aPromotion({ id: 'applied' })],
    })

    const changed = await shopper.basket()
    await shopper.update(key, { quantity: 1, promotionId: 'applied' })
    const promoted = await shopper.basket()
    await shopper.update(key, { quantity: 2, promotionId: 'applied' })
    const decided = await shopper.basket()

    expect(changed.items[0]?.decidedPrice).toBe(before)
    expect(promoted.items[0]?.decidedPrice).toBe(before)
    expect(decided.items[0]).not.toHaveProperty('decidedPrice')
  })
})

describe.each(TEST_ENGINES)('[7.19] a basket that is cleared on %s', (engine) => {
  it('has nothing in it and goes on counting its changes', async () => {
    const { shopper } = await withOneItem(engine)
    await shopper.add({ variantId: 702, quantity: 1 })

    const answer = await shopper.clear()
    const again = await shopper.clear()

    expect(answer).toMatchObject({ status: 200, body: true })
    expect(again).toMatchObject({ status: 200, body: true })
    expect(await shopper.basket()).toMatchObject({ revision: 3, items: [], cost: { withTax: 0 } })
  })

  it("leaves everybody else's alone", async () => {
    const { shopper } = await withOneItem(engine)

    await visiting(shopper.backend).clear()

    expect((await shopper.basket()).items).toHaveLength(1)
  })
})

async function withOneItem(
  engine: (typeof TEST_ENGINES)[number],
): Promise<{ shopper: Shopper; key: string }> {
  const shopper = await aShopper({ engine })
  await shopper.add({ variantId: 701, quantity: 1 })
  const [item] = (await shopper.basket()).items
  return { shopper, key: item?.key ?? '' }
}
