import { getProductById, getProductsByCategory, getProductsByIds } from '@saum/contract/product'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { SMALL_RANGE } from '@saum/testing/small-range'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { DatabaseEngine } from '../database/database.ts'

const [de, at, ch, frCh, en] = SHOPS

function aShop(engine: DatabaseEngine): Promise<TestBackend> {
  return startTestBackend({ engine, catalog: SMALL_RANGE })
}

describe.each(TEST_ENGINES)('products on %s', (engine) => {
  it('[3.13] answers a product with sizes in order, reduction and its other colors', async () => {
    const backend = await aShop(engine)

    const { body } = await backend.post(getProductById, { id: 2 })

    const product = v.parse(getProductById.result, body)
    expect(product).toMatchObject({
      id: 2,
      masterKey: 'anna',
      slug: 'kleid-2-gruen',
      isSoldOut: true,
      isNew: true,
      lowestPriorPrice: { withTax: 8_000 },
      attributes: {
        color: { label: 'Farbe', values: { id: 12, label: 'Grün', value: 'gruen' } },
        colorHex: { values: { label: '#2f6b4f' } },
      },
      images: [{ hash: '2-fa.webp', attributes: { assetName: 'fa', alt: 'Kleid' } }],
      siblings: [{ id: 1, isActive: true, isSoldOut: false }],
    })
    expect(product.variants.map(({ id }) => id)).toEqual([21, 22, 23])
    expect(product.categories.map((path) => path.map(({ categoryId }) => categoryId))).toEqual([
      [100],
      [200, 210, 211],
    ])
  })

  it.each([
    [de, { withTax: 6_400, withoutTax: 5_378, tax: { vat: { rate: 0.19, amount: 1_022 } } }],
    [at, { withTax: 6_400, withoutTax: 5_333, tax: { vat: { rate: 0.2, amount: 1_067 } } }],
    [ch, { withTax: 7_200, withoutTax: 6_660, tax: { vat: { rate: 0.081, amount: 540 } } }],
    [frCh, { withTax: 7_200, withoutTax: 6_660, tax: { vat: { rate: 0.081, amount: 540 } } }],
    [en, { withTax: 6_400, withoutTax: 5_378, tax: { vat: { rate: 0.19, amount: 1_022 } } }],
  ])('splits the tax of the shop $path off', async (shop, price) => {
    const backend = await aShop(engine)

    const { body } = await backend.post(getProductById, { id: 2 }, shop.shopId)

    expect(v.parse(getProductById.result, body).priceRange.min).toEqual({
      ...price,
      currencyCode: shop.currency,
      appliedReductions: [
        {
          category: 'sale',
          amount: { absoluteWithTax: shop.currency === 'EUR' ? 1_600 : 1_800, relative: 0.2 },
        },
      ],
    })
  })

  it('does not show a product that is not active in the shop', async () => {
    const backend = await aShop(engine)
    await backend.db.transaction(
      (sql) => sql`update product_shop set is_active = 0
        where product_id = 1 and shop_id = ${de.shopId}`,
    )

    expect(await backend.post(getProductById, { id: 1 })).toMatchObject({
      status: 404,
      body: { kind: 'product-not-found' },
    })
    expect(await backend.post(getProductById, { id: 1 }, at.shopId)).toMatchObject({ status: 200 })
    expect(await backend.post(getProductById, { id: 2 })).toMatchObject({ body: { siblings: [] } })
    expect(await backend.post(getProductsByCategory, { categoryId: 210 })).toMatchObject({
      body: { pagination: { total: 2 } },
    })
  })

  it('keeps the order of the asked ids and drops those it does not know', async () => {
    const backend = await aShop(engine)

    const { body } = await backend.post(getProductsByIds, { ids: [3, 99, 1, 2] })

    const found = v.parse(getProductsByIds.result, body)
    expect(found.map(({ id }) => id)).toEqual([3, 1, 2])
    expect(await backend.post(getProductsByIds, { ids: [] })).toMatchObject({ body: [] })
  })

  it('lists a category with everything below it, each product once, newest first', async () => {
    const backend = await aShop(engine)

    const byId = await backend.post(getProductsByCategory, { categoryId: 200, perPage: 2 })
    const byPath = await backend.post(getProductsByCategory, {
      category: '/damen/',
      perPage: 2,
      page: 2,
    })

    const first = v.parse(getProductsByCategory.result, byId.body)
    expect(first.products.map(({ id }) => id)).toEqual([2, 3])
    expect(first.pagination).toEqual({
      current: 2,
      total: 3,
      perPage: 2,
      page: 1,
      first: 1,
      prev: 1,
      next: 2,
      last: 2,
    })
    expect(v.parse(getProductsByCategory.result, byPath.body)).toMatchObject({
      products: [{ id: 1 }],
      pagination: { current: 1, page: 2, prev: 1, next: 2, last: 2 },
    })
  })

  it('lists the whole range when no category is named', async () => {
    const backend = await aShop(engine)

    expect(await backend.post(getProductsByCategory, {})).toMatchObject({
      body: { pagination: { total: 3 } },
    })
  })

  it('answers a page behind the last one empty', async () => {
    const backend = await aShop(engine)

    expect(await backend.post(getProductsByCategory, { page: 9 })).toMatchObject({
      status: 200,
      body: { products: [], pagination: { current: 0, total: 3, page: 9, prev: 1, next: 1 } },
    })
  })

  it.each([{ categoryId: 9 }, { category: '/nirgends' }, { categoryId: 220 }])(
    'refuses to list %j',
    async (payload) => {
      const backend = await aShop(engine)

      expect(await backend.post(getProductsByCategory, payload)).toMatchObject({
        status: 404,
        body: { kind: 'category-not-found' },
      })
    },
  )
})
