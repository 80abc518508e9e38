import * as v from '@saum/schema/schema'
import { lowestPriorPrice, priceShape, productShape, variantShape } from './product.ts'
import { promotionShape } from './promotion.ts'

/** Signs that every database keeps as they are. */
export const key = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100), v.regex(/^[\x21-\x7e]*$/))

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
export const displayData = v.optional(
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

export const customData = v.optional(
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((data) => isSmall(data)),
  ),
)

/** Noted with the order that the basket becomes; the groups in it are those of the customer, whatever it says. */
export const orderCustomData = v.pipe(
  v.looseObject({
    customer: v.optional(
      v.looseObject({
        customerGroups: v.optional(
          v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(50)),
        ),
      }),
    ),
  }),
  v.check((data) => isSmall(data)),
)

export type OrderCustomData = v.InferOutput<typeof orderCustomData>

export const itemGroup = v.object({ id: key, isMainItem: v.boolean(), isRequired: v.boolean() })

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
  /**
   * It comes again and again, at a price of its own. Judged by the shop whenever the basket is read; what
   * the custom data of a line says is only a wish.
   */
  subscription: v.optional(v.object({ intervalMonths: v.picklist([1, 2, 3, 6]) })),
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

export const basketShape = v.object({
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
  /** With a VIP card standard delivery costs nothing, whatever the goods are worth. */
  isDeliveryFree: v.optional(v.boolean()),
})

export type Basket = v.InferOutput<typeof basketShape>

export const itemError = v.object({
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
