import {
  getProductById,
  getProductsByCategory,
  getVariantById,
  type Product,
} from '@saum/contract/product'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import {
  aCategory,
  anImage,
  aProduct,
  aVariant,
  inEveryLocale,
} from '@saum/testing/catalog-builders'
import { SMALL_RANGE } from '@saum/testing/small-range'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { Catalog } from '../documents/catalog-document.ts'
import type { ProductDocument } from '../documents/product-document.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'

const [, at, ch, frCh] = SHOPS
const NOW = Date.parse('2026-03-01T12:00:00Z')

function daysBefore(days: number): string {
  return new Date(NOW - days * DAY_MS).toISOString()
}

describe.each(TEST_ENGINES)('a product on %s', (engine) => {
  function aShop(catalog: Partial<Catalog> = SMALL_RANGE): Promise<TestBackend> {
    return startTestBackend({ engine, catalog, now: () => NOW })
  }

  function aShopWith(...products: ProductDocument[]): Promise<TestBackend> {
    return aShop({ categories: [aCategory()], products })
  }

  async function productOf(backend: TestBackend, id: number, shopId?: ShopId): Promise<Product> {
    const { body } = await backend.post(getProductById, { id }, shopId)
    return v.parse(getProductById.result, body)
  }

  it('[3.13] answers a product by its id', async () => {
    const backend = await aShopWith(
      aProduct({ id: 7, masterKey: 'anna', referenceKey: 'A-7', firstLiveAt: daysBefore(10) }),
    )

    expect(await productOf(backend, 7)).toMatchObject({
      id: 7,
      masterKey: 'anna',
      referenceKey: 'A-7',
      slug: 'kleid-7-gruen',
      isActive: true,
      isSoldOut: false,
      isNew: true,
      createdAt: '2026-03-01T12:00:00.000Z',
      updatedAt: '2026-03-01T12:00:00.000Z',
      firstLiveAt: '2026-02-19T12:00:00.000Z',
      priceRange: { min: { withTax: 7_999 }, max: { withTax: 7_999 } },
    })
  })

  it('[3.13] calls a product new for thirty days', async () => {
    const backend = await aShopWith(
      aProduct({ id: 1, firstLiveAt: daysBefore(30) }),
      aProduct({ id: 2, firstLiveAt: daysBefore(30.001) }),
    )

    expect(await productOf(backend, 1)).toMatchObject({ isNew: true })
    expect(await productOf(backend, 2)).toMatchObject({ isNew: false })
  })

  it('[3.16] [9.5] has its sizes in order, with color, price and stock', async () => {
    const backend = await aShopWith(
      aProduct({
        id: 7,
        variants: [
          aVariant({ id: 3, size: '38', stock: 0, isSellableWithoutStock: true }),
          aVariant({ id: 2, size: 'XL', stock: 0 }),
          aVariant({ id: 1, size: 's', stock: { de: 4 } }),
        ],
      }),
    )

    const { variants } = await productOf(backend, 7)

    expect(variants).toMatchObject([
      {
        id: 1,
        referenceKey: 'variant-1',
        price: { withTax: 7_999 },
        lowestPriorPrice: { withTax: null, relativeDifferenceToPrice: null },
        stock: { quantity: 4, isSellableWithoutStock: false },
        attributes: {
          shopSize: { label: 'Größe', values: { label: 's', value: 's' } },
          size: { id: 28, label: 'Größe', values: { label: 's', value: 's' } },
          colorDetail: { label: 'Farbe', values: { id: 12, label: 'Grün', value: 'gruen' } },
        },
      },
      { id: 2, stock: { quantity: 0 }, attributes: { shopSize: { values: { value: 'xl' } } } },
      { id: 3, stock: { quantity: 0, isSellableWithoutStock: true } },
    ])
    expect((await productOf(backend, 7, at.shopId)).variants[0]?.stock.quantity).toBe(0)
  })

  it('[3.14] names all its sizes, sold out or not', async () => {
    const variants = [aVariant({ id: 1, size: 'M' }), aVariant({ id: 2, size: 'S', stock: 0 })]
    const backend = await aShopWith(aProduct({ id: 7, variants }))

    expect((await productOf(backend, 7)).attributes).toMatchObject({
      size: { key: 'size', multiSelect: true, values: [{ value: 's' }, { value: 'm' }] },
    })
  })

  it('[3.16] knows the same size in the other colors of its style', async () => {
    const inColor = (id: number, stock: number, sizes: string[]) =>
      aProduct({
        id,
        masterKey: 'anna',
        variants: sizes.map((size, index) => aVariant({ id: id * 10 + index, size, stock })),
      })
    const backend = await aShopWith(inColor(7, 3, ['S', 'M']), inColor(8, 0, ['M', 'L']))

    const { variants } = await productOf(backend, 7)
    const single = await backend.post(getVariantById, { ids: [81] })
    const list = await backend.post(getProductsByCategory, {})

    const other = { id: 80, productId: 8, isActive: true, stock: { quantity: 0 } }
    expect(variants).toMatchObject([
      { id: 70, siblings: [] },
      { id: 71, siblings: [other] },
    ])
    expect(v.parse(getVariantById.result, single.body)).toMatchObject([{ id: 81, siblings: [] }])
    const [first] = v.parse(getProductsByCategory.result, list.body).products
    expect(first?.variants[0]).not.toHaveProperty('siblings')
  })

  it('[3.16] shows only the sizes and the shops that have a price', async () => {
    const backend = await aShopWith(
      aProduct({
        id: 7,
        prices: { ch: { amount: 9_900 } },
        variants: [
          aVariant({ id: 1, size: 'S' }),
          aVariant({ id: 2, size: 'M', prices: { de: { amount: 8_000 } } }),
        ],
      }),
    )

    expect((await productOf(backend, 7)).variants.map(({ id }) => id)).toEqual([2])
    expect((await productOf(backend, 7, ch.shopId)).variants.map(({ id }) => id)).toEqual([1, 2])
    expect(await backend.post(getProductById, { id: 7 }, at.shopId)).toMatchObject({ status: 404 })
  })

  it('[3.17] has pictures with their view, words and colors, or none', async () => {
    const backend = await aShopWith(
      aProduct({
        id: 7,
        images: [
          anImage({ key: 'dress-7-fa', alt: { 'de-DE': 'Von vorn' }, averageColor: '#aabbcc' }),
          anImage({ key: 'dress-7-d1', assetName: 'd1', thumbhash: 'aGFzaA==' }),
        ],
      }),
      aProduct({ id: 8, images: [] }),
    )

    expect((await productOf(backend, 7)).images).toEqual([
      {
        hash: 'dress-7-fa',
        width: 900,
        height: 1125,
        attributes: { assetName: 'fa', alt: 'Von vorn', averageColor: '#aabbcc' },
      },
      {
        hash: 'dress-7-d1',
        width: 900,
        height: 1125,
        attributes: { assetName: 'd1', alt: 'Kleid', thumbhash: 'aGFzaA==' },
      },
    ])
    expect((await productOf(backend, 7, frCh.shopId)).images[0]?.attributes.alt).toBe('Kleid 7')
    expect((await productOf(backend, 8)).images).toEqual([])
  })

  it('[3.18] brings its other colors along, on its page and on lists', async () => {
    const images = [anImage({ key: 'blue-fa' }), anImage({ key: 'blue-d1', assetName: 'd1' })]
    const blue = { id: 9, key: 'blau', hex: '#112233', label: inEveryLocale('Blau') }
    const backend = await aShopWith(
      aProduct({ id: 9, masterKey: 'anna', color: blue, images }),
      aProduct({ id: 7, masterKey: 'anna' }),
      aProduct({ id: 8, masterKey: 'anna', shops: ['at'] }),
      aProduct({ id: 5, masterKey: 'berta' }),
    )

    const product = await productOf(backend, 7)
    const listing = await backend.post(getProductsByCategory, {})

    expect(product.siblings).toMatchObject([
      {
        id: 9,
        isActive: true,
        isSoldOut: false,
        priceRange: { min: { withTax: 7_999 } },
        images: [{ hash: 'blue-fa' }],
        attributes: {
          color: { values: { label: 'Blau' } },
          colorHex: { values: { label: '#112233' } },
        },
      },
    ])
    expect(product.siblings[0]).not.toHaveProperty('siblings')
    expect((await productOf(backend, 7, at.shopId)).siblings.map(({ id }) => id)).toEqual([8, 9])
    expect((await productOf(backend, 5)).siblings).toEqual([])
    const { products } = v.parse(getProductsByCategory.result, listing.body)
    expect(products.find(({ id }) => id === 9)?.siblings.map(({ id }) => id)).toEqual([7])
  })

  it('[3.19] knows its categories from the root down', async () => {
    const backend = await aShop()

    const { categories } = await productOf(backend, 2)

    expect(categories.map((path) => path.map(({ categoryId }) => categoryId))).toEqual([
      [100],
      [200, 210, 211],
    ])
    expect(categories[1]?.[1]).toEqual({
      categoryId: 210,
      categoryName: 'kleider',
      categoryUrl: '/damen/kleider',
      categorySlug: 'kleider',
      categoryHidden: false,
      shopLevelCustomData: { categoryKey: 'kleider' },
    })
  })

  it('[4.2] is sold out when no size can be bought', async () => {
    const backend = await aShopWith(
      aProduct({ id: 1, variants: [aVariant({ id: 1, stock: 0 })] }),
      aProduct({
        id: 2,
        variants: [
          aVariant({ id: 2, stock: 0, isSellableWithoutStock: true }),
          aVariant({ id: 3, size: 'L', stock: 0 }),
        ],
      }),
    )

    expect(await productOf(backend, 1)).toMatchObject({ isSoldOut: true })
    expect(await productOf(backend, 2)).toMatchObject({ isSoldOut: false })
  })

  it('is shown outside the time it can be bought in, and says when that is', async () => {
    const backend = await aShopWith(
      aProduct({ id: 1, sellableFrom: daysBefore(-3) }),
      aProduct({ id: 2, sellableFrom: daysBefore(9), sellableTo: daysBefore(3) }),
    )

    expect((await productOf(backend, 1)).sellableTimeframe).toEqual({
      sellableFrom: '2026-03-04T12:00:00.000Z',
    })
    expect((await productOf(backend, 2)).sellableTimeframe).toEqual({
      sellableFrom: '2026-02-20T12:00:00.000Z',
      sellableTo: '2026-02-26T12:00:00.000Z',
    })
  })
})
