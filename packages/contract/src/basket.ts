import { MAX_ITEMS_PER_BASKET } from '@saum/domain/basket-limits'
import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { lowestPriorPrice, priceShape, productShape, variantShape } from './product.ts'
import { promotionShape } from './promotion.ts'

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** Signs that every database keeps as they are. */
const key = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100), v.regex(/^[\x21-\x7e]*$/))
/** As somebody typed it: in any case and with spaces, but never with signs nobody can type. */
const typedCode = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80), v.regex(/^\P{Cc}*$/u))
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

/** Both kinds of data a client may leave on a line are kept as they came, so their size is bounded. */
const MAX_DATA_LENGTH = 2048

function isSmall(data: object): boolean {
  try {
    return JSON.stringify(data).length <= MAX_DATA_LENGTH
  } catch {
    // Nested deeper than anybody could write it down again.
    return false
  }
}

/** Stored on the line as it came; shown in basket and order. */
const displayData = v.optional(
  v.pipe(
    v.record(
      v.picklist(['meta', 'name', 'identifier', 'attribute-1', 'attribute-2', 'attribute-3']),
      v.object({
        key: v.pipe(v.string(), v.maxLength(100)),
        label: v.pipe(v.string(), v.maxLength(200)),
        value: v.union([v.string(), v.number()]),
      }),
    ),
    v.check((data) => isSmall(data)),
  ),
)

const customData = v.optional(
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((data) => isSmall(data)),
  ),
)

const itemGroup = v.object({ id: key, isMainItem: v.boolean(), isRequired: v.boolean() })

const newItem = {
  variantId: id,
  quantity,
  displayData,
  customData,
  itemGroup: v.optional(itemGroup),
  /** Chosen together with the item, such as a gift; `null` is none. */
  promotionId: v.optional(v.nullable(key)),
}

/** Taken from the session instead: a browser may say what it likes about its visitor. */
const orderCustomData = v.optional(v.record(v.string(), v.unknown()))

/** Trees of includes are accepted; a basket always comes with its products, without their siblings. */
const view = { with: v.optional(v.record(v.string(), v.unknown())), orderCustomData }

/** The basket the caller has seen. One that has changed since is not changed again unseen. */
const seen = { revision: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))) }

const failedCondition = v.object({ key: v.string(), level: v.picklist(['item', 'global']) })

/** A promotion on an item. One that does not hold at the moment stays, reduces nothing and may hold again. */
const appliedPromotion = v.object({
  ...promotionShape.entries,
  isValid: v.boolean(),
  failedConditions: v.array(failedCondition),
})

export type AppliedPromotion = v.InferOutput<typeof appliedPromotion>

const basketItem = v.object({
  key: v.string(),
  /** Pieces that can be had now. */
  quantity: v.number(),
  /** Pieces that were put in; only where there are fewer now. */
  wantedQuantity: v.optional(v.number()),
  availableQuantity: v.optional(v.number()),
  /** `unavailable`: sold out since it was put in; not part of the cost. */
  status: v.picklist(['available', 'unavailable']),
  variant: variantShape,
  product: productShape,
  price: v.object({ unit: priceShape, total: priceShape }),
  lowestPriorPrice,
  /** Cents of one piece, before promotion and voucher, when the shopper last decided about it; only where it is another now. */
  decidedPrice: v.optional(v.number()),
  displayData,
  customData,
  itemGroup: v.optional(itemGroup),
  /**
   * Something its group requires cannot be had, so that nothing of the group is ordered or part of the
   * cost. The part itself may not be shown any more; then its name is the one noted with it, if any.
   */
  missingPart: v.optional(v.object({ name: v.nullable(v.string()) })),
  promotionId: v.nullable(v.string()),
  promotion: v.optional(appliedPromotion),
  packageId: v.number(),
})

export type BasketItem = v.InferOutput<typeof basketItem>

const VOUCHER_FAULTS = [
  'not-started',
  'expired',
  'used-up',
  'below-minimum',
  'not-combinable',
  'nothing-to-reduce',
] as const

/** Why a voucher gives nothing, with what it takes to put that into words. */
const voucherFault = v.object({
  reason: v.picklist(VOUCHER_FAULTS),
  /** Last moment it was good for, or the first it will be. */
  moment: v.optional(v.string()),
  minimumCents: v.optional(v.number()),
  missingCents: v.optional(v.number()),
  /** Name of the promotion it does not go with. */
  promotionName: v.optional(v.string()),
})

export type VoucherFault = v.InferOutput<typeof voucherFault>

/** One voucher per basket. Like a promotion it stays where it does not hold at the moment. */
const basketVoucher = v.object({
  code: v.string(),
  type: v.picklist(['absolute', 'relative']),
  /** Cents in the currency of the shop, or percent. */
  value: v.number(),
  /** What it takes off now. */
  reducedCents: v.number(),
  fault: v.optional(voucherFault),
})

export type BasketVoucher = v.InferOutput<typeof basketVoucher>

const basketPackage = v.object({
  id: v.number(),
  carrierKey: v.string(),
  /** Days such as `2026-11-18`; the widest range where it depends on the country. */
  deliveryDate: v.object({ min: v.string(), max: v.string() }),
})

/** Without an item: choosing one of its variants as a gift is what it takes. */
const applicablePromotion = v.object({ itemId: v.optional(v.string()), promotion: promotionShape })

const basketShape = v.object({
  key: v.string(),
  revision: v.number(),
  currencyCode: v.string(),
  items: v.array(basketItem),
  /** Of what can be ordered: neither sold out nor kept back by a missing part of its group. Without delivery. */
  cost: priceShape,
  packages: v.array(basketPackage),
  /** What could be applied and is not, the strongest first. */
  applicablePromotions: v.array(applicablePromotion),
  voucher: v.optional(basketVoucher),
})

export type Basket = v.InferOutput<typeof basketShape>

const itemError = v.object({
  operation: v.picklist(['add', 'update']),
  variantId: v.number(),
  statusCode: v.number(),
  kind: v.picklist([
    'ItemAddedWithReducedQuantity',
    'BasketItemNotFound',
    'ItemUnavailable',
    'MaximumItemCountReached',
    'ItemDataNotFound',
  ]),
})

export type BasketItemError = v.InferOutput<typeof itemError>

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
  payload: v.nullish(v.object(view), {}),
  result: v.object({ basket: basketShape }),
  refusals: { 'no-session': 400 },
})

export const addItemToBasket = call('addItemToBasket', {
  payload: v.object({ ...newItem, existingItemHandling, ...view }),
  result: changedBasket,
  refusals,
})

/**
 * What can be added is added, in one transaction. Whatever could not decides the refusal, whose problem
 * carries the basket as it is now and an entry of `errors` for every item that is not as asked.
 */
export const addItemsToBasket = call('addItemsToBasket', {
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
  payload: v.nullish(v.object(view), {}),
  result: v.literal(true),
  refusals: { 'no-session': 400 },
})

/**
 * What a visitor had before the login, into the basket of the customer. Only ever into the caller's own,
 * and only from what was theirs. `null` where there was nothing to merge.
 */
export const mergeBaskets = call('mergeBaskets', {
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
  payload: v.object({ promotionCode: typedCode, ...view }),
  result: v.object({ basket: basketShape }),
  refusals: { 'no-session': 400, 'promotion-not-found': 400, 'too-many-requests': 429 },
})

/** Takes the place of a voucher that was there. What keeps it from reducing anything is said and nothing changes. */
export const applyVoucher = call('applyVoucher', {
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
  payload: v.nullish(v.object(view), {}),
  result: v.object({ basket: basketShape }),
  refusals: { 'no-session': 400 },
})

/** The main item of a group takes its group with it, and so does a required member. */
export const removeItemFromBasket = call('removeItemFromBasket', {
  payload: v.object({ itemKey: key, ...seen, ...view }),
  result: v.object({ basket: basketShape }),
  refusals: { 'no-session': 400, 'basket-item-not-found': 404, 'basket-changed': 409 },
})
