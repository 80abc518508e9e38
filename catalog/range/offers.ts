import {
  CAMPAIGN_RULES,
  type CampaignSelection,
  PROMOTION_RULES,
  type PromotionRule,
} from '../grammar/promotions.ts'
import { seededRandom } from './seeded-random.ts'
import type { Style } from './style.ts'

/** A campaign that lowers prices takes some products, one that only shows a badge takes all. */
const REDUCED_CAMPAIGN_SHARE = 0.5

/** The campaign a product belongs to; the narrowest one wins. */
export function campaignOf(
  productId: number,
  style: Style,
  isReduced: boolean,
): string | undefined {
  const drawn = seededRandom('campaign', productId)()
  return CAMPAIGN_RULES.filter(({ selection }) => selects(selection, style))
    .filter(({ reduction }) => reduction === null || (!isReduced && drawn < REDUCED_CAMPAIGN_SHARE))
    .toSorted((left, right) => breadth(left.selection) - breadth(right.selection))[0]?.key
}

function selects({ season, family, fabrics, suitSet }: CampaignSelection, style: Style): boolean {
  return (
    (season === undefined || style.fabric.season === season) &&
    (family?.includes(style.shape.family) ?? true) &&
    (fabrics?.includes(style.fabric.key) ?? true) &&
    (suitSet === undefined || style.suit !== null)
  )
}

function breadth({ suitSet, family, fabrics }: CampaignSelection): number {
  if (suitSet) return 0
  if (family) return 1
  return fabrics ? 2 : 3
}

interface PromotionFacts {
  brand: string
  categories: readonly string[]
  isReduced: boolean
}

/** Numbers of the promotions that speak of this product, rather than of a whole basket. */
export function promotionsOf(facts: PromotionFacts): number[] {
  return PROMOTION_RULES.filter((rule) => speaksOf(rule, facts)).map(
    ({ customData }) => customData.product.promotionId,
  )
}

function speaksOf({ conditions }: PromotionRule, facts: PromotionFacts): boolean {
  let isNamed = false
  for (const { key, condition } of conditions) {
    if (typeof condition === 'boolean') {
      if (key === 'notReduced' && facts.isReduced) return false
      continue
    }
    if (condition.notReduced && facts.isReduced) return false
    const categories = [condition.category ?? [], key === 'category' ? (condition.in ?? []) : []]
    const brands = [condition.brand ?? [], key === 'brand' ? (condition.in ?? []) : []]
    if (categories.flat().some((name) => !facts.categories.includes(name))) return false
    if (brands.flat().some((name) => name !== facts.brand)) return false
    if (categories.flat().length > 0 || brands.flat().length > 0) isNamed = true
  }
  return isNamed
}
