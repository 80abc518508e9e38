import * as v from '@saum/schema/schema'
import {
  campaignDocument,
  promotionDocument,
  type CampaignDocument,
  type PromotionDocument,
} from '@saum/shop/documents/promotion-document'
import { readGrammarFile } from '../grammar/grammar-file.ts'
import { firstMoment, lastMoment } from './days.ts'
import { giftSelector, giftVariants } from './gift-variants.ts'
import type { RangeProduct } from './range-product.ts'

const promotionTemplate = v.looseObject({
  schedule: v.object({ fromDay: v.number(), toDay: v.number() }),
  effect: v.looseObject({ additionalData: v.looseObject({}) }),
  giftSelector: v.optional(giftSelector),
})

const campaignTemplate = v.looseObject({
  startsDay: v.number(),
  endsDay: v.number(),
  selection: v.unknown(),
})

const file = readGrammarFile(
  'promotions',
  v.object({ promotions: v.array(promotionTemplate), campaigns: v.array(campaignTemplate) }),
)

/** A promotion whose gift the range does not have is left out: there would be nothing to give. */
export function demoPromotions({
  now,
  products,
}: {
  now: number
  products: readonly RangeProduct[]
}): PromotionDocument[] {
  return file.promotions.flatMap(({ schedule, effect, giftSelector: selector, ...promotion }) => {
    const variantIds = selector && giftVariants(selector, products)
    if (variantIds?.length === 0) return []
    const additionalData = { ...effect.additionalData, ...(variantIds && { variantIds }) }
    return v.parse(promotionDocument, {
      ...promotion,
      effect: { ...effect, additionalData },
      schedule: { from: firstMoment(now, schedule.fromDay), to: lastMoment(now, schedule.toDay) },
    })
  })
}

export function demoCampaigns({ now }: { now: number }): CampaignDocument[] {
  return file.campaigns.map(({ startsDay, endsDay, selection: _, ...campaign }) =>
    v.parse(campaignDocument, {
      ...campaign,
      startsAt: firstMoment(now, startsDay),
      endsAt: lastMoment(now, endsDay),
    }),
  )
}
