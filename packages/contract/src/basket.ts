import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { lowestPriorPrice, priceShape, productShape, variantShape } from './product.ts'

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** Signs that every database keeps as they are. */
const key = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100), v.regex(/^[\x21-\x7e]*$/))
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
}

/** Taken from the session instead: a browser may say what it likes about its visitor. */
const orderCustomData = v.optional(v.record(v.string(), v.unknown()))

/** Trees of includes are accepted; a basket always comes with its products, without their siblings. */
const view = { with: v.optional(v.record(v.string(), v.unknown())), orderCustomData }

const basketItem = v.object({
  key: v.string(),
  quantity: v.number(),
  availableQuantity: v.optional(v.number()),
  /** `unavailable`: sold out since it was put in; not part of the cost. */
  status: v.picklist(['available', 'unavailable']),
  variant: variantShape,
  product: productShape,
  price: v.object({ unit: priceShape, total: priceShape }),
  lowestPriorPrice,
  displayData,
  customData,
  itemGroup: v.optional(itemGroup),
  promotionId: v.nullable(v.string()),
})

export type BasketItem = v.InferOutput<typeof basketItem>

const basketShape = v.object({
  key: v.string(),
  currencyCode: v.string(),
  items: v.array(basketItem),
  /** Of the items that are available; delivery is not part of it. */
  cost: priceShape,
})

export type Basket = v.InferOutput<typeof basketShape>

const itemError = v.object({
  operation: v.picklist(['add', 'update']),
  variantId: v.number(),
  statusCode: v.number(),
  kind: v.picklist([
    'ItemAddedWithReducedQuantity',
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
    items: v.pipe(v.array(v.object(newItem)), v.minLength(1), v.maxLength(50)),
    existingItemHandling,
    ...view,
  }),
  result: changedBasket,
  refusals,
})

/** The main item of a group takes its group with it, and so does a required member. */
export const removeItemFromBasket = call('removeItemFromBasket', {
  payload: v.object({ itemKey: key, ...view }),
  result: v.object({ basket: basketShape }),
  refusals: { 'no-session': 400, 'basket-item-not-found': 404 },
})
