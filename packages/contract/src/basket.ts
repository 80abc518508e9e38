import { MAX_ITEMS_PER_BASKET } from '@saum/domain/basket-limits'
import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import {
  basketShape,
  customData,
  displayData,
  itemError,
  itemGroup,
  key,
  orderCustomData,
} from './basket-shape.ts'

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** As somebody typed it: in any case and with spaces, but never with signs nobody can type. */
export const typedCode = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(80),
  v.regex(/^\P{Cc}*$/u),
)
/** More than a line may hold is answered with what it may hold. */
const quantity = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const EXISTING_ITEM_HANDLINGS = [
  'KeepExisting',
  'AddQuantityToExisting',
  'ReplaceExisting',
  'ReplaceExistingWithCombinedQuantity',
] as const

export type ExistingItemHandling = (typeof EXISTING_ITEM_HANDLINGS)[number]

const existingItemHandling = v.optional(
  v.picklist(EXISTING_ITEM_HANDLINGS),
  'AddQuantityToExisting',
)

const newItem = {
  variantId: id,
  quantity,
  displayData,
  customData,
  itemGroup: v.optional(itemGroup),
  /** Chosen together with the item, such as a gift; `null` is none. */
  promotionId: v.optional(v.nullable(key)),
}

/** Trees of includes are accepted; a basket always comes with its products, without their siblings. */
const view = {
  with: v.optional(v.record(v.string(), v.unknown())),
  orderCustomData: v.optional(orderCustomData),
}

/** The basket the caller has seen. One that has changed since is not changed again unseen. */
const seen = { revision: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))) }

/** `errors` says which items were added with fewer pieces than asked for. */
const changedBasket = v.object({ basket: basketShape, errors: v.optional(v.array(itemError)) })

const refusals = {
  'no-session': 400,
  'variant-not-found': 404,
  'item-unavailable': 412,
  'basket-full': 413,
  'promotion-not-found': 400,
  'too-many-requests': 429,
} as const

/** A visitor without a basket has an empty one. */
export const getBasket = call('getBasket', {
  access: 'session',
  payload: v.nullish(v.object(view), {}),
  result: v.object({ basket: basketShape }),
  refusals: { 'no-session': 400 },
})

export const addItemToBasket = call('addItemToBasket', {
  access: 'session',
  session: 'starts',
  payload: v.object({ ...newItem, existingItemHandling, ...view }),
  result: changedBasket,
  refusals,
})

/**
 * What can be added is added, in one transaction. Whatever could not decides the refusal, whose problem
 * carries the basket as it is now and an entry of `errors` for every item that is not as asked.
 */
export const addItemsToBasket = call('addItemsToBasket', {
  access: 'session',
  session: 'starts',
  payload: v.object({
    items: v.pipe(v.array(v.object(newItem)), v.minLength(1), v.maxLength(MAX_ITEMS_PER_BASKET)),
    existingItemHandling,
    ...view,
  }),
  result: changedBasket,
  refusals,
})

/**
 * Sets what an item is to be: another number of pieces (0 removes it), a promotion or none, another size.
 * Key, promotion and number have to be there; the refusal names the item they were missing for.
 */
export const updateBasketItem = call('updateBasketItem', {
  access: 'session',
  payload: v.object({
    basketItemKey: v.optional(key),
    update: v.optional(
      v.object({
        quantity: v.optional(quantity),
        promotionId: v.optional(v.nullable(key)),
        promotionCode: v.optional(typedCode),
        /** Another size of the same product; joins the item that has it already. */
        variantId: v.optional(id),
        displayData,
        customData,
        itemGroup: v.optional(itemGroup),
        campaignKey: v.optional(key),
      }),
    ),
    ...seen,
    ...view,
  }),
  result: changedBasket,
  refusals: {
    ...refusals,
    'incomplete-update': 400,
    'basket-item-not-found': 404,
    'basket-changed': 409,
  },
})

/** Everything out, in one statement; the voucher goes too. */
export const clearBasket = call('clearBasket', {
  access: 'session',
  payload: v.nullish(v.object(view), {}),
  result: v.literal(true),
  refusals: { 'no-session': 400 },
})

/**
 * What a visitor had before the login, into the basket of the customer. Only ever into the caller's own,
 * and only from what was theirs. `null` where there was nothing to merge.
 */
export const mergeBaskets = call('mergeBaskets', {
  access: 'session',
  payload: v.object({ fromBasketKey: key, toBasketKey: key, ...view }),
  result: v.nullable(
    v.object({
      type: v.picklist(['success', 'failure']),
      basket: basketShape,
      errors: v.optional(v.array(itemError)),
      statusCode: v.optional(v.number()),
    }),
  ),
  refusals: { 'no-session': 400, 'foreign-basket': 403 },
})

/** The basket with what a code opens among its applicable promotions. */
export const getApplicablePromotionsByCode = call('getApplicablePromotionsByCode', {
  access: 'session',
  payload: v.object({ promotionCode: typedCode, ...view }),
  result: v.object({ basket: basketShape }),
  refusals: { 'no-session': 400, 'promotion-not-found': 400, 'too-many-requests': 429 },
})

/** Takes the place of a voucher that was there. What keeps it from reducing anything is said and nothing changes. */
export const applyVoucher = call('applyVoucher', {
  access: 'session',
  payload: v.object({ code: typedCode, ...view }),
  result: v.object({ basket: basketShape }),
  refusals: {
    'no-session': 400,
    'voucher-not-found': 404,
    /** The problem carries the `fault`. */
    'voucher-not-applicable': 409,
    'too-many-requests': 429,
  },
})

export const removeVoucher = call('removeVoucher', {
  access: 'session',
  payload: v.nullish(v.object(view), {}),
  result: v.object({ basket: basketShape }),
  refusals: { 'no-session': 400 },
})

/**
 * An item by its key, or all of a size or of a product; the first of them that is named counts. The main
 * item of a group takes its group with it, and so does a required member.
 */
export const removeItemFromBasket = call('removeItemFromBasket', {
  access: 'session',
  payload: v.pipe(
    v.object({
      itemKey: v.optional(key),
      variantId: v.optional(id),
      productId: v.optional(id),
      ...seen,
      ...view,
    }),
    v.check(
      ({ itemKey, variantId, productId }) => (itemKey ?? variantId ?? productId) !== undefined,
      'value is required.',
    ),
  ),
  result: v.object({ basket: basketShape }),
  refusals: { 'no-session': 400, 'basket-item-not-found': 404, 'basket-changed': 409 },
})
