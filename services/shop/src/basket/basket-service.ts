import { randomUUID } from 'node:crypto'
import type { Basket, BasketItemError, ExistingItemHandling } from '@saum/contract/basket'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { ProductService } from '../catalog/product-service.ts'
import type { Database } from '../database/database.ts'
import { ownerKey, type SessionOwner } from '../session/owner-key.ts'
import { addAll, refusalOf, type AddRefusal } from './add-outcome.ts'
import { toBasket } from './basket-answer.ts'
import type { KeptItem, WantedItem } from './basket-item.ts'
import { planRemoval } from './basket-rules.ts'
import { claimBasket, listItems, saveItems } from './basket-storage.ts'
import { loadOffers, type Offers } from './offer-storage.ts'

interface ChangedBasket {
  basket: Basket
  errors?: BasketItemError[]
}

export interface BasketService {
  get(owner: SessionOwner): Promise<{ basket: Basket }>
  /** In one transaction; what can be added is, whatever becomes of the others. */
  add(
    owner: SessionOwner,
    wish: { items: readonly WantedItem[]; existingItemHandling: ExistingItemHandling },
  ): Promise<Result<ChangedBasket, AddRefusal>>
  remove(
    owner: SessionOwner,
    itemKey: string,
  ): Promise<Result<{ basket: Basket }, { kind: 'basket-item-not-found' }>>
}

interface BasketParts {
  db: Database
  products: ProductService
  now: () => number
}

export function createBasketService({ db, products, now }: BasketParts): BasketService {
  const keyOf = (owner: SessionOwner) => ownerKey('basket', owner)

  /** Prices are looked up outside the transaction: nobody else has to wait for them. */
  async function answer(owner: SessionOwner, items: readonly KeptItem[]) {
    const { shop } = owner
    const variantIds = items.map(({ variantId }) => variantId)
    const offers = await loadOffers(db.sql, shop.shopId, { variantIds, now: now() })
    const productIds = new Set([...offers.values()].map(({ productId }) => productId))
    const found = await products.byIds(shop, [...productIds])
    return toBasket({ shop, basketKey: keyOf(owner), items, offers, products: found })
  }

  /** What `change` makes of the items is on disk when this resolves. */
  function changeItems<Outcome extends { items: readonly KeptItem[] }>(
    owner: SessionOwner,
    wantedIds: readonly number[],
    change: (items: readonly KeptItem[], offers: Offers) => Outcome,
  ): Promise<Outcome> {
    const basketKey = keyOf(owner)
    const { shopId } = owner.shop
    return db.transaction(async (sql) => {
      const moment = now()
      await claimBasket(sql, { basketKey, shopId, now: moment })
      const before = await listItems(sql, basketKey, moment)
      const variantIds = [...before.map(({ variantId }) => variantId), ...wantedIds]
      const offers = await loadOffers(sql, shopId, { variantIds, now: moment })
      const outcome = change(before, offers)
      await saveItems(sql, basketKey, { before, after: outcome.items })
      return outcome
    })
  }

  return {
    async get(owner) {
      const basketKey = keyOf(owner)
      return { basket: await answer(owner, await listItems(db.sql, basketKey, now())) }
    },

    async add(owner, { items: wanted, existingItemHandling: handling }) {
      const wantedIds = wanted.map(({ variantId }) => variantId)
      const { items, errors } = await changeItems(owner, wantedIds, (before, offers) =>
        addAll(before, { wanted, handling, offers, newKey: randomUUID }),
      )
      const basket = await answer(owner, items)
      const refusal = refusalOf(errors, wanted.length)
      if (refusal !== null) return refuse({ ...refusal, errors, basket })
      return accept(errors.length > 0 ? { basket, errors } : { basket })
    },

    async remove(owner, itemKey) {
      const { items, isFound } = await changeItems(owner, [], (before) => {
        const after = planRemoval(before, itemKey)
        return { items: after ?? before, isFound: after !== null }
      })
      if (!isFound) return refuse({ kind: 'basket-item-not-found' })
      return accept({ basket: await answer(owner, items) })
    },
  }
}
