import { getStoresForVariant, getStoreVariantById } from '@saum/contract/branch'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCatalog, aProduct } from '@saum/testing/catalog-builders'
import { aBranch } from '@saum/testing/catalog-extras'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { BranchDocument } from '../documents/branch-document.ts'

const [, , , frCh] = SHOPS
const VARIANT = 330_101

describe.each(TEST_ENGINES)('stock in branches on %s', (engine) => {
  function stocked(id: number, quantity: number): BranchDocument {
    const stock = [{ variantId: VARIANT, quantity }]
    return aBranch({ id, geoPoint: { lat: 52.5 + id / 1000, lng: 13.4 }, stock })
  }

  async function aShopWithStock(): Promise<TestBackend> {
    const many = Array.from({ length: 12 }, (_, index) => stocked(index + 1, index + 1))
    const onlyInFrench = aProduct({ id: 44, prices: { 'fr-ch': { amount: 100 } } })
    return startTestBackend({
      engine,
      catalog: aCatalog({
        products: [aProduct(), onlyInFrench],
        branches: [...many, stocked(13, 0), aBranch({ id: 14 })],
      }),
    })
  }

  it('names at most ten branches that have the variant, with their pieces', async () => {
    const backend = await aShopWithStock()

    const { body } = await backend.post(getStoresForVariant, {
      variantId: VARIANT,
      filters: { geoPoint: { lat: 52.5, lng: 13.4 } },
    })

    const { data } = v.parse(getStoresForVariant.result, body)
    expect(data).toMatchObject({ variantId: VARIANT, productId: 3301 })
    expect(data.stores.map(({ id, quantity }) => [id, quantity])).toEqual(
      Array.from({ length: 10 }, (_, index) => [index + 1, index + 1]),
    )
    expect(data.stores[0]).toMatchObject({ distance: 111 })
  })

  it('tells one branch’s pieces of one variant, none included', async () => {
    const backend = await aShopWithStock()
    const ask = async (storeId: number) => {
      const { body } = await backend.post(getStoreVariantById, { storeId, variantId: VARIANT })
      return v.parse(getStoreVariantById.result, body)
    }

    expect(await ask(5)).toMatchObject({
      id: 5,
      items: [{ productId: 3301, variants: [{ id: VARIANT, quantity: 5 }] }],
    })
    expect(await ask(14)).toMatchObject({ items: [{ variants: [{ id: VARIANT, quantity: 0 }] }] })
  })

  it.each([9, 4401, -1, Number.MAX_SAFE_INTEGER])(
    'does not know variant %i, or does not sell it in this shop',
    async (variantId) => {
      const backend = await aShopWithStock()
      const refusal = {
        status: 404,
        body: { kind: 'variant-not-found', title: 'Variant not found' },
      }

      expect(await backend.post(getStoresForVariant, { variantId })).toMatchObject(refusal)
      expect(await backend.post(getStoreVariantById, { storeId: 1, variantId })).toMatchObject(
        refusal,
      )
    },
  )

  it('sells a variant where it has a price', async () => {
    const backend = await aShopWithStock()

    expect(await backend.post(getStoresForVariant, { variantId: 4401 }, frCh.shopId)).toMatchObject(
      { status: 200, body: { data: { productId: 44, stores: [] } } },
    )
  })

  it('does not know a branch that is not there', async () => {
    const backend = await aShopWithStock()

    expect(
      await backend.post(getStoreVariantById, { storeId: 99, variantId: VARIANT }),
    ).toMatchObject({ status: 404, body: { kind: 'branch-not-found' } })
  })
})

describe('bad questions about stock', () => {
  it.each([{ variantId: 1.5 }, { variantId: '1' }, {}, { variantId: 2 ** 60 }])(
    'are answered with 400 when they ask for %j',
    async (payload) => {
      const backend = await startTestBackend()

      const answer = await backend.send({
        name: getStoresForVariant.name,
        body: JSON.stringify({ payload }),
      })

      expect(answer).toMatchObject({ status: 400 })
    },
  )
})
