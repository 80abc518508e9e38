import {
  addItemsToBasket,
  addItemToBasket,
  clearBasket,
  getBasket,
  removeItemFromBasket,
  updateBasketItem,
} from '@saum/contract/basket'
import type { Basket } from '@saum/contract/basket-shape'
import type { PayloadOf } from '@saum/contract/call'
import { DEFAULT_SHOP, type ShopId } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCategory, aProduct, aVariant } from './catalog-builders.ts'
import { aSessionKey } from './session-key.ts'
import {
  startTestBackend,
  type TestAnswer,
  type TestBackend,
  type TestBackendOptions,
} from './test-backend.ts'
import type { ProductDocument } from '@saum/shop/documents/product-document'

export interface Shopper {
  backend: TestBackend
  sessionKey: string
  add(payload: PayloadOf<typeof addItemToBasket>, shopId?: ShopId): Promise<TestAnswer>
  addAll(items: PayloadOf<typeof addItemsToBasket>['items']): Promise<TestAnswer>
  /** Of the item with this key; without a word about promotions there is to be none. */
  update(
    basketItemKey: string,
    update: UpdatePayload['update'],
    seen?: Pick<UpdatePayload, 'revision'>,
  ): Promise<TestAnswer>
  remove(itemKey: string, seen?: Pick<UpdatePayload, 'revision'>): Promise<TestAnswer>
  clear(): Promise<TestAnswer>
  basket(shopId?: ShopId): Promise<Basket>
}

type UpdatePayload = PayloadOf<typeof updateBasketItem>

/** Somebody with a session of their own in a shop with these products. */
export async function aShopper(
  options: Pick<TestBackendOptions, 'engine' | 'now' | 'mayGuestsReorder'>,
  products: ProductDocument[] = [aDress()],
): Promise<Shopper> {
  const catalog = { categories: [aCategory()], products }
  return visiting(await startTestBackend({ ...options, catalog }))
}

/** One more shopper in the same shop. */
export function visiting(backend: TestBackend, sessionKey = aSessionKey()): Shopper {
  return {
    backend,
    sessionKey,
    add: (payload, shopId) => backend.postAs(sessionKey, addItemToBasket, payload, shopId),
    addAll: (items) => backend.postAs(sessionKey, addItemsToBasket, { items }),
    update: (basketItemKey, update, seen = {}) =>
      backend.postAs(sessionKey, updateBasketItem, {
        basketItemKey,
        update: { promotionId: null, ...update },
        ...seen,
      }),
    remove: (itemKey, seen = {}) =>
      backend.postAs(sessionKey, removeItemFromBasket, { itemKey, ...seen }),
    clear: () => backend.postAs(sessionKey, clearBasket, {}),
    async basket(shopId = DEFAULT_SHOP.shopId) {
      const { body } = await backend.postAs(sessionKey, getBasket, {}, shopId)
      return v.parse(getBasket.result, body).basket
    },
  }
}

/** Two sizes with nine pieces each, one sold out, one that is sold without stock. */
export function aDress(
  overrides: Partial<ProductDocument> = {},
  stocks: Readonly<Record<number, number>> = {},
): ProductDocument {
  const { id = 7 } = overrides
  const sizes = [9, 9, 0, 0].map((stock, index) => {
    const variantId = id * 100 + index + 1
    return aVariant({
      id: variantId,
      size: ['S', 'M', 'L', 'XL'][index] ?? '',
      stock: stocks[variantId] ?? stock,
      isSellableWithoutStock: index === 3,
    })
  })
  return aProduct({ id, variants: sizes, ...overrides })
}
