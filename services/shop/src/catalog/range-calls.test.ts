import { getBrandById, getBrands } from '@saum/contract/brand'
import { getPicture } from '@saum/contract/picture'
import { getProductById } from '@saum/contract/product'
import { getShopConfiguration } from '@saum/contract/shop-configuration'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCategory, anImage, aProduct } from '@saum/testing/catalog-builders'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const [de, at] = SHOPS

describe.each(TEST_ENGINES)('what else is known of the range on %s', (engine) => {
  function aShop(): Promise<TestBackend> {
    const products = [
      aProduct({ id: 1, brand: 'Saum' }),
      aProduct({ id: 2, brand: 'Änne & Söhne' }),
      aProduct({ id: 3, brand: 'Saum' }),
      aProduct({ id: 4, brand: 'Nord', shops: ['at'] }),
    ]
    return startTestBackend({ engine, catalog: { categories: [aCategory()], products } })
  }

  it('lists the brands of the shop by name, page by page', async () => {
    const backend = await aShop()

    const { body } = await backend.post(getBrands, {})
    const second = await backend.post(getBrands, { pagination: { page: 2, perPage: 1 } })
    const inAustria = await backend.post(getBrands, {}, at.shopId)

    expect(v.parse(getBrands.result, body)).toMatchObject({
      entities: [
        { name: 'Änne & Söhne', slug: 'aenne-soehne' },
        { name: 'Saum', slug: 'saum' },
      ],
      pagination: { total: 2, perPage: 100 },
    })
    expect(second.body).toMatchObject({ entities: [{ name: 'Saum' }], pagination: { last: 2 } })
    expect(inAustria.body).toMatchObject({ pagination: { total: 3 } })
    expect(await backend.send({ name: 'getBrands', body: '{}' })).toMatchObject({ status: 200 })
  })

  it('finds a brand by the number that the attribute of its products has', async () => {
    const backend = await aShop()
    const { body } = await backend.post(getProductById, { id: 2 })
    const [value] = [v.parse(getProductById.result, body).attributes['brand']?.values ?? []].flat()

    const found = await backend.post(getBrandById, { brandId: value?.id ?? 0 })

    expect(found.body).toEqual({ id: value?.id, name: 'Änne & Söhne', slug: 'aenne-soehne' })
    expect(await backend.post(getBrandById, { brandId: 0 })).toMatchObject({
      status: 404,
      body: { kind: 'brand-not-found' },
    })
  })

  it('tells what a picture is made of', async () => {
    const image = anImage({ key: 'dress-9', source: { shape: 'dress', color: '#112233' } })
    const backend = await startTestBackend({
      engine,
      catalog: { categories: [aCategory()], products: [aProduct({ images: [image] })] },
    })

    const { body } = await backend.post(getPicture, { key: 'dress-9' })

    expect(v.parse(getPicture.result, body)).toEqual({
      key: 'dress-9',
      source: { shape: 'dress', color: '#112233' },
      width: 900,
      height: 1125,
    })
    expect(await backend.post(getPicture, { key: 'dress-8' })).toMatchObject({
      status: 404,
      body: { kind: 'picture-not-found' },
    })
  })

  it('says which shop it is', async () => {
    const backend = await startTestBackend({ engine })

    const { body } = await backend.post(getShopConfiguration, {})

    expect(v.parse(getShopConfiguration.result, body)).toEqual({
      shopId: de.shopId,
      name: 'Saum',
      country: 'DE',
      customData: {},
      shopCustomData: { path: 'de', locale: 'de-DE', currency: 'EUR', currencyFractionDigits: 2 },
    })
  })
})

describe('[5.24] what these calls refuse', () => {
  it.each([
    ['getBrands', { pagination: { page: 0 } }, 'pagination.page'],
    ['getBrandById', { brandId: 'saum' }, 'brandId'],
    ['getPicture', {}, 'key'],
    ['getPicture', { key: 7 }, 'key'],
    ['getPicture', { key: 'a\u0000' }, 'key'],
  ])('%s refuses %j because of %s', async (name, payload, property) => {
    const backend = await startTestBackend()

    const answer = await backend.send({ name, body: JSON.stringify({ payload }) })

    expect(answer).toMatchObject({ status: 400, body: { errors: [{ property }] } })
  })
})
