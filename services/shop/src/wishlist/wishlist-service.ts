import { randomUUID } from 'node:crypto'
import type { ParsedPayloadOf } from '@saum/contract/call'
import type { addItemToWishlist, Wishlist } from '@saum/contract/wishlist'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { ProductService } from '../catalog/product-service.ts'
import type { Database, Sql } from '../database/database.ts'
import { ownerKey, type SessionOwner } from '../session/owner-key.ts'
import {
  claimWishlist,
  deleteWish,
  dropIfEmpty,
  findProductOfVariant,
  insertWish,
  listShownProducts,
  listWishes,
  type KeptWish,
} from './wishlist-storage.ts'

const MAX_WISHES = 100

type Wish = Pick<ParsedPayloadOf<typeof addItemToWishlist>, 'productId' | 'variantId'>

interface AddRefusal {
  kind: 'product-not-found' | 'item-already-present' | 'wishlist-full'
}

export interface WishlistService {
  get(owner: SessionOwner): Promise<Wishlist>
  add(owner: SessionOwner, wish: Wish): Promise<Result<Wishlist, AddRefusal>>
  remove(
    owner: SessionOwner,
    itemKey: string,
  ): Promise<Result<Wishlist, { kind: 'wishlist-item-not-found' }>>
}

interface WishlistParts {
  db: Database
  products: ProductService
  now: () => number
}

export function createWishlistService({ db, products, now }: WishlistParts): WishlistService {
  const keyOf = (owner: SessionOwner) => ownerKey('wishlist', owner)

  /** Sold-out products stay; what the shop does not show any more is left out. */
  async function answer(owner: SessionOwner, wishes: readonly KeptWish[]): Promise<Wishlist> {
    const ids = new Set(wishes.map(({ productId }) => productId))
    const found = await products.byIds(owner.shop, [...ids])
    // Other colors are nothing a wishlist shows, and a third of what it would weigh.
    const productOf = new Map(found.map((product) => [product.id, { ...product, siblings: [] }]))
    const items = wishes.flatMap(({ key, productId, variantId }) => {
      const product = productOf.get(productId)
      if (product === undefined) return []
      const variant = product.variants.find(({ id }) => id === variantId)
      return [{ key, productId, variantId, product, ...(variant && { variant }) }]
    })
    return { key: keyOf(owner), items }
  }

  async function insert(
    sql: Sql,
    owner: SessionOwner,
    wish: Pick<KeptWish, 'productId' | 'variantId'>,
  ): Promise<Result<KeptWish[], AddRefusal>> {
    const { shopId } = owner.shop
    const wishlistKey = keyOf(owner)
    const wishes = await listWishes(sql, wishlistKey, now())
    const ids = [...wishes.map(({ productId }) => productId), wish.productId]
    const shown = await listShownProducts(sql, shopId, ids)
    if (!shown.has(wish.productId)) return refuse({ kind: 'product-not-found' })
    const isSame = (other: KeptWish) =>
      other.productId === wish.productId && other.variantId === wish.variantId
    if (wishes.some(isSame)) return refuse({ kind: 'item-already-present' })
    const count = wishes.filter(({ productId }) => shown.has(productId)).length
    if (count >= MAX_WISHES) return refuse({ kind: 'wishlist-full' })
    const added = { key: randomUUID(), ...wish }
    await insertWish(sql, wishlistKey, added)
    return accept([added, ...wishes])
  }

  return {
    async get(owner) {
      return answer(owner, await listWishes(db.sql, keyOf(owner), now()))
    },

    async add(owner, { productId = 0, variantId }) {
      const { shopId } = owner.shop
      const added = await db.transaction(async (sql): Promise<Result<KeptWish[], AddRefusal>> => {
        const ofVariant =
          variantId === undefined ? productId : await findProductOfVariant(sql, shopId, variantId)
        if (ofVariant === null) return refuse({ kind: 'product-not-found' })
        await claimWishlist(sql, { wishlistKey: keyOf(owner), shopId, now: now() })
        const wish = { productId: ofVariant, variantId: variantId ?? null }
        const outcome = await insert(sql, owner, wish)
        await dropIfEmpty(sql, keyOf(owner))
        return outcome
      })
      return added.ok ? accept(await answer(owner, added.value)) : added
    },

    async remove(owner, itemKey) {
      const { shopId } = owner.shop
      const wishlistKey = keyOf(owner)
      const left = await db.transaction(async (sql) => {
        await claimWishlist(sql, { wishlistKey, shopId, now: now() })
        const isFound = await deleteWish(sql, wishlistKey, itemKey)
        const wishes = await listWishes(sql, wishlistKey, now())
        await dropIfEmpty(sql, wishlistKey)
        return isFound ? wishes : null
      })
      if (left === null) return refuse({ kind: 'wishlist-item-not-found' })
      return accept(await answer(owner, left))
    },
  }
}
