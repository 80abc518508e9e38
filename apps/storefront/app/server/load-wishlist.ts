import type { Backend } from '@saum/contract/backend'
import { getSharedWishlist, getWishlist } from '@saum/contract/wishlist'
import type { Shop } from '@saum/domain/shops'
import { toWish, type WishFacts } from '#app/features/wishlist/wish-facts.ts'

export interface WishlistFacts {
  wishes: WishFacts[]
  /** Somebody has been given the link to it. */
  isShared: boolean
  /** Kept in an account; else in this browser. */
  isOfCustomer: boolean
}

export const NO_WISHLIST: WishlistFacts = { wishes: [], isShared: false, isOfCustomer: false }

/** The list of this visitor, entry by entry. */
export async function loadWishlistPage(backend: Backend, shop: Shop): Promise<WishlistFacts> {
  const answer = await backend.call(getWishlist, {})
  if (!answer.ok) return NO_WISHLIST
  const { items, isShared, isOfCustomer } = answer.value
  return { wishes: items.map((item) => toWish(item, shop)), isShared, isOfCustomer }
}

/** What is on the list of this visitor, each product once, whichever of its sizes are remembered. */
export async function loadWishlist(backend: Backend, shop: Shop): Promise<WishFacts[]> {
  const { wishes } = await loadWishlistPage(backend, shop)
  return [...new Map(wishes.map((wish) => [wish.productId, wish])).values()]
}

/** A list somebody has been given the link to; `null` where the link leads nowhere. */
export async function loadSharedWishlist(
  backend: Backend,
  shop: Shop,
  token: string,
): Promise<WishFacts[] | null> {
  const answer = await backend.call(getSharedWishlist, { token })
  if (!answer.ok) return null
  return answer.value.items.map((item) => toWish({ ...item, isBackInStock: false }, shop))
}
