import * as v from '@saum/schema/schema'
import { byKey, readGrammarFile } from './grammar-file.ts'
import { localeWording } from './wording.ts'

const strings = v.array(v.string())

const badgeCondition = v.strictObject({
  print: v.optional(strings),
  composition: v.optional(v.record(v.string(), v.number())),
  suitSet: v.optional(v.literal(true)),
  family: v.optional(strings),
  details: v.optional(strings),
  care: v.optional(strings),
  sizeSystem: v.optional(strings),
  length: v.optional(strings),
})

const badge = v.object({
  key: v.string(),
  kind: v.picklist(['storefrontBadge', 'freeTextBadge']),
  text: localeWording,
  when: v.optional(badgeCondition, {}),
})

const selection = v.strictObject({
  season: v.optional(v.string()),
  family: v.optional(strings),
  fabrics: v.optional(strings),
  suitSet: v.optional(v.literal(true)),
})

/** The part of a condition that says which products it speaks of. */
const condition = v.looseObject({
  key: v.string(),
  condition: v.union([
    v.object({
      in: v.optional(strings),
      category: v.optional(v.string()),
      brand: v.optional(v.string()),
      notReduced: v.optional(v.boolean(), false),
    }),
    v.boolean(),
  ]),
})

const promotion = v.object({
  conditions: v.array(condition),
  customData: v.object({ product: v.object({ promotionId: v.number() }) }),
})

export type BadgeCondition = v.InferOutput<typeof badgeCondition>
export type CampaignSelection = v.InferOutput<typeof selection>
export type PromotionRule = v.InferOutput<typeof promotion>

const file = readGrammarFile(
  'promotions',
  v.object({
    promotions: v.array(promotion),
    badges: v.array(badge),
    campaigns: v.array(v.object({ key: v.string(), reduction: v.nullable(v.number()), selection })),
  }),
)

export const PROMOTION_RULES = file.promotions
export const BADGES = byKey(file.badges)
export const CAMPAIGN_RULES = file.campaigns
