import type { Basket, OrderCustomData } from '@saum/contract/basket-shape'
import type { Database } from '../database/database.ts'
import type { SessionOwner } from '../session/session-owner.ts'
import { addItems } from './basket-adding.ts'
import type { GoodsParts } from './basket-goods.ts'
import { mergeIntoOwn } from './basket-merging.ts'
import { createBasketKeeping } from './basket-keeping.ts'
import { claimBasket, emptyBasket, readBasket, releaseBasket } from './basket-storage.ts'
import { saveOrderData } from './order-data.ts'
import { removeItem, updateItem } from './basket-updating.ts'
import { createBasketVouchers, type BasketVouchers } from './basket-voucher.ts'

/** The same without what the service knows by itself. */
type Served<F> = F extends (parts: never, ...rest: infer Rest) => infer Answer
  ? (...rest: Rest) => Answer
  : never

export interface BasketService {
  get(owner: SessionOwner): Promise<{ basket: Basket }>
  add: Served<typeof addItems>
  update: Served<typeof updateItem>
  remove: Served<typeof removeItem>
  clear(owner: SessionOwner): Promise<void>
  /** Notes it for the order of the basket. */
  noteForOrder(owner: SessionOwner, data: OrderCustomData): Promise<void>
  merge: Served<typeof mergeIntoOwn>
  vouchers: BasketVouchers
}

export function createBasketService(parts: GoodsParts): BasketService {
  const { db, promotions, now } = parts
  const keeping = createBasketKeeping(parts)

  return {
    async get(owner) {
      return { basket: await keeping.answer(owner, await keeping.read(owner)) }
    },
    add: (owner, wish) => addItems({ keeping, promotions }, owner, wish),
    update: (owner, wish) => updateItem({ keeping, promotions }, owner, wish),
    remove: (owner, wish) => removeItem(keeping, owner, wish),
    noteForOrder: ({ basketKey }, data) =>
      db.transaction((sql) => saveOrderData(sql, basketKey, data)),
    clear: (owner) => clearBasket(db, owner, now()),
    merge: (owner, wish) => mergeIntoOwn({ db, keeping, now }, owner, wish),
    vouchers: createBasketVouchers({ db, keeping, promotions, now }),
  }
}

async function clearBasket(db: Database, owner: SessionOwner, now: number): Promise<void> {
  const { basketKey, shop } = owner
  await db.transaction(async (sql) => {
    await claimBasket(sql, { basketKey, shopId: shop.shopId, now })
    const claimed = await readBasket(sql, basketKey, now)
    const isEmpty = claimed.items.length === 0 && claimed.voucherCode === null
    if (isEmpty) await releaseBasket(sql, basketKey, claimed)
    else await emptyBasket(sql, basketKey)
  })
}
