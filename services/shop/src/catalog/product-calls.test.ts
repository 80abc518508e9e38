import {
  getAllShopProductsForId,
  getProductById,
  getProductsByIds,
  getProductsByReferenceKeys,
  getVariantById,
} from '@saum/contract/product'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCategory, aProduct, inEveryShop } from '@saum/testing/catalog-builders'
import { SMALL_RANGE } from '@saum/testing/small-range'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { ProductDocument } from '../documents/product-document.ts'

const [, at] = SHOPS

describe.each(TEST_ENGINES)('product calls on %s', (engine) => {
  function aShopWith(...products: ProductDocument[]): Promise<TestBackend> {
    return startTestBackend({ engine, catalog: { categories: [aCategory()], products } })
  }

  it('is not found where it is unknown or not active', async () => {
    const backend = await aShopWith(aProduct({ id: 7, shops: ['at'] }))

    expect(await backend.post(getProductById, { id: 7 })).toMatchObject({
      status: 404,
      body: { kind: 'product-not-found', title: 'Product not found' },
    })
    expect(await backend.post(getProductById, { id: 8 })).toMatchObject({ status: 404 })
    expect(await backend.post(getProductById, { id: 7 }, at.shopId)).toMatchObject({ status: 200 })
  })

  it('keeps the order of the asked ids and keys and drops those it does not know', async () => {
    const backend = await startTestBackend({ engine, catalog: SMALL_RANGE })

    const byIds = await backend.post(getProductsByIds, { ids: [3, 99, 1, 2] })
    const byKeys = await backend.post(getProductsByReferenceKeys, {
      referenceKeys: ['article-2', 'nothing', 'article-1'],
    })

    const idsOf = (body: unknown) => v.parse(getProductsByIds.result, body).map(({ id }) => id)
    expect(idsOf(byIds.body)).toEqual([3, 1, 2])
    expect(idsOf(byKeys.body)).toEqual([2, 1])
    expect(await backend.post(getProductsByIds, { ids: [] })).toMatchObject({ body: [] })
    expect(await backend.post(getProductsByReferenceKeys, { referenceKeys: [] })).toMatchObject({
      body: [],
    })
  })

  it('answers variants with the products they belong to', async () => {
    const backend = await aShopWith(
      aProduct({ id: 1, prices: inEveryShop({ amount: 5_000 }, { amount: 6_000 }) }),
      aProduct({ id: 2, shops: ['at'] }),
    )

    const { body } = await backend.post(getVariantById, { ids: [102, 4711, 201, 101] })

    expect(v.parse(getVariantById.result, body)).toMatchObject([
      { id: 102, productId: 1, price: { withTax: 5_000 }, stock: { quantity: 0 } },
      { id: 101, productId: 1, attributes: { shopSize: { values: { label: 'S' } } } },
    ])
    expect(await backend.post(getVariantById, { ids: [] })).toMatchObject({ body: [] })
  })

  it('finds the same product in every shop that sells it', async () => {
    const backend = await aShopWith(aProduct({ id: 7, shops: ['de', 'fr-ch'] }))

    const { body } = await backend.post(getAllShopProductsForId, { id: 7 })

    expect(v.parse(getAllShopProductsForId.result, body)).toMatchObject([
      { locale: 'de-DE', path: 'de', product: { slug: 'kleid-7-gruen' } },
      { locale: 'fr-CH', path: 'fr-ch', product: { slug: 'kleid-7-gruen' } },
    ])
    expect(await backend.post(getAllShopProductsForId, { id: 8 })).toMatchObject({
      status: 404,
      body: { kind: 'product-not-found' },
    })
  })
})

describe('[5.24] what product calls refuse', () => {
  it.each([
    ['getProductById', {}, 'id'],
    ['getProductById', { id: '7' }, 'id'],
    ['getProductById', { id: 7.5 }, 'id'],
    ['getProductById', { id: 1e300 }, 'id'],
    ['getProductById', { id: 7, with: 'everything' }, 'with'],
    ['getProductById', { id: 7, with: 5 }, 'with'],
    ['getProductById', { id: 7, with: { priceRange: 'yes' } }, 'with'],
    ['getProductById', { id: 7, with: { attributes: { withKey: 'color' } } }, 'with'],
    ['getProductById', { id: 7, pricePromotionKey: 3 }, 'pricePromotionKey'],
    ['getProductsByIds', { ids: 7 }, 'ids'],
    ['getProductsByIds', { ids: ['7'] }, 'ids.0'],
    ['getProductsByIds', { ids: Array.from({ length: 101 }, (_, id) => id) }, 'ids'],
    ['getProductsByReferenceKeys', { referenceKeys: [7] }, 'referenceKeys.0'],
    ['getProductsByReferenceKeys', { referenceKeys: ['a\u0000b'] }, 'referenceKeys.0'],
    ['getVariantById', { id: 7 }, 'ids'],
    ['getAllShopProductsForId', {}, 'id'],
    ['getSimilarProducts', { productId: 7, limit: 25 }, 'limit'],
    ['getSimilarProducts', { productId: 7, limit: 0 }, 'limit'],
  ])('%s refuses %j because of %s', async (name, payload, property) => {
    const backend = await startTestBackend()

    const answer = await backend.send({ name, body: JSON.stringify({ payload }) })

    expect(answer).toMatchObject({ status: 400, body: { title: 'Invalid payload' } })
    const { errors } = v.parse(v.object({ errors: v.array(v.looseObject({})) }), answer.body)
    expect(errors).toContainEqual(expect.objectContaining({ property }))
  })

  it('takes keys it does not know', async () => {
    const backend = await startTestBackend({ catalog: SMALL_RANGE })
    const payload = {
      id: 1,
      with: { attributes: 'all', variants: { stock: true }, novelty: {} },
      pricePromotionKey: 'subscription',
      includeSellableForFree: true,
    }

    const answer = await backend.send({ name: 'getProductById', body: JSON.stringify({ payload }) })

    expect(answer).toMatchObject({ status: 200, body: { id: 1 } })
  })
})
