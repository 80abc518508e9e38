import { getProductById } from '@saum/contract/product'
import { listIndexProducts, type IndexProduct } from '@saum/contract/search-feed'
import type { PayloadOf } from '@saum/contract/call'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import {
  aCatalog,
  anImage,
  aProduct,
  aVariant,
  daysAgo,
  inEveryLocale,
  inEveryShop,
  onSale,
} from '@saum/testing/catalog-builders'
import { aBranch, aCampaign } from '@saum/testing/catalog-extras'
import { SMALL_RANGE } from '@saum/testing/small-range'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const [de, , ch] = SHOPS

async function pageOf(
  backend: TestBackend,
  payload: PayloadOf<typeof listIndexProducts> = {},
  shopId?: ShopId,
) {
  const { body } = await backend.post(listIndexProducts, payload, shopId)
  return v.parse(listIndexProducts.result, body)
}

async function onlyProduct(backend: TestBackend, shopId?: ShopId): Promise<IndexProduct> {
  const { products } = await pageOf(backend, {}, shopId)
  const [product] = products
  if (product === undefined) throw new Error('The shop sells nothing')
  return product
}

describe.each(TEST_ENGINES)('the products of an index on %s', (engine) => {
  it('come page by page, by id, until there are no more', async () => {
    const backend = await startTestBackend({ engine, catalog: SMALL_RANGE })

    const first = await pageOf(backend, { limit: 2 })
    const second = await pageOf(backend, { limit: 2, after: first.next ?? 0 })

    expect(first.products.map(({ id }) => id)).toEqual([1, 2])
    expect(first.next).toBe(2)
    expect(second.products.map(({ id }) => id)).toEqual([3])
    expect(second.next).toBeNull()
  })

  it('can be asked for by id, without those that are not there', async () => {
    const backend = await startTestBackend({ engine, catalog: SMALL_RANGE })

    const { products, next } = await pageOf(backend, { ids: [3, 99, 1] })

    expect(products.map(({ id }) => id)).toEqual([1, 3])
    expect(next).toBeNull()
    expect((await pageOf(backend, { ids: [] })).products).toEqual([])
  })

  it('go on after a page on which nothing has a price', async () => {
    const unpriced = aProduct({ id: 1, shops: ['de', 'ch'], prices: { ch: { amount: 100 } } })
    const backend = await startTestBackend({
      engine,
      catalog: aCatalog({ products: [unpriced, aProduct({ id: 2 })] }),
    })

    const first = await pageOf(backend, { limit: 1 })
    const rest = first.next === null ? [] : (await pageOf(backend, { after: first.next })).products

    expect([...first.products, ...rest].map(({ id }) => id)).toEqual([2])
  })

  it('say everything that is searched, listed and filtered', async () => {
    const product = aProduct({
      id: 7,
      masterKey: 'anna',
      color: {
        id: 12,
        key: 'tanne',
        hex: '#2f6b4f',
        label: inEveryLocale('Tanne'),
        family: { value: 'green', label: inEveryLocale('Grün') },
      },
      attributes: {
        fit: { value: 'slim', label: inEveryLocale('Schmal') },
        occasion: [
          { value: 'office', label: inEveryLocale('Büro') },
          { value: 'party', label: inEveryLocale('Feier') },
        ],
      },
      shortDescription: inEveryLocale('Ein Kleid'),
      description: inEveryLocale('Ein langes Kleid'),
      details: { 'de-DE': ['Mit Gürtel'], 'fr-CH': ['Avec ceinture'], 'en-GB': ['With belt'] },
      materials: [
        {
          part: inEveryLocale('Oberstoff'),
          fibres: [
            { label: inEveryLocale('Viskose'), percent: 95 },
            { label: inEveryLocale('Elasthan'), percent: 5 },
          ],
        },
      ],
      care: [{ symbol: 'wash-30', label: inEveryLocale('30 Grad') }],
      storefrontBadge: inEveryLocale('Beliebt'),
      freeTextBadge: inEveryLocale('Nur online'),
      combineWith: [8],
      images: ['a', 'b', 'c'].map((key) => anImage({ key: `dress-${key}` })),
    })
    const backend = await startTestBackend({ engine, catalog: aCatalog({ products: [product] }) })

    expect(await onlyProduct(backend)).toMatchObject({
      id: 7,
      masterKey: 'anna',
      referenceKey: 'article-7',
      name: 'Kleid 7',
      brand: 'Saum',
      color: { key: 'tanne', label: 'Tanne', hex: '#2f6b4f', family: 'Grün' },
      attributes: { fit: ['Schmal'], occasion: ['Büro', 'Feier'] },
      shortDescription: 'Ein Kleid',
      description: 'Ein langes Kleid',
      details: ['Mit Gürtel'],
      materials: ['Oberstoff: 95 % Viskose, 5 % Elasthan'],
      care: ['30 Grad'],
      badges: ['Beliebt', 'Nur online'],
      categoryIds: [100],
      isNew: true,
      isSoldOut: false,
      firstLiveAt: Date.parse(daysAgo(10)),
      sizes: [
        { label: 'S', referenceKey: 'variant-701', isSellable: true },
        { label: 'M', referenceKey: 'variant-702', isSellable: false },
      ],
      stock: 3,
      images: [{ hash: 'dress-a' }, { hash: 'dress-b' }],
      combineWith: [8],
    })
  })

  it.each(SHOPS)(
    'cost in $path what their pages say, in a campaign too',
    async ({ shopId, currency }) => {
      const product = aProduct({
        campaign: 'mid',
        ...onSale({ amount: 6_400, was: 8_000 }, { amount: 7_200, was: 9_000 }),
        variants: [
          aVariant({ id: 1, size: 'S', stock: 1 }),
          aVariant({
            id: 2,
            size: 'M',
            stock: 1,
            prices: inEveryShop(
              { amount: 9_000, since: daysAgo(90) },
              { amount: 9_900, since: daysAgo(90) },
            ),
          }),
          aVariant({
            id: 3,
            size: 'L',
            stock: 0,
            prices: inEveryShop({ amount: 10 }, { amount: 10 }),
          }),
        ],
      })
      const campaigns = [aCampaign({ key: 'mid' })]
      const backend = await startTestBackend({
        engine,
        catalog: aCatalog({ campaigns, products: [product] }),
      })

      const indexed = await onlyProduct(backend, shopId)
      const page = await backend.post(getProductById, { id: product.id }, shopId)

      const { priceRange, lowestPriorPrice } = v.parse(getProductById.result, page.body)
      expect(indexed).toMatchObject({ priceRange, lowestPriorPrice, badges: ['Mid Season'] })
      expect(indexed.priceRange.min.withTax).toBe(currency === 'EUR' ? 5_760 : 6_480)
    },
  )

  it('name the branches of the country that have a piece', async () => {
    const inSwitzerland = { ...aBranch().address, countryCode: 'CH' as const }
    const stock = [{ variantId: 330_101, quantity: 2 }]
    const backend = await startTestBackend({
      engine,
      catalog: aCatalog({
        branches: [
          aBranch({ id: 1, stock }),
          aBranch({ id: 2, stock: [{ variantId: 330_101, quantity: 0 }] }),
          aBranch({ id: 3, stock, isActive: false }),
          aBranch({ id: 4, stock, address: inSwitzerland }),
          aBranch({ id: 5, stock: [...stock, { variantId: 330_102, quantity: 1 }] }),
        ],
      }),
    })

    expect((await onlyProduct(backend, de.shopId)).branchIds).toEqual([1, 5])
    expect((await onlyProduct(backend, ch.shopId)).branchIds).toEqual([4])
  })

  it('are refused in larger pages than one answer should hold', async () => {
    const backend = await startTestBackend({ engine })

    expect((await backend.post(listIndexProducts, { limit: 501 })).status).toBe(400)
    const ids = Array.from({ length: 501 }, (_, index) => index)
    expect((await backend.post(listIndexProducts, { ids })).status).toBe(400)
  })
})
