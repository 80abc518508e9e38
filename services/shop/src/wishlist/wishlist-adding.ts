import { randomUUID } from 'node:crypto'
import type { ParsedPayloadOf } from '@saum/contract/call'
import type { addItemToWishlist } from '@saum/contract/wishlist'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { ProductService } from '../catalog/product-service.ts'
import type { Sql } from '../database/database.ts'
import type { SessionOwner } from '../session/session-owner.ts'
import { toWishOffer } from './wishlist-answer.ts'
import {
  findProductOfVariant,
  insertWish,
  listShownProducts,
  listWishes,
  type KeptWish,
} from './wishlist-storage.ts'

export const MAX_WISHES = 100

export type Wish = Pick<ParsedPayloadOf<typeof addItemToWishlist>, 'productId' | 'variantId'>

export type AddRefusal =
  | { kind: 'product-not-found' }
  | {
      kind: 'ItemAlreadyPresent' | 'ItemUnavailable' | 'MaximumItemCountReached'
      /** Clients of this kind of backend look for it. */
      type: 'failure'
    }

interface AddingParts {
  sql: Sql
  products: ProductService
}

/** The wish as it would be kept, with what it costs at this moment; `null` for what the shop does not show. */
export async function toKeptWish(
  { sql, products }: AddingParts,
  { shop }: SessionOwner,
  wish: Wish,
): Promise<KeptWish | null> {
  const { productId = 0, variantId = null } = wish
  const id =
    variantId === null ? productId : await findProductOfVariant(sql, shop.shopId, variantId)
  if (id === null) return null
  const [product] = await products.byIds(shop, [id])
  const offer = product && toWishOffer(product, variantId)
  if (!offer) return null
  return {
    key: randomUUID(),
    productId: id,
    variantId,
    addedCents: offer.cents,
    wasSoldOut: offer.isSoldOut,
  }
}

/** Everything that is on the list afterwards. The caller has claimed the list. */
export async function addWish(
  sql: Sql,
  { shop, wishlistKey }: SessionOwner,
  { wish, now }: { wish: KeptWish; now: number },
): Promise<Result<KeptWish[], AddRefusal>> {
  const wishes = await listWishes(sql, wishlistKey, now)
  const isSoldOutSize = wish.variantId !== null && wish.wasSoldOut
  const isSame = (other: KeptWish) =>
    other.productId === wish.productId && other.variantId === wish.variantId
  if (wishes.some(isSame)) return refuse({ kind: 'ItemAlreadyPresent', type: 'failure' })
  if (isSoldOutSize) return refuse({ kind: 'ItemUnavailable', type: 'failure' })
  // What the shop does not show any more takes nobody's place.
  const ids = [wish, ...wishes].map(({ productId }) => productId)
  const shown = await listShownProducts(sql, shop.shopId, ids)
  const count = wishes.filter(({ productId }) => shown.has(productId)).length
  if (count >= MAX_WISHES) return refuse({ kind: 'MaximumItemCountReached', type: 'failure' })
  await insertWish(sql, wishlistKey, wish)
  return accept([wish, ...wishes])
}
