import type { PlainKey } from '#app/messages/message-keys.ts'

/** Why a form of this page did nothing, as its address says it. */
export const WISHLIST_PROBLEMS = {
  not_found: 'wishlist.not_found',
  too_many: 'wishlist.share_too_many',
  size_missing: 'wishlist.size_missing',
  sold_out: 'wishlist.sold_out_this_size',
  full: 'wishlist.full',
  failed: 'wishlist.failed',
} as const satisfies Record<string, PlainKey>

export type WishlistProblem = keyof typeof WISHLIST_PROBLEMS

export const WISHLIST_PROBLEM_PARAMETER = 'wishlistError'

const PROBLEM_OF_STATUS: Readonly<Record<number, WishlistProblem>> = {
  404: 'not_found',
  412: 'sold_out',
  413: 'full',
  429: 'too_many',
}

export function wishlistProblemOf(status: number): WishlistProblem {
  return PROBLEM_OF_STATUS[status] ?? 'failed'
}

/** What a visitor types into the address is not a problem of ours. */
export function parseWishlistProblem(value: string | null): WishlistProblem | null {
  return value !== null && Object.hasOwn(WISHLIST_PROBLEMS, value)
    ? (value as WishlistProblem)
    : null
}
