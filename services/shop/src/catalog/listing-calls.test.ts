import { getProductsByCategory, getProductsCount, getSimilarProducts } from '@saum/contract/product'
import type { PayloadOf } from '@saum/contract/call'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCategory, aProduct, aVariant, daysAgo, inEveryShop } from '@saum/testing/catalog-builders'
import { aCampaign } from '@saum/testing/catalog-extras'
import { SMALL_RANGE } from '@saum/testing/small-range'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { Catalog } from '../documents/catalog-document.ts'

const [, at, ch] = SHOPS

type ListingPayload = PayloadOf<typeof getProductsByCategory>

function priced(id: number, amount: number, campaign?: string) {
  return aProduct({
    id,
    prices: inEveryShop({ amount }, { amount }),
    variants: [aVariant({ id })],
    ...(campaign !== undefined && { campaign }),
  })
}

describe.each(STORAGE_ENGINES)('listings on %s', (engine) => {
  function aShop(catalog: Partial<Catalog> = SMALL_RANGE): Promise<TestBackend> {
    return startTestBackend({ engine, catalog })
  }

  async function idsOf(backend: TestBackend, payload: ListingPayload): Promise<number[]> {
    const { body } = await backend.post(getProductsByCategory, payload)
    const { products, pagination } = v.parse(getProductsByCategory.result, body)
    const { categoryId, category, where, includeSoldOut } = payload
    const counted = await backend.post(getProductsCount, {
      categoryId,
      category,
      where,
      includeSoldOut,
    })
    expect(counted.body).toEqual({ count: pagination.total })
    return products.map(({ id }) => id)
  }

  it('lists a category with everything below it, each product once, newest first', async () => {
    const backend = await aShop()

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
    const backend = await aShop()

    expect(await idsOf(backend, {})).toEqual([2, 3, 1])
    expect(await backend.send({ name: 'getProductsCount', body: '{}' })).toMatchObject({
      body: { count: 3 },
    })
  })

  it('finds the same pages whichever way it looks for them', async () => {
    const products = Array.from({ length: 12 }, (_, index) =>
      aProduct({
        id: index + 1,
        categories: index % 3 === 0 ? ['a', 'b'] : [index % 3 === 1 ? 'b' : 'c'],
        firstLiveAt: daysAgo(index % 4),
      }),
    )
    const categories = ['a', 'b', 'c'].map((key, index) => aCategory({ id: index + 1, key }))
    const backend = await aShop({ categories, products })

    for (const categoryId of [1, 2, 3]) {
      const whole = await idsOf(backend, { categoryId, perPage: 100 })
      const onePerPage = await Promise.all(
        whole.map((_, index) => idsOf(backend, { categoryId, perPage: 1, page: index + 1 })),
      )
      expect(onePerPage.flat()).toEqual(whole)
      expect(await idsOf(backend, { categoryId, sort: { by: 'new', direction: 'asc' } })).toEqual(
        whole.toReversed(),
      )
    }
  })

  it('leaves out what the shop does not sell', async () => {
    const backend = await aShop({
      categories: [aCategory()],
      products: [aProduct({ id: 1, shops: ['de'] }), aProduct({ id: 2 })],
    })

    expect(await idsOf(backend, { categoryId: 100 })).toHaveLength(2)
    expect(await backend.post(getProductsByCategory, {}, at.shopId)).toMatchObject({
      body: { products: [{ id: 2 }], pagination: { total: 1 } },
    })
  })

  it('[3.31] sorts by price and by date, both ways, in two spellings', async () => {
    const backend = await aShop({
      categories: [aCategory()],
      products: [
        { ...priced(1, 5_000), firstLiveAt: daysAgo(3) },
        { ...priced(2, 3_000), firstLiveAt: daysAgo(2) },
        { ...priced(3, 4_000), firstLiveAt: daysAgo(1) },
      ],
    })

    expect(await idsOf(backend, { sort: { by: 'price' } })).toEqual([2, 3, 1])
    expect(await idsOf(backend, { sort: { by: 'price', direction: 'desc' } })).toEqual([1, 3, 2])
    expect(await idsOf(backend, { sort: { sortingKey: 'price_asc' } })).toEqual([2, 3, 1])
    expect(await idsOf(backend, { sort: { sortingKey: 'price_desc' } })).toEqual([1, 3, 2])
    expect(await idsOf(backend, { sort: { by: 'new' } })).toEqual([3, 2, 1])
    expect(await idsOf(backend, { sort: { by: 'new', direction: 'asc' } })).toEqual([1, 2, 3])
    expect(await idsOf(backend, { sort: { sortingKey: 'new_desc' } })).toEqual([3, 2, 1])
    expect(await idsOf(backend, { sort: { sortingKey: 'new_asc' } })).toEqual([1, 2, 3])
    expect(await idsOf(backend, { sort: { by: 'price', sortingKey: 'new_asc' } })).toEqual([
      2, 3, 1,
    ])
  })

  it('[3.31] goes by the price that is charged: of sizes that can be bought, campaigns off', async () => {
    const cheapButGone = aProduct({
      id: 4,
      variants: [
        aVariant({ id: 41, size: 'S', stock: 0, prices: { de: { amount: 1_000 } } }),
        aVariant({ id: 42, size: 'M', prices: { de: { amount: 4_500 } } }),
      ],
    })
    const backend = await aShop({
      categories: [aCategory()],
      campaigns: [aCampaign({ key: 'spring', reduction: 12.5 })],
      products: [priced(1, 5_000, 'spring'), priced(2, 4_376), priced(3, 4_374), cheapButGone],
    })

    expect(await idsOf(backend, { sort: { by: 'price' } })).toEqual([3, 1, 2, 4])
    expect(await idsOf(backend, { where: { minPrice: 4_375, maxPrice: 4_375 } })).toEqual([1])
  })

  it('keeps to a price range and, if asked, to what can be bought', async () => {
    const backend = await aShop({
      categories: [aCategory()],
      products: [
        priced(1, 5_000),
        priced(2, 3_000),
        { ...priced(3, 4_000), variants: [aVariant({ id: 3, stock: 0 })] },
      ],
    })
    const sort = { by: 'price' } as const

    expect(await idsOf(backend, { where: { minPrice: 3_001 }, sort })).toEqual([3, 1])
    expect(await idsOf(backend, { where: { maxPrice: 4_000 }, sort })).toEqual([2, 3])
    expect(await idsOf(backend, { where: { minPrice: 3_500, maxPrice: 4_500 } })).toEqual([3])
    expect(await idsOf(backend, { includeSoldOut: false, sort })).toEqual([2, 1])
    expect(await idsOf(backend, { categoryId: 100, includeSoldOut: false, sort })).toEqual([2, 1])
    expect(await idsOf(backend, { where: { minPrice: 9_000 } })).toEqual([])
  })

  it('counts what is sold without stock among what can be bought', async () => {
    const variants = [aVariant({ id: 1, stock: 0, isSellableWithoutStock: true })]
    const backend = await aShop({
      categories: [aCategory()],
      products: [{ ...priced(1, 5_000), variants }],
    })

    expect(await idsOf(backend, { includeSoldOut: false })).toEqual([1])
  })

  it('answers a page behind the last one empty', async () => {
    const backend = await aShop()

    expect(await backend.post(getProductsByCategory, { page: 9 })).toMatchObject({
      status: 200,
      body: { products: [], pagination: { current: 0, total: 3, page: 9, prev: 1, next: 1 } },
    })
    const page = Number.MAX_SAFE_INTEGER
    expect(await backend.post(getProductsByCategory, { page })).toMatchObject({
      status: 200,
      body: { products: [] },
    })
  })

  it.each([{ categoryId: 9 }, { category: '/nirgends' }, { categoryId: 220 }])(
    'refuses to list and to count %j',
    async (payload) => {
      const backend = await aShop()

      const refusal = { status: 404, body: { kind: 'category-not-found' } }
      expect(await backend.post(getProductsByCategory, payload)).toMatchObject(refusal)
      expect(await backend.post(getProductsCount, payload)).toMatchObject(refusal)
    },
  )

  it('offers other styles of the same category that can be bought, each in one color', async () => {
    const of = (id: number, masterKey: string, days: number, category = 'dresses') =>
      aProduct({ id, masterKey, categories: [category], firstLiveAt: daysAgo(days) })
    const backend = await aShop({
      categories: [
        aCategory({ id: 1, key: 'women' }),
        aCategory({ id: 2, key: 'dresses', parentKey: 'women' }),
        aCategory({ id: 3, key: 'sale' }),
        aCategory({ id: 4, key: 'secret', parentKey: 'dresses', isHidden: true }),
      ],
      products: [
        { ...of(1, 'anna', 1), categories: ['sale', 'dresses', 'secret'] },
        of(2, 'anna', 2),
        of(3, 'berta', 5),
        of(4, 'berta', 4),
        of(5, 'clara', 3),
        of(6, 'dora', 2, 'sale'),
        { ...of(7, 'emma', 2), variants: [aVariant({ id: 7, stock: 0 })] },
        { ...of(8, 'frida', 2), shops: ['at'] },
      ],
    })

    const similar = await backend.post(getSimilarProducts, { productId: 1 })
    const limited = await backend.post(getSimilarProducts, { productId: 1, limit: 1 })

    const idsIn = (body: unknown) => v.parse(getSimilarProducts.result, body).map(({ id }) => id)
    expect(idsIn(similar.body)).toEqual([5, 4])
    expect(idsIn(limited.body)).toEqual([5])
    expect(await backend.post(getSimilarProducts, { productId: 99 })).toMatchObject({ status: 404 })
    expect(await backend.post(getSimilarProducts, { productId: 8 }, ch.shopId)).toMatchObject({
      status: 404,
    })
  })
})

describe('[5.24] what listings refuse', () => {
  it.each([
    [{ categoryId: 'damen' }, 'categoryId'],
    [{ category: 7 }, 'category'],
    [{ category: 'x'.repeat(2_049) }, 'category'],
    [{ page: 0 }, 'page'],
    [{ page: 1.5 }, 'page'],
    [{ perPage: 101 }, 'perPage'],
    [{ perPage: 0 }, 'perPage'],
    [{ where: { minPrice: -1 } }, 'where.minPrice'],
    [{ where: { maxPrice: 'cheap' } }, 'where.maxPrice'],
    [{ where: 'cheap' }, 'where'],
    [{ includeSoldOut: 'yes' }, 'includeSoldOut'],
    [{ sort: 'price' }, 'sort'],
    [{ sort: { by: 'name' } }, 'sort.by'],
    [{ sort: { by: 'price', direction: 'up' } }, 'sort.direction'],
    [{ sort: { sortingKey: 'best' } }, 'sort.sortingKey'],
  ])('%j because of %s', async (payload, property) => {
    const backend = await startTestBackend()

    const answer = await backend.send({
      name: 'getProductsByCategory',
      body: JSON.stringify({ payload }),
    })

    expect(answer).toMatchObject({ status: 400, body: { errors: [{ property }] } })
  })
})
