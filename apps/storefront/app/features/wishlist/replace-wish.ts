import type { Wishlist } from '@saum/contract/wishlist'
import { accept, refuse, type Result } from '@saum/domain/result'

/** A product, or one size of it. */
export type Wish = { productId: number } | { variantId: number }

/** Why the shop did not do it: an HTTP status, 0 when no answer came at all. */
export interface WishRefusal {
  status: number
}

/** The calls about one wishlist, from a browser or from a form on its way through the server. */
export interface WishlistCalls {
  get(): Promise<Result<Wishlist, WishRefusal>>
  add(wish: Wish): Promise<Result<Wishlist, WishRefusal>>
  remove(itemKey: string): Promise<Result<Wishlist, WishRefusal>>
}

/** An entry as far as it has to be known to be put back. */
export interface ListedWish {
  key: string
  productId: number
  variantId: number | null
}

export interface ReplaceFailure extends WishRefusal {
  /** As it is after all; missing where the shop did not say. */
  wishlist?: Wishlist
}

const NOT_FOUND = 404
const ALREADY_THERE = 409
const SOLD_OUT = 412

/** A size that has sold out cannot be wished any more: its product goes on the list without it. */
export async function addWish(
  { add }: Pick<WishlistCalls, 'add'>,
  { productId, variantId }: Omit<ListedWish, 'key'>,
): Promise<Result<Wishlist, WishRefusal>> {
  if (variantId === null) return add({ productId })
  const added = await add({ variantId })
  return !added.ok && added.refusal.status === SOLD_OUT ? add({ productId }) : added
}

/**
 * [4.12] Takes one entry off the list and puts another on. [5.7] One that is not on the list could not be
 * found, and nothing is added in its place. Where the new one is refused, the old one comes back.
 */
export async function replaceWish(
  calls: WishlistCalls,
  old: ListedWish,
  next: Wish,
): Promise<Result<Wishlist, ReplaceFailure>> {
  const removed = await calls.remove(old.key)
  if (!removed.ok) return removed
  const added = await calls.add(next)
  if (added.ok) return added
  // It is on the list already: what was wanted is so.
  if (added.refusal.status === ALREADY_THERE) return calls.get()
  const restored = await addWish(calls, old)
  return refuse({ ...added.refusal, ...(restored.ok && { wishlist: restored.value }) })
}

/** Takes several entries off; what is off already is as good as taken off. */
export async function removeWishes(
  calls: WishlistCalls,
  itemKeys: readonly string[],
): Promise<Result<Wishlist, WishRefusal>> {
  let latest: Wishlist | null = null
  for (const key of itemKeys) {
    const answer = await calls.remove(key)
    if (!answer.ok && answer.refusal.status !== NOT_FOUND) return answer
    latest = answer.ok ? answer.value : null
  }
  return latest === null ? calls.get() : accept(latest)
}
