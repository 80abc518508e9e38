import * as v from '@saum/schema/schema'
import { hexColor, id, key, perCurrency, shopPath, time } from './document-parts.ts'
import { localizedText } from './localized-text.ts'

const discountValue = v.pipe(v.number(), v.minValue(0))

const automaticDiscount = v.strictObject({
  type: v.literal('automatic_discount'),
  additionalData: v.variant('type', [
    v.strictObject({
      type: v.literal('relative'),
      value: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    }),
    v.strictObject({ type: v.literal('absolute'), value: perCurrency }),
  ]),
})

const buyXGetY = v.strictObject({
  type: v.literal('buy_x_get_y'),
  additionalData: v.strictObject({
    maxCount: id,
    variantIds: v.array(id),
    eligibleItemsQuantity: v.optional(id),
    discountType: v.optional(v.picklist(['relative', 'absolute'])),
    discountValue: v.optional(discountValue),
    applicableItemSelectionType: v.optional(key),
    maxCountType: v.optional(key),
  }),
})

const effect = v.variant('type', [automaticDiscount, buyXGetY])

export const promotionDocument = v.strictObject({
  id: key,
  name: key,
  displayName: localizedText,
  priority: v.pipe(v.number(), v.integer()),
  isActive: v.optional(v.boolean(), true),
  /** Chosen by its priority even where another promotion would save the shopper more. */
  isPreferred: v.optional(v.boolean()),
  schedule: v.strictObject({ from: time, to: time }),
  shops: v.array(shopPath),
  code: v.optional(key),
  effect,
  conditions: v.array(
    v.strictObject({ level: v.picklist(['item', 'global']), key, condition: v.unknown() }),
  ),
  tiers: v.optional(v.array(v.strictObject({ id: key, name: key, mov: perCurrency, effect })), []),
  minimumOrderValue: v.optional(perCurrency),
  customData: v.strictObject({
    product: v.strictObject({ promotionId: id, badgeLabel: v.optional(localizedText) }),
    subline: v.optional(localizedText),
    conditions: v.optional(localizedText),
    color: v.optional(v.strictObject({ background: hexColor, text: hexColor })),
    hideCountdown: v.optional(v.boolean()),
    /** Key of the category it leads to. */
    link: v.optional(key),
  }),
})

export type PromotionDocument = v.InferOutput<typeof promotionDocument>

/** A look at the range for some weeks; with a reduction it lowers the price of its products. */
export const campaignDocument = v.strictObject({
  id,
  key,
  /** Percent off the price after a sale; `null` only shows a badge. */
  reduction: v.nullable(v.pipe(v.number(), v.gtValue(0), v.maxValue(100))),
  startsAt: time,
  endsAt: time,
  headline: localizedText,
  subline: localizedText,
  link: v.optional(key),
  hideCountdown: v.optional(v.boolean(), false),
  color: v.optional(v.strictObject({ background: hexColor, text: hexColor })),
  product: v.strictObject({ attributeId: id, badgeLabel: localizedText }),
})

export type CampaignDocument = v.InferOutput<typeof campaignDocument>
