import * as v from '@saum/schema/schema'

const atLeastNone = v.pipe(v.number(), v.minValue(0))

/** A line of a cart as it may be handed in. */
export const CART_ITEM = v.object({
  productId: v.pipe(v.string(), v.nonEmpty()),
  quantity: atLeastNone,
  name: v.exactOptional(v.pipe(v.string(), v.nonEmpty())),
  price: v.exactOptional(atLeastNone),
})

export const CART_ITEMS = v.array(CART_ITEM)
