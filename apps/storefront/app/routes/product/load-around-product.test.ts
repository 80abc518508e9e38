import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#app/features/catalog/test-product.ts'
import { aShopService } from '#app/features/catalog/test-shop-service.ts'
import { loadAroundProduct } from './load-around-product.ts'

const OUTFIT = {
  id: 2001,
  key: 'tuesday',
  name: 'Dienstag',
  slug: 'dienstag',
  story: '',
  images: [],
  productIds: [7, 8],
}

const ALONE = {
  getAllShopProductsForId: [],
  getOutfitsForProduct: [],
  getSimilarProducts: [],
}

function around(answers: Record<string, unknown>) {
  return loadAroundProduct(aShopService({ ...ALONE, ...answers }), DEFAULT_SHOP, 7)
}

describe('what stands beside a product', () => {
  it('may be nothing', async () => {
    expect(await around({})).toEqual({ alternates: {}, outfit: null, similar: [] })
  })

  it('is its address in every shop that sells it', async () => {
    const french = { locale: 'fr-CH', path: '', product: aProduct({ slug: 'manteau-camel' }) }
    const german = { locale: 'de-DE', path: '', product: aProduct() }

    const { alternates } = await around({ getAllShopProductsForId: [german, french] })

    expect(alternates).toEqual({
      de: '/de/p/mantel-ottilie-kamel-7/',
      'fr-ch': '/fr-ch/p/manteau-camel-7/',
    })
  })

  it('is an outfit without the product itself', async () => {
    const products = [aProduct(), aProduct({ id: 8 })]

    const { outfit } = await around({
      getOutfitsForProduct: [OUTFIT],
      getOutfitById: { ...OUTFIT, products },
    })

    expect(outfit).toMatchObject({ name: 'Dienstag', pieceCount: 2 })
    expect(outfit?.pieces.map(({ id }) => id)).toEqual([8])
  })

  it('is no outfit that holds nothing else', async () => {
    const { outfit } = await around({ getOutfitsForProduct: [{ ...OUTFIT, productIds: [7] }] })

    expect(outfit).toBeNull()
  })
})
