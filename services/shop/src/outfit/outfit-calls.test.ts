import { getOutfitById, getOutfits, getOutfitsForProduct } from '@saum/contract/outfit'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCatalog, aCategory, aProduct } from '@saum/testing/catalog-builders'
import { anOutfit } from '@saum/testing/catalog-extras'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { DatabaseEngine } from '../database/database.ts'
import type { OutfitDocument } from '../documents/outfit-document.ts'

const [, , ch, frCh] = SHOPS

const categories = [
  aCategory({ id: 100 }),
  aCategory({ id: 500, key: 'outfits' }),
  aCategory({ id: 501, key: 'outfits-office', parentKey: 'outfits' }),
  aCategory({ id: 502, key: 'outfits-secret', parentKey: 'outfits', isHidden: true }),
]

const products = [
  aProduct({ id: 1 }),
  aProduct({ id: 2 }),
  aProduct({ id: 3, prices: { de: { amount: 5_000 } } }),
]

function aShop(engine: DatabaseEngine, outfits: OutfitDocument[]): Promise<TestBackend> {
  return startTestBackend({ engine, catalog: aCatalog({ categories, products, outfits }) })
}

function idsIn(body: unknown): number[] {
  return v.parse(getOutfits.result, body).outfits.map(({ id }) => id)
}

describe.each(TEST_ENGINES)('[2.6] outfits on %s', (engine) => {
  it('come in display order, page by page', async () => {
    const outfits = [5, 1, 4, 2, 3].map((id) =>
      anOutfit({ id, position: 10 - id, productIds: [1] }),
    )
    const backend = await aShop(engine, outfits)

    const { body } = await backend.post(getOutfits, { page: 2, perPage: 2 })
    const beyond = await backend.post(getOutfits, { page: 9, perPage: 2 })

    expect(idsIn(body)).toEqual([3, 2])
    expect(body).toHaveProperty('pagination', {
      current: 2,
      total: 5,
      perPage: 2,
      page: 2,
      first: 1,
      prev: 1,
      next: 3,
      last: 3,
    })
    expect(beyond.body).toMatchObject({ outfits: [], pagination: { current: 0, total: 5 } })
  })

  it.each([undefined, null, {}])('are listed without a question too: %j', async (payload) => {
    const backend = await aShop(engine, [anOutfit({ productIds: [1] })])

    expect(idsIn((await backend.post(getOutfits, payload)).body)).toEqual([71])
  })

  it('of a category include those of everything below it', async () => {
    const backend = await aShop(engine, [
      anOutfit({ id: 1, productIds: [1], categories: ['outfits-office'] }),
      anOutfit({ id: 2, productIds: [1], categories: ['outfits'] }),
      anOutfit({ id: 3, productIds: [1], categories: [] }),
    ])
    const of = async (categoryId: number) =>
      idsIn((await backend.post(getOutfits, { categoryId })).body)

    expect(await of(500)).toEqual([1, 2])
    expect(await of(501)).toEqual([1])
    for (const categoryId of [999, 502]) {
      expect(await backend.post(getOutfits, { categoryId })).toMatchObject({
        status: 404,
        body: { kind: 'category-not-found' },
      })
    }
  })

  it('speak the language of the shop and stay away where they have no name', async () => {
    const story = { 'de-DE': 'Das weiße Hemd.', 'fr-CH': 'La chemise.', 'en-GB': 'The shirt.' }
    const name = { 'de-DE': 'Größe zeigen', 'fr-CH': 'L’été à Genève' }
    const backend = await aShop(engine, [anOutfit({ name, story, productIds: [1] })])
    const told = async (shopId: ShopId) => (await backend.post(getOutfits, {}, shopId)).body

    for (const { shopId } of SHOPS.slice(0, 2)) {
      expect(await told(shopId)).toMatchObject({
        outfits: [{ name: 'Größe zeigen', slug: 'groesse-zeigen', story: 'Das weiße Hemd.' }],
      })
    }
    expect(await told(ch.shopId)).toMatchObject({
      outfits: [{ name: 'Grösse zeigen', slug: 'groesse-zeigen', story: 'Das weisse Hemd.' }],
    })
    expect(await told(frCh.shopId)).toMatchObject({
      outfits: [{ name: 'L’été à Genève', slug: 'lete-a-geneve', story: 'La chemise.' }],
    })
    expect(await told(SHOPS[4].shopId)).toMatchObject({ outfits: [], pagination: { total: 0 } })
  })
})

describe.each(TEST_ENGINES)('[2.8] an outfit on %s', (engine) => {
  it('shows its picture and its products in their order', async () => {
    const backend = await aShop(engine, [anOutfit({ productIds: [2, 3, 1, 99] })])

    const { body } = await backend.post(getOutfitById, { id: 71 })

    const outfit = v.parse(getOutfitById.result, body)
    expect(outfit.productIds).toEqual([2, 3, 1])
    expect(outfit.products.map(({ id }) => id)).toEqual([2, 3, 1])
    expect(outfit.images).toEqual([
      {
        hash: 'outfit-71-whole',
        width: 900,
        height: 1125,
        attributes: { assetName: 'fa', alt: 'Kleid mit Tasche' },
      },
    ])
  })

  it('shows colors of its picture that were measured after the import', async () => {
    const backend = await aShop(engine, [anOutfit({ productIds: [1] })])
    await backend.db.transaction(
      (sql) => sql`update picture set average_color = '#aabbcc', thumbhash = 'AAAA'`,
    )

    expect((await backend.post(getOutfitById, { id: 71 })).body).toMatchObject({
      images: [{ attributes: { averageColor: '#aabbcc', thumbhash: 'AAAA' } }],
    })
  })

  it('leaves out what the shop does not sell, and itself if nothing is left', async () => {
    const backend = await aShop(engine, [
      anOutfit({ id: 1, productIds: [3, 1] }),
      anOutfit({ id: 2, productIds: [3] }),
    ])

    expect((await backend.post(getOutfitById, { id: 1 }, ch.shopId)).body).toMatchObject({
      productIds: [1],
      products: [{ id: 1, priceRange: { min: { currencyCode: 'CHF' } } }],
    })
    expect(await backend.post(getOutfitById, { id: 2 }, ch.shopId)).toMatchObject({ status: 404 })
    expect(idsIn((await backend.post(getOutfits, {}, ch.shopId)).body)).toEqual([1])
  })

  it.each([9, 0, -1, Number.MAX_SAFE_INTEGER])('does not exist under %i', async (id) => {
    const backend = await aShop(engine, [anOutfit({ productIds: [1] })])

    expect(await backend.post(getOutfitById, { id })).toMatchObject({
      status: 404,
      body: { kind: 'outfit-not-found', title: 'Outfit not found' },
    })
  })

  it('is found by each of its products', async () => {
    const backend = await aShop(engine, [
      anOutfit({ id: 1, position: 2, productIds: [1, 2] }),
      anOutfit({ id: 2, position: 1, productIds: [2] }),
    ])
    const holding = async (productId: number) => {
      const { body } = await backend.post(getOutfitsForProduct, { productId })
      return v.parse(getOutfitsForProduct.result, body).map(({ id }) => id)
    }

    expect(await holding(1)).toEqual([1])
    expect(await holding(2)).toEqual([2, 1])
    expect(await holding(3)).toEqual([])
    expect(await holding(999)).toEqual([])
  })

  it('shows up as soon as it is imported', async () => {
    const backend = await aShop(engine, [])
    expect(await backend.post(getOutfitById, { id: 71 })).toMatchObject({ status: 404 })

    await backend.importCatalog({ outfits: [anOutfit({ productIds: [1] })] })

    expect(await backend.post(getOutfitById, { id: 71 })).toMatchObject({ status: 200 })
  })
})

describe('bad questions about outfits', () => {
  it.each([
    ['page 0', getOutfits.name, { page: 0 }],
    ['half a page', getOutfits.name, { page: 1.5 }],
    ['a page beyond numbers', getOutfits.name, { page: 1e300 }],
    ['too many per page', getOutfits.name, { perPage: 101 }],
    ['none per page', getOutfits.name, { perPage: 0 }],
    ['a category in words', getOutfits.name, { categoryId: 'outfits' }],
    ['NaN, which JSON sends as null', getOutfitById.name, { id: Number.NaN }],
    ['no id', getOutfitById.name, {}],
    ['a text as id', getOutfitById.name, { id: '71' }],
    ['no product', getOutfitsForProduct.name, {}],
  ])('are answered with 400: %s', async (_, name, payload) => {
    const backend = await startTestBackend()

    const answer = await backend.send({ name, body: JSON.stringify({ payload }) })

    expect(answer).toMatchObject({ status: 400, body: { title: 'Invalid payload' } })
  })
})
