import { DEFAULT_SHOP } from '@saum/domain/shops'
import { createEngine } from '@saum/engine/create-engine'
import { aProduct as aFound } from '@saum/engine/wire/test-replies'
import { describe, expect, it } from 'vitest'
import { engineOptions } from '#app/engine/provider.ts'
import { stillEnvironment } from '#app/engine/still-environment.ts'
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
  hotspots: [],
}

const ALONE = {
  getAllShopProductsForId: [],
  getOutfitsForProduct: [],
  getSimilarProducts: [],
}

const PROVIDER = 'https://search.saum.example/commerce/v2'

const EMPTY_REPLY = {
  responseId: 'r1',
  pagination: { page: 0, perPage: 8, totalEntries: 2, totalPages: 1 },
}

function around(answers: Record<string, unknown>, engine = anEngine(null)) {
  const backend = aShopService({ ...ALONE, ...answers })
  return loadAroundProduct({ backend, shop: DEFAULT_SHOP, engine }, 7)
}

/** An engine whose provider answers every slot with these products, or cannot be reached. */
async function anEngine(productIds: readonly string[] | null) {
  const provider = { organizationId: 'saum', commerceBaseUrl: PROVIDER, trackingId: 'saum_de' }
  const reply = { headline: 'Ähnliche Teile', products: productIds?.map((id) => aFound(id)) }
  return createEngine(
    { ...engineOptions(DEFAULT_SHOP, provider, 'https://saum.example/de/'), accessToken: 'token' },
    {
      ...stillEnvironment(),
      fetch: () =>
        productIds === null
          ? Promise.reject(new TypeError('network'))
          : Promise.resolve(Response.json({ ...EMPTY_REPLY, ...reply })),
    },
  )
}

describe('what stands beside a product', () => {
  it('may be nothing', async () => {
    expect(await around({})).toEqual({
      alternates: {},
      outfit: null,
      goesWith: null,
      similar: { tiles: [] },
    })
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

    const { outfit, goesWith } = await around({
      getOutfitsForProduct: [OUTFIT],
      getOutfitById: { ...OUTFIT, products },
    })

    expect(outfit).toMatchObject({ name: 'Dienstag', pieceCount: 2 })
    expect(outfit?.pieces.map(({ id }) => id)).toEqual([8])
    expect(goesWith).toBeNull()
  })

  it('is no outfit that holds nothing else', async () => {
    const { outfit } = await around({ getOutfitsForProduct: [{ ...OUTFIT, productIds: [7] }] })

    expect(outfit).toBeNull()
  })

  it('is what the search provider recommends, in its words', async () => {
    const { similar, goesWith } = await around({}, anEngine(['11', '12']))

    expect(similar.headline).toBe('Ähnliche Teile')
    expect(similar.tiles.map(({ id }) => id)).toEqual([11, 12])
    expect(goesWith?.tiles).toHaveLength(2)
  })

  it('is what the shop itself finds similar while the provider cannot be asked', async () => {
    const answers = { getSimilarProducts: [aProduct({ id: 9 })] }

    expect((await around(answers, anEngine(null))).similar.tiles[0]?.id).toBe(9)
    expect((await around(answers, anEngine([]))).similar.tiles[0]?.id).toBe(9)
    const noAccess = Promise.reject(new Error('The shop gives no access to its search'))
    expect((await around(answers, noAccess)).similar.tiles[0]?.id).toBe(9)
  })
})
