import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { MAX_WISHES } from './wishlist-adding.ts'
import { claimWishlist, listWishes, type KeptWish } from './wishlist-storage.ts'

/** Two full lists make one; only whoever merges again and again ever has to stop. */
const MAX_MERGED_WISHES = 2 * MAX_WISHES

interface WishlistMerge {
  /** The wishlist of a visitor; never one a customer owns. */
  from: string
  to: string
  shopId: ShopId
  now: number
}

/**
 * Puts what is on one wishlist on top of another, in its order, inside the transaction it is handed.
 * What is on both stays once; what finds no room stays where it was. A link to the first leads nowhere
 * afterwards: it was given to show that list, not the other.
 */
export async function mergeWishlists(
  sql: Sql,
  { from, to, shopId, now }: WishlistMerge,
): Promise<void> {
  const isEmpty = (await listWishes(sql, from, now)).length === 0
  if (isEmpty) return
  // First the visitor's, then the customer's, everywhere: two merges never wait for each other.
  await claimWishlist(sql, { wishlistKey: from, shopId, now })
  await claimWishlist(sql, { wishlistKey: to, shopId, now })
  const source = await listWishes(sql, from, now)
  const target = await listWishes(sql, to, now)
  const fresh = source.filter((wish) => !target.some((other) => isSameWish(wish, other)))
  const room = Math.max(0, MAX_MERGED_WISHES - target.length)
  await sql`
    update wishlist_item set wishlist_key = ${to}, position = position +
      (select coalesce(max(position), 0) from wishlist_item where wishlist_key = ${to})
    where wishlist_key = ${from} and item_key in (${keysOf(fresh.slice(0, room))})`
  if (fresh.length <= room) {
    await sql`delete from wishlist where wishlist_key = ${from}`
    return
  }
  const left = keysOf(fresh.slice(room))
  await sql`delete from wishlist_item where wishlist_key = ${from} and item_key not in (${left})`
  await sql`delete from wishlist_share where wishlist_key = ${from}`
}

function keysOf(wishes: readonly KeptWish[]): string[] {
  return wishes.map(({ key }) => key)
}

function isSameWish(wish: KeptWish, other: KeptWish): boolean {
  return wish.productId === other.productId && wish.variantId === other.variantId
}
