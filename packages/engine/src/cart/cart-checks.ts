import { fields, listOf, optional, nonEmptyText, number } from '../check.ts'

/** A line of a cart as it may be handed in. */
export const CART_ITEM = fields({
  productId: nonEmptyText,
  quantity: number(0, Number.MAX_SAFE_INTEGER),
  name: optional(nonEmptyText),
  price: optional(number(0)),
})

export const CART_ITEMS = listOf(CART_ITEM)
