import { getPromotionGiftProducts, getPromotions } from '@saum/contract/promotion'
import * as v from '@saum/schema/schema'
import { aCatalog, aProduct } from '@saum/testing/catalog-builders'
import { aPromotion } from '@saum/testing/catalog-extras'
import { startTestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

describe.each(TEST_ENGINES)('[3.25] gifts on %s', (engine) => {
  it('keep the variants that are given away in the effect', async () => {
    const additionalData = { maxCount: 1, variantIds: [101, 202] }
    const promotion = aPromotion({ effect: { type: 'buy_x_get_y', additionalData } })
    const backend = await startTestBackend({ engine, catalog: { promotions: [promotion] } })

    expect((await backend.post(getPromotions, {})).body).toMatchObject({
      entities: [{ effect: { type: 'buy_x_get_y', additionalData } }],
    })
  })

  it('are products cut to the variants that are given away, in the order asked', async () => {
    const products = [aProduct({ id: 1 }), aProduct({ id: 2 }), aProduct({ id: 3, prices: {} })]
    const backend = await startTestBackend({ engine, catalog: aCatalog({ products }) })

    const { body } = await backend.post(getPromotionGiftProducts, {
      variantIds: [202, 102, 101, 301, 999],
    })

    const gifts = v.parse(getPromotionGiftProducts.result, body)
    expect(gifts.map(({ id, variants }) => [id, variants.map((variant) => variant.id)])).toEqual([
      [2, [202]],
      [1, [101, 102]],
    ])
  })

  it.each([[[]], [[999]]])('are none for the variants %j', async (variantIds) => {
    const backend = await startTestBackend({ engine, catalog: aCatalog() })

    expect(await backend.post(getPromotionGiftProducts, { variantIds })).toMatchObject({
      status: 200,
      body: [],
    })
  })
})

describe('bad questions about gifts', () => {
  it.each([
    ['no variants', {}],
    ['half a variant', { variantIds: [1.5] }],
    ['a variant in words', { variantIds: ['1'] }],
    ['too many variants', { variantIds: Array(1001).fill(1) }],
  ])('are answered with 400: %s', async (_, payload) => {
    const backend = await startTestBackend()

    const answer = await backend.send({
      name: getPromotionGiftProducts.name,
      body: JSON.stringify({ payload }),
    })

    expect(answer).toMatchObject({ status: 400, body: { title: 'Invalid payload' } })
  })
})
