import { listSitemapChanges, listSitemapParts, listSitemapProducts } from '@saum/contract/sitemap'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCatalog, aCategory, aProduct } from '@saum/testing/catalog-builders'
import { startTestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { listPartStarts } from './sitemap-storage.ts'

const [de, , ch] = SHOPS
const categories = [aCategory({ id: 100 })]

describe.each(TEST_ENGINES)('[5] what crawlers are told of the range on %s', (engine) => {
  it('is every product of the shop with its addresses elsewhere and its pictures', async () => {
    const onlyGerman = aProduct({ id: 2, prices: { de: { amount: 5_000 } } })
    const products = [aProduct({ id: 1 }), onlyGerman]
    const backend = await startTestBackend({ engine, catalog: aCatalog({ categories, products }) })

    const german = await backend.post(listSitemapProducts, { from: 0 })
    const swiss = await backend.post(listSitemapProducts, { from: 0 }, ch.shopId)

    const listed = v.parse(listSitemapProducts.result, german.body).products
    expect(listed.map(({ id }) => id)).toEqual([1, 2])
    expect(listed[0]?.slugs).toHaveLength(SHOPS.length)
    expect(listed[0]?.pictures.length).toBeGreaterThan(0)
    expect(listed[1]?.slugs.map(({ shopId }) => shopId)).toEqual([de.shopId])
    const elsewhere = v.parse(listSitemapProducts.result, swiss.body).products
    expect(elsewhere.map(({ id }) => id)).toEqual([1])
  })

  it('leaves out the addresses of shops where a product is switched off', async () => {
    const products = [aProduct({ id: 1, shops: ['de', 'ch'] })]
    const backend = await startTestBackend({ engine, catalog: aCatalog({ categories, products }) })

    const { body } = await backend.post(listSitemapProducts, { from: 0 })

    const [product] = v.parse(listSitemapProducts.result, body).products
    expect(product?.slugs.map(({ shopId }) => shopId)).toEqual([de.shopId, ch.shopId])
  })

  it('says when the products of a category last changed that the shop sells', async () => {
    const both = [aCategory({ id: 100 }), aCategory({ id: 200 }), aCategory({ id: 300 })]
    const products = [
      aProduct({ id: 1, categories: ['category-100'] }),
      aProduct({ id: 2, categories: ['category-100', 'category-200'], shops: ['de'] }),
    ]
    const backend = await startTestBackend({
      engine,
      catalog: aCatalog({ categories: both, products }),
    })
    await backend.db.transaction(async (sql) => {
      await sql`update product set updated_at = 1000 * id`
    })

    const german = await backend.post(listSitemapChanges, {})
    const swiss = await backend.post(listSitemapChanges, {}, ch.shopId)

    expect(german.body).toEqual({
      range: 2000,
      categories: [
        { id: 100, updatedAt: 2000 },
        { id: 200, updatedAt: 2000 },
      ],
      outfits: [],
    })
    expect(swiss.body).toEqual({
      range: 1000,
      categories: [{ id: 100, updatedAt: 1000 }],
      outfits: [],
    })
  })

  it('is cut into parts that begin where the one before ended', async () => {
    const products = [3, 5, 8, 13, 21].map((id) => aProduct({ id }))
    const backend = await startTestBackend({ engine, catalog: aCatalog({ categories, products }) })

    const { body } = await backend.post(listSitemapParts, {})
    const starts = await listPartStarts(backend.db.sql, de.shopId, 2)

    expect(v.parse(listSitemapParts.result, body).starts).toEqual([3])
    expect(starts).toEqual([3, 8, 21])
  })
})
