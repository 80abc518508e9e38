import { createBackend } from '@saum/contract/backend'
import { describe, expect, it } from 'vitest'
import { applyBasketChange } from './apply-basket-change.ts'

function aShop(status: number, body: object) {
  const answer = { status, contentType: 'application/json', body: JSON.stringify(body) }
  return createBackend(async () => answer, { shopId: 10_028, requestId: 'test' })
}

const LOOK = { intent: 'add', variantIds: [701, 802], quantity: 1 } as const

describe('[8.5] a look sent without script', () => {
  it('is done when every piece got in', async () => {
    const outcome = await applyBasketChange(aShop(200, { basket: { items: [] } }), {
      ...LOOK,
      variantIds: [701, 802],
    })

    expect(outcome).toEqual({ problem: null, hasAdded: true, refusedIds: [] })
  })

  it('tells which piece did not get in, and that another one did', async () => {
    const errors = [
      { operation: 'add', variantId: 802, statusCode: 412, kind: 'ItemUnavailable' },
    ] as const
    const shop = aShop(412, { status: 412, kind: 'item-unavailable', errors, basket: {} })

    const outcome = await applyBasketChange(shop, { ...LOOK, variantIds: [701, 802] })

    expect(outcome).toEqual({ problem: 'out_of_stock', hasAdded: true, refusedIds: [802] })
  })

  it('has added nothing when the shop knows none of the sizes', async () => {
    const errors = [701, 802].map((variantId) => ({
      operation: 'add',
      variantId,
      statusCode: 424,
      kind: 'ItemDataNotFound',
    }))
    const shop = aShop(404, { status: 404, kind: 'variant-not-found', errors, basket: {} })

    const outcome = await applyBasketChange(shop, { ...LOOK, variantIds: [701, 802] })

    expect(outcome).toEqual({ problem: 'failed', hasAdded: false, refusedIds: [701, 802] })
  })
})
