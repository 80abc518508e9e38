import { createBackend } from '@saum/contract/backend'
import type { RpcRequest } from '@saum/contract/rpc'
import { describe, expect, it } from 'vitest'
import { aBasket, aBasketItem, aPromotion } from '#app/features/basket/test-basket.ts'
import { aVariant } from '#app/features/catalog/test-product.ts'
import { applyWishlistChange } from './apply-wishlist-change.ts'

interface Answer {
  status?: number
  body: object | true
}

const LIST: Answer = {
  body: {
    items: [
      { key: 'wi-1', productId: 7, variantId: null },
      { key: 'wi-2', productId: 8, variantId: 801 },
      { key: 'wi-3', productId: 8, variantId: 802 },
    ],
  },
}

const refusal = (status: number, kind: string, more: object = {}): Answer => ({
  status,
  body: { status, kind, title: kind, ...more },
})

/** Answers each call as told, a list of answers one after the other. */
function aShop(answers: Record<string, Answer | Answer[]>) {
  const asked: string[] = []
  const transport = async ({ name, body }: RpcRequest) => {
    const { payload } = JSON.parse(body) as { payload: object }
    asked.push(`${name} ${JSON.stringify(payload)}`)
    const told = answers[name]
    const answer = (Array.isArray(told) ? told.shift() : told) ?? LIST
    return {
      status: answer.status ?? 200,
      contentType: 'application/json',
      body: JSON.stringify(answer.body),
    }
  }
  return { backend: createBackend(transport, { shopId: 10_028, requestId: 'test' }), asked }
}

describe('[4.11] a heart pressed without script', () => {
  it('takes every size of the product off', async () => {
    const { backend, asked } = aShop({})

    const outcome = await applyWishlistChange(backend, { intent: 'toggle', productId: 8 })

    expect(outcome).toEqual({ problem: null })
    expect(asked).toEqual([
      'getWishlist {}',
      'removeItemFromWishlist {"itemKey":"wi-2"}',
      'removeItemFromWishlist {"itemKey":"wi-3"}',
    ])
  })

  it.each([
    [409, 'ItemAlreadyPresent', null],
    [412, 'ItemUnavailable', 'sold_out'],
    [413, 'MaximumItemCountReached', 'full'],
    [404, 'product-not-found', 'failed'],
  ])('ends with a refusal of %i as it should', async (status, kind, problem) => {
    const { backend } = aShop({ addItemToWishlist: refusal(status, kind) })

    expect(await applyWishlistChange(backend, { intent: 'toggle', productId: 9 })).toEqual({
      problem,
    })
  })
})

describe('a form of the wishlist page', () => {
  it('says what it has taken off, so that it can be put back', async () => {
    const { backend } = aShop({})

    const outcome = await applyWishlistChange(backend, { intent: 'remove', itemKey: 'wi-2' })

    expect(outcome).toEqual({
      problem: null,
      gone: { how: 'removed', productId: 8, variantId: 801 },
    })
  })

  it('[5.7] could not find what is not on the list', async () => {
    const unknown = refusal(404, 'wishlist-item-not-found')
    const { backend, asked } = aShop({ removeItemFromWishlist: unknown })

    const removal = await applyWishlistChange(backend, { intent: 'remove', itemKey: 'gone' })
    const size = { intent: 'size', itemKey: 'gone', variantId: 701 } as const
    const replacing = await applyWishlistChange(backend, size)

    expect(removal).toEqual({ problem: 'not_found' })
    expect(replacing).toEqual({ problem: 'not_found' })
    expect(asked.some((call) => call.startsWith('addItemToWishlist'))).toBe(false)
  })

  it('[4.12] remembers a size in place of the product', async () => {
    const { backend, asked } = aShop({})

    await applyWishlistChange(backend, { intent: 'size', itemKey: 'wi-1', variantId: 702 })

    expect(asked.slice(1)).toEqual([
      'removeItemFromWishlist {"itemKey":"wi-1"}',
      'addItemToWishlist {"variantId":702}',
    ])
  })

  it('moves into the basket first, then off the list', async () => {
    const basket = { body: { basket: { items: [], applicablePromotions: [] } } }
    const { backend, asked } = aShop({ addItemsToBasket: basket })

    const move = { intent: 'move', itemKey: 'wi-2', variantId: 801 } as const
    const outcome = await applyWishlistChange(backend, move)

    expect(outcome.gone).toEqual({ how: 'moved', productId: 8, variantId: 801 })
    expect(asked.map((call) => call.split(' ')[0])).toEqual([
      'getWishlist',
      'addItemsToBasket',
      'removeItemFromWishlist',
    ])
  })

  it('leaves the list although the promotion then fails, so that nobody moves it twice', async () => {
    const item = aBasketItem({ key: 'new', variant: aVariant('38', { id: 801 }) })
    const basket = aBasket({
      items: [item],
      applicablePromotions: [{ itemId: 'new', promotion: aPromotion() }],
    })
    const { backend, asked } = aShop({
      addItemsToBasket: { body: { basket } },
      updateBasketItem: { status: 500, body: {} },
    })

    const move = { intent: 'move', itemKey: 'wi-2', variantId: 801 } as const
    const outcome = await applyWishlistChange(backend, move)

    expect(outcome.gone).toEqual({ how: 'moved', productId: 8, variantId: 801 })
    expect(asked.at(-1)).toBe('removeItemFromWishlist {"itemKey":"wi-2"}')
  })

  it('leaves on the list what the basket does not take', async () => {
    const errors = [{ operation: 'add', variantId: 801, statusCode: 412, kind: 'ItemUnavailable' }]
    const soldOut = refusal(412, 'item-unavailable', { errors, basket: { items: [] } })
    const { backend, asked } = aShop({ addItemsToBasket: soldOut })

    const move = { intent: 'move', itemKey: 'wi-2', variantId: 801 } as const
    const outcome = await applyWishlistChange(backend, move)

    expect(outcome).toEqual({ problem: null, basketProblem: 'out_of_stock' })
    expect(asked.some((call) => call.startsWith('removeItem'))).toBe(false)
  })

  it('hands on the secret of a new link, or why there is none', async () => {
    const token = 'a'.repeat(43)
    const { backend } = aShop({
      shareWishlist: [{ body: { token } }, refusal(429, 'too-many-requests')],
    })

    expect(await applyWishlistChange(backend, { intent: 'share' })).toEqual({
      problem: null,
      token,
    })
    expect(await applyWishlistChange(backend, { intent: 'share' })).toEqual({ problem: 'too_many' })
  })
})
