import type { Basket } from '@saum/contract/basket-shape'
import { addItemToBasket, removeItemFromBasket } from '@saum/contract/basket'
import type { PayloadOf } from '@saum/contract/call'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aDress, aShopper, visiting } from '@saum/testing/basket-shopper'
import { inEveryShop, onSale } from '@saum/testing/catalog-builders'
import { aSessionKey } from '@saum/testing/session-key'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const [, at, ch] = SHOPS
const DAY_MS = 24 * 60 * 60 * 1000

describe.each(TEST_ENGINES)('[3.8] the basket on %s', (engine) => {
  it('is empty before anything was put in, and costs nothing', async () => {
    const { basket } = await aShopper({ engine })

    expect(await basket()).toMatchObject({
      key: expect.stringMatching(/^[\da-f]{64}$/),
      currencyCode: 'EUR',
      items: [],
      cost: { withTax: 0, withoutTax: 0, appliedReductions: [] },
    })
  })

  it('holds what was added, at the price of today with its tax', async () => {
    const { add, basket } = await aShopper({ engine }, [
      aDress(onSale({ amount: 8_000, was: 10_000 }, { amount: 9_000, was: 10_000 })),
    ])

    const answer = await add({ variantId: 701, quantity: 2 })

    expect(answer).toMatchObject({ status: 200, contentType: 'application/json' })
    const sale = { category: 'sale', type: 'relative' }
    expect(await basket()).toMatchObject({
      items: [
        {
          quantity: 2,
          availableQuantity: 9,
          status: 'available',
          variant: { id: 701 },
          product: { id: 7 },
          price: {
            unit: { withTax: 8_000, appliedReductions: [{ ...sale, amount: { relative: 0.2 } }] },
            total: {
              withTax: 16_000,
              withoutTax: 13_445,
              appliedReductions: [{ ...sale, amount: { absoluteWithTax: 4_000, relative: 0.2 } }],
            },
          },
          promotionId: null,
        },
      ],
      cost: {
        withTax: 16_000,
        withoutTax: 13_445,
        tax: { vat: { rate: 0.19, amount: 2_555 } },
        currencyCode: 'EUR',
        appliedReductions: [{ category: 'sale', type: 'absolute' }],
      },
    })
    expect(v.parse(addItemToBasket.result, answer.body).basket).toEqual(await basket())
  })

  it('follows the price list, because nothing priced is kept', async () => {
    const { add, basket, backend } = await aShopper({ engine })
    await add({ variantId: 701, quantity: 1 })

    await backend.importCatalog({
      products: [aDress({ prices: inEveryShop({ amount: 5_000 }, { amount: 6_000 }) })],
    })

    expect(await basket()).toMatchObject({
      items: [{ price: { unit: { withTax: 5_000 } } }],
      cost: { withTax: 5_000 },
    })
  })

  it('belongs to one visitor in one shop', async () => {
    const { add, basket, backend } = await aShopper({ engine })
    await add({ variantId: 701, quantity: 1 })
    await add({ variantId: 702, quantity: 3 }, ch.shopId)

    const someoneElse = await visiting(backend).basket()

    expect(someoneElse.items).toEqual([])
    expect((await basket()).items).toMatchObject([{ variant: { id: 701 } }])
    expect(await basket(ch.shopId)).toMatchObject({
      currencyCode: 'CHF',
      items: [{ variant: { id: 702 } }],
      cost: { tax: { vat: { rate: 0.081 } } },
    })
    expect((await basket(at.shopId)).items).toEqual([])
    expect(new Set([someoneElse.key, (await basket()).key]).size).toBe(2)
    expect(backend.logged).toEqual([])
  })

  it('[3.10] has a key that does not tell the session', async () => {
    const { add, sessionKey } = await aShopper({ engine })

    const answer = await add({ variantId: 701, quantity: 1 })

    expect(JSON.stringify(answer.body)).not.toContain(sessionKey)
  })

  it('keeps what sold out meanwhile, outside of what it costs', async () => {
    const { add, basket, backend } = await aShopper({ engine })
    await add({ variantId: 701, quantity: 2 })
    await add({ variantId: 702, quantity: 1 })

    await backend.importCatalog({ products: [aDress({}, { 701: 0 })] })

    const { items, cost } = await basket()
    expect(items).toMatchObject([
      { variant: { id: 701 }, quantity: 2, status: 'unavailable', availableQuantity: 0 },
      { variant: { id: 702 }, status: 'available' },
    ])
    expect(cost.withTax).toBe(items[1]?.price.total.withTax)
  })

  it('says how many are left of what somebody else bought', async () => {
    const { add, basket, backend } = await aShopper({ engine })
    await add({ variantId: 701, quantity: 5 })

    await backend.importCatalog({ products: [aDress({}, { 701: 2 })] })

    expect((await basket()).items).toMatchObject([
      { quantity: 2, wantedQuantity: 5, availableQuantity: 2 },
    ])
  })

  it('hides what the shop has taken out, until it is back', async () => {
    const { add, basket, backend } = await aShopper({ engine })
    await add({ variantId: 701, quantity: 1 })

    await backend.importCatalog({ products: [aDress({ shops: ['at'] })] })
    const without = await basket()
    await backend.importCatalog({ products: [aDress()] })

    expect(without).toMatchObject({ items: [], cost: { withTax: 0 } })
    expect((await basket()).items).toMatchObject([{ variant: { id: 701 }, quantity: 1 }])
  })

  it('keeps the data of an item as it came', async () => {
    const { add, basket } = await aShopper({ engine })
    const displayData = { name: { key: 'name', label: 'Kleid „Ähre“', value: 7 } }
    const customData = { note: 'Ungefüttert', nested: { list: [1, null, '\u0000'] } }

    await add({ variantId: 701, quantity: 1, displayData, customData })

    expect((await basket()).items).toMatchObject([{ displayData, customData }])
  })

  it('[4.7] keeps a size in a group apart from the size by itself', async () => {
    const { add, basket } = await aShopper({ engine })
    const itemGroup = { id: 'set-1', isMainItem: true, isRequired: true }

    await add({ variantId: 701, quantity: 1 })
    await add({ variantId: 701, quantity: 2, itemGroup })
    await add({ variantId: 701, quantity: 1, itemGroup })

    const { items } = await basket()
    expect(items.map(({ quantity }) => quantity)).toEqual([1, 3])
    expect(items[1]?.itemGroup).toEqual(itemGroup)
  })

  it('[5.6] lets go of a size, or of everything of a product, or says that it is not there', async () => {
    const { add, addAll, backend, sessionKey } = await aShopper({ engine }, [
      aDress(),
      aDress({ id: 8 }),
    ])
    const group = { id: 'set', isRequired: true }
    await addAll([
      { variantId: 701, quantity: 1, itemGroup: { ...group, isMainItem: true } },
      { variantId: 702, quantity: 1, itemGroup: { ...group, isMainItem: false } },
    ])
    await add({ variantId: 702, quantity: 1 })
    await add({ variantId: 801, quantity: 1 })
    const removeBy = (named: PayloadOf<typeof removeItemFromBasket>) =>
      backend.postAs(sessionKey, removeItemFromBasket, named)

    const bySize = await removeBy({ variantId: 801 })
    const again = await removeBy({ variantId: 801 })
    const byProduct = await removeBy({ productId: 7 })
    const unknown = await removeBy({ productId: 7 })
    const nothing = await removeBy({})

    expect((bySize.body as { basket: Basket }).basket.items).toHaveLength(3)
    expect(again).toMatchObject({
      status: 404,
      body: { kind: 'basket-item-not-found', detail: 'BasketItemNotFound:remove:801' },
    })
    expect(byProduct).toMatchObject({ status: 200, body: { basket: { items: [] } } })
    expect(unknown.status).toBe(404)
    expect(nothing).toMatchObject({ status: 400, body: { title: 'Invalid payload' } })
  })

  it('[7.21] lets go of an item', async () => {
    const { add, basket, backend, sessionKey } = await aShopper({ engine })
    await add({ variantId: 701, quantity: 1 })
    await add({ variantId: 702, quantity: 1 })
    const [first] = (await basket()).items
    const itemKey = first?.key ?? ''

    const removed = await backend.postAs(sessionKey, removeItemFromBasket, { itemKey })
    const again = await backend.postAs(sessionKey, removeItemFromBasket, { itemKey })

    expect(removed).toMatchObject({
      status: 200,
      body: { basket: { items: [{ variant: { id: 702 } }] } },
    })
    expect(again).toMatchObject({
      status: 404,
      body: { kind: 'basket-item-not-found', title: 'Basket item not found' },
    })
  })

  it("[5.6] does not let anybody remove somebody else's item", async () => {
    const { add, basket, backend } = await aShopper({ engine })
    await add({ variantId: 701, quantity: 1 })
    const [theirs] = (await basket()).items

    const answer = await backend.postAs(aSessionKey(), removeItemFromBasket, {
      itemKey: theirs?.key ?? '',
    })

    expect(answer).toMatchObject({ status: 404, body: { kind: 'basket-item-not-found' } })
    expect((await basket()).items).toHaveLength(1)
  })

  it('is kept for sixty days after its last change', async () => {
    let time = Date.parse('2026-03-01T00:00:00Z')
    const { add, basket } = await aShopper({ engine, now: () => time })
    /** The session ends after four weeks without a visit; looking at a basket does not change it. */
    async function lookOften(days: number) {
      for (const part of [20, 20, days - 40]) {
        time += part * DAY_MS
        await basket()
      }
    }
    await add({ variantId: 701, quantity: 1 })

    await lookOften(59)
    await add({ variantId: 702, quantity: 1 })
    await lookOften(59)
    const kept = await basket()
    time += 2 * DAY_MS

    expect(kept.items).toHaveLength(2)
    expect((await basket()).items).toEqual([])
    expect(await add({ variantId: 702, quantity: 1 })).toMatchObject({
      body: { basket: { items: [{ quantity: 1 }] } },
    })
  })
})
