import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { productShape, variantShape } from './product.ts'

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const itemKey = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100), v.regex(/^[\x21-\x7e]*$/))

/** Trees of includes are accepted; a wishlist always comes with its products, without their siblings. */
const view = { with: v.optional(v.record(v.string(), v.unknown())) }

const wishlistItem = v.object({
  key: v.string(),
  productId: v.number(),
  variantId: v.nullable(v.number()),
  product: productShape,
  variant: v.optional(variantShape),
  /** Cents less than when it was put on the list. */
  priceDrop: v.optional(v.number()),
  /** Was sold out then and is not any more. */
  isBackInStock: v.boolean(),
})

const wishlistShape = v.object({
  key: v.string(),
  /** Latest first. */
  items: v.array(wishlistItem),
  /** Somebody has been given the link to it. */
  isShared: v.boolean(),
  /** Kept in the account of a customer; else for as long as the session of the visitor lasts. */
  isOfCustomer: v.boolean(),
})

export type Wishlist = v.InferOutput<typeof wishlistShape>

export const getWishlist = call('getWishlist', {
  access: 'session',
  payload: v.nullish(v.object(view), {}),
  result: wishlistShape,
  refusals: { 'no-session': 400 },
})

/** Of a product, or of one size of it; the size wins where both are named. */
export const addItemToWishlist = call('addItemToWishlist', {
  access: 'session',
  session: 'starts',
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
    ItemAlreadyPresent: 409,
    /** The size is sold out; its product can still be put on the list. */
    ItemUnavailable: 412,
    MaximumItemCountReached: 413,
  },
})

/** An entry by its key, or all of a size or of a product; the first of them that is named counts. */
export const removeItemFromWishlist = call('removeItemFromWishlist', {
  access: 'session',
  payload: v.pipe(
    v.object({
      itemKey: v.optional(itemKey),
      variantId: v.optional(id),
      productId: v.optional(id),
      ...view,
    }),
    v.check(
      (wish) => (wish.itemKey ?? wish.variantId ?? wish.productId) !== undefined,
      'value is required.',
    ),
  ),
  result: wishlistShape,
  refusals: { 'no-session': 400, 'wishlist-item-not-found': 404 },
})

export const clearWishlist = call('clearWishlist', {
  access: 'session',
  payload: v.nullish(v.object(view), {}),
  result: wishlistShape,
  refusals: { 'no-session': 400 },
})

/** The secret of a new link; the one before leads nowhere any more. */
export const shareWishlist = call('shareWishlist', {
  access: 'session',
  payload: v.nullish(v.object({}), {}),
  result: v.object({ token: v.string() }),
  refusals: { 'no-session': 400, 'wishlist-empty': 404, 'too-many-requests': 429 },
})

export const unshareWishlist = call('unshareWishlist', {
  access: 'session',
  payload: v.nullish(v.object({}), {}),
  result: v.literal(true),
  refusals: { 'no-session': 400 },
})

/** What is on somebody's list, and nothing about them. One answer for every link that leads nowhere. */
export const getSharedWishlist = call('getSharedWishlist', {
  access: 'public',
  limit: 'address',
  payload: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
  result: v.object({ items: v.array(v.omit(wishlistItem, ['priceDrop', 'isBackInStock'])) }),
  refusals: { 'wishlist-not-found': 404 },
})
