import type { ParsedPayloadOf } from '@saum/contract/call'
import type { removeItemFromWishlist, Wishlist } from '@saum/contract/wishlist'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { ProductService } from '../catalog/product-service.ts'
import type { Database, Sql } from '../database/database.ts'
import type { SessionOwner } from '../session/session-owner.ts'
import { isWishlistShared } from './share-storage.ts'
import { addWish, toKeptWish, type AddRefusal, type Wish } from './wishlist-adding.ts'
import { createWishlistSharing, type WishlistSharing } from './wishlist-sharing.ts'
import { toWishlistItems } from './wishlist-answer.ts'
import {
  claimWishlist,
  deleteWishes,
  dropIfEmpty,
  emptyWishlist,
  listWishes,
  type KeptWish,
} from './wishlist-storage.ts'

export interface WishlistService extends WishlistSharing {
  get(owner: SessionOwner): Promise<Wishlist>
  add(owner: SessionOwner, wish: Wish): Promise<Result<Wishlist, AddRefusal>>
  remove(
    owner: SessionOwner,
    wish: RemovedWish,
  ): Promise<Result<Wishlist, { kind: 'wishlist-item-not-found' }>>
  clear(owner: SessionOwner): Promise<Wishlist>
}

/** An entry by its key, or all of a size or of a product. */
type RemovedWish = Pick<
  ParsedPayloadOf<typeof removeItemFromWishlist>,
  'itemKey' | 'variantId' | 'productId'
>

interface WishlistParts {
  db: Database
  products: ProductService
  now: () => number
}

export function createWishlistService(parts: WishlistParts): WishlistService {
  const { db, products, now } = parts

  async function answer(owner: SessionOwner, wishes: readonly KeptWish[]): Promise<Wishlist> {
    const { shop, wishlistKey, customer } = owner
    const ids = new Set(wishes.map(({ productId }) => productId))
    const [found, isShared] = await Promise.all([
      products.byIds(shop, [...ids]),
      isWishlistShared(db.sql, wishlistKey, now()),
    ])
    const items = toWishlistItems(wishes, found)
    return { key: wishlistKey, items, isShared, isOfCustomer: customer !== null }
  }

  /** One change after the other: whoever comes meanwhile waits. */
  function change<T>(owner: SessionOwner, work: (sql: Sql) => Promise<T>): Promise<T> {
    const { wishlistKey, shop } = owner
    return db.transaction(async (sql) => {
      await claimWishlist(sql, { wishlistKey, shopId: shop.shopId, now: now() })
      const outcome = await work(sql)
      await dropIfEmpty(sql, wishlistKey)
      return outcome
    })
  }

  return {
    ...createWishlistSharing(parts),

    async get(owner) {
      return answer(owner, await listWishes(db.sql, owner.wishlistKey, now()))
    },

    async add(owner, wish) {
      const kept = await toKeptWish({ sql: db.sql, products }, owner, wish)
      if (kept === null) return refuse({ kind: 'product-not-found' })
      const added = await change(owner, (sql) => addWish(sql, owner, { wish: kept, now: now() }))
      return added.ok ? accept(await answer(owner, added.value)) : added
    },

    async remove(owner, wish) {
      const left = await change(owner, async (sql) => {
        const wishes = await listWishes(sql, owner.wishlistKey, now())
        const removed = wishes.filter((kept) => isMeant(kept, wish))
        if (removed.length === 0) return null
        await deleteWishes(
          sql,
          owner.wishlistKey,
          removed.map(({ key }) => key),
        )
        return wishes.filter((kept) => !removed.includes(kept))
      })
      if (left === null) return refuse({ kind: 'wishlist-item-not-found' })
      return accept(await answer(owner, left))
    },

    async clear(owner) {
      await change(owner, (sql) => emptyWishlist(sql, owner.wishlistKey))
      return answer(owner, [])
    },
  }
}

function isMeant(kept: KeptWish, { itemKey, variantId, productId }: RemovedWish): boolean {
  if (itemKey !== undefined) return kept.key === itemKey
  return variantId === undefined ? kept.productId === productId : kept.variantId === variantId
}
