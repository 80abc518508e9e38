import type { PlainKey } from '#app/messages/message-keys.ts'

/** Why something did not get into the basket or onto the wishlist, as an address says it. */
export const BASKET_PROBLEMS = {
  out_of_stock: 'basket.notification.add_to_basket_variant_out_of_stock_error',
  full: 'basket.notification.add_to_basket_max_basket_items_error',
  failed: 'basket.notification.add_to_basket_error',
  size_missing: 'product.size_missing',
  wishlist_full: 'wishlist.full',
} as const satisfies Record<string, PlainKey>

export type BasketProblem = keyof typeof BASKET_PROBLEMS

export const BASKET_PROBLEM_PARAMETER = 'basketError'

/** A form that has it comes back to a page that knows its size: `?variantId=701`. */
export const KEEP_SIZE_FIELD = 'keepSize'

const PROBLEM_OF_STATUS: Readonly<Record<number, BasketProblem>> = {
  412: 'out_of_stock',
  413: 'full',
}

export function basketProblemOf(status: number): BasketProblem {
  return PROBLEM_OF_STATUS[status] ?? 'failed'
}

/** What a visitor types into the address is not a problem of ours. */
export function parseBasketProblem(value: string | null): BasketProblem | null {
  return value !== null && Object.hasOwn(BASKET_PROBLEMS, value) ? (value as BasketProblem) : null
}
