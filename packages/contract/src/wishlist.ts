import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { productShape, variantShape } from './product.ts'

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const itemKey = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100), v.regex(/^[\x21-\x7e]*$/))

/** Trees of includes are accepted; a wishlist always comes with its products, without their siblings. */
const view = { with: v.optional(v.record(v.string(), v.unknown())) }

const wishlistShape = v.object({
  key: v.string(),
  /** Latest first. */
  items: v.array(
    v.object({
      key: v.string(),
      productId: v.number(),
      variantId: v.nullable(v.number()),
      product: productShape,
      variant: v.optional(variantShape),
    }),
  ),
})

export type Wishlist = v.InferOutput<typeof wishlistShape>

export const getWishlist = call('getWishlist', {
  payload: v.nullish(v.object(view), {}),
  result: wishlistShape,
  refusals: { 'no-session': 400 },
})

/** Of a product, or of one size of it; the size wins where both are named. */
export const addItemToWishlist = call('addItemToWishlist', {
  payload: v.pipe(
    v.object({ productId: v.optional(id), variantId: v.optional(id), ...view }),
    v.check(
      ({ productId, variantId }) => (productId ?? variantId) !== undefined,
      'value is required.',
    ),
  ),
  result: wishlistShape,
  refusals: {
    'no-session': 400,
    'product-not-found': 404,
    'item-already-present': 409,
    'wishlist-full': 413,
  },
})

export const removeItemFromWishlist = call('removeItemFromWishlist', {
  payload: v.object({ itemKey, ...view }),
  result: wishlistShape,
  refusals: { 'no-session': 400, 'wishlist-item-not-found': 404 },
})
