import { createHash, randomUUID } from 'node:crypto'
import type { Basket } from '@saum/contract/basket-shape'
import type { RpcTransport } from '@saum/contract/rpc'
import { DEFAULT_SHOP } from '@saum/domain/shops'

/** Somebody with a basket of several items. */
export interface BenchShopper {
  sessionKey: string
  itemKey: string
  turn: number
}

export interface BasketCalls {
  /** The first thing a new visitor puts in. */
  add(): Promise<void>
  /** Another number of pieces of one item of several. */
  update(shopper: BenchShopper): Promise<void>
  get(shopper: BenchShopper): Promise<void>
  aShopper(): Promise<BenchShopper>
}

/** Calls as the server hands them on: text in, text out. */
export function createBasketCalls(
  dispatch: RpcTransport,
  variantIds: readonly number[],
): BasketCalls {
  let added = 0

  async function call(name: string, sessionKey: string, payload: object): Promise<string> {
    const { status, body } = await dispatch({
      shopId: DEFAULT_SHOP.shopId,
      name,
      body: JSON.stringify({ payload }),
      requestId: 'bench',
      sessionKey,
      // Of a key the shop does not know yet it begins the session.
      nextSessionKey: sessionKey,
    })
    if (status !== 200) throw new Error(`${name} was answered with ${status}: ${body}`)
    return body
  }

  function nextVariant(): number {
    added += 1
    return variantIds[added % variantIds.length] ?? 0
  }

  return {
    async add() {
      const item = { variantId: nextVariant(), quantity: 1 }
      await call('addItemToBasket', aSessionKey(), item)
    },
    async update(shopper) {
      shopper.turn += 1
      const update = { quantity: 1 + (shopper.turn % 2), promotionId: null }
      const payload = { basketItemKey: shopper.itemKey, update }
      await call('updateBasketItem', shopper.sessionKey, payload)
    },
    async get({ sessionKey }) {
      await call('getBasket', sessionKey, {})
    },
    async aShopper() {
      const sessionKey = aSessionKey()
      const items = [1, 2, 3].map(() => ({ variantId: nextVariant(), quantity: 1 }))
      const body = await call('addItemsToBasket', sessionKey, { items })
      const { basket } = JSON.parse(body) as { basket: Basket }
      return { sessionKey, itemKey: basket.items[0]?.key ?? '', turn: 0 }
    },
  }
}

function aSessionKey(): string {
  return createHash('sha256').update(randomUUID()).digest('hex')
}
