import { fields, listOf, missable, nonEmptyText, number } from '../check.ts'

/** A line of a cart as it may be handed in. */
export const CART_ITEM = fields({
  productId: nonEmptyText,
  quantity: number(0),
  name: missable(nonEmptyText),
  price: missable(number(0)),
})

export const CART_ITEMS = listOf(CART_ITEM)
