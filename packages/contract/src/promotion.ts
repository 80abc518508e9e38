import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { pageFields, paginationShape } from './pagination.ts'
import { productShape } from './product.ts'

const automaticDiscount = v.object({
  type: v.literal('automatic_discount'),
  /** Percent, or cents in the currency of the shop. */
  additionalData: v.object({ type: v.picklist(['relative', 'absolute']), value: v.number() }),
})

const buyXGetY = v.object({
  type: v.literal('buy_x_get_y'),
  additionalData: v.object({
    maxCount: v.number(),
    variantIds: v.array(v.number()),
    eligibleItemsQuantity: v.optional(v.number()),
    discountType: v.optional(v.picklist(['relative', 'absolute'])),
    discountValue: v.optional(v.number()),
    applicableItemSelectionType: v.optional(v.string()),
    maxCountType: v.optional(v.string()),
  }),
})

const effect = v.variant('type', [automaticDiscount, buyXGetY])

const color = v.object({ background: v.string(), text: v.string() })

/**
 * Texts may hold slots that the screen fills with amounts: `{min}` is `minimumOrderValue`, `{tier1}`
 * the `mov` of the first tier and so on.
 */
export const promotionShape = v.object({
  id: v.string(),
  name: v.string(),
  displayName: v.string(),
  /** The lowest number is the strongest. */
  priority: v.number(),
  /** Running at this moment. */
  isActive: v.boolean(),
  schedule: v.object({ from: v.string(), to: v.string() }),
  effect,
  /** A code a customer has to know is asked for here but never told. */
  conditions: v.array(
    v.object({ level: v.picklist(['item', 'global']), key: v.string(), condition: v.unknown() }),
  ),
  tiers: v.array(v.object({ id: v.string(), name: v.string(), mov: v.number(), effect })),
  customData: v.object({
    /** Products whose attribute `promotion` has this number wear the badge. */
    product: v.object({ promotionId: v.number(), badgeLabel: v.optional(v.string()) }),
    subline: v.optional(v.string()),
    conditions: v.optional(v.string()),
    minimumOrderValue: v.optional(v.number()),
    color: v.optional(color),
    hideCountdown: v.boolean(),
    /** Path of the category it leads to. */
    link: v.optional(v.string()),
  }),
})

export type Promotion = v.InferOutput<typeof promotionShape>
export type PromotionEffect = v.InferOutput<typeof effect>

const pagination = v.optional(v.object(pageFields(100)), {})
const page = v.object({ entities: v.array(promotionShape), pagination: paginationShape })

/** Every promotion of the shop, coming and past ones included, the strongest first. */
export const getPromotions = call('getPromotions', {
  access: 'public',
  payload: v.nullish(v.object({ pagination }), {}),
  result: page,
  refusals: {},
})

/** What runs at the current minute. */
export const getCurrentPromotions = call('getCurrentPromotions', {
  access: 'public',
  payload: v.nullish(v.object({ pagination }), {}),
  result: page,
  refusals: {},
})

/** Missing ids are dropped; the order of the request is kept. */
export const getPromotionsByIds = call('getPromotionsByIds', {
  access: 'public',
  payload: v.object({
    // A database may choke on control characters.
    ids: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(200), v.regex(/^\P{Cc}*$/u))),
      v.maxLength(100),
    ),
    pagination,
  }),
  result: page,
  refusals: {},
})

/** The products behind the variants of a gift, cut to those variants. */
export const getPromotionGiftProducts = call('getPromotionGiftProducts', {
  access: 'public',
  payload: v.object({
    variantIds: v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(1000)),
  }),
  result: v.array(productShape),
  refusals: {},
})

const campaignShape = v.object({
  id: v.number(),
  key: v.string(),
  /** Percent off; `null` only shows a badge. */
  reduction: v.nullable(v.number()),
  startsAt: v.string(),
  endsAt: v.string(),
  headline: v.string(),
  subline: v.optional(v.string()),
  link: v.optional(v.string()),
  color: v.optional(color),
  hideCountdown: v.boolean(),
  /** Products whose attribute `campaign` has this number wear the badge. */
  product: v.object({ attributeId: v.number(), badgeLabel: v.optional(v.string()) }),
})

export type Campaign = v.InferOutput<typeof campaignShape>

const noArguments = v.nullish(v.object({}), {})

/** Of the running campaigns that lower prices, else of all running, the one that started first. */
export const getCampaign = call('getCampaign', {
  access: 'public',
  payload: noArguments,
  result: v.nullable(campaignShape),
  refusals: {},
})

export const getCampaignKey = call('getCampaignKey', {
  access: 'public',
  payload: noArguments,
  result: v.nullable(v.string()),
  refusals: {},
})
