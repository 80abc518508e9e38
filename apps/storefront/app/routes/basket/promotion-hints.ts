import type { Basket, BasketItem } from '@saum/contract/basket-shape'
import { askedUnitCents } from '@saum/domain/asked-price'
import { attributeValue } from '#app/features/catalog/attribute.ts'
import type { HintRule, PieceRule } from './hint-rules.ts'

/** What is missing for something the shop would take off, or give on top. */
export interface PromotionHint {
  id: string
  name: string
  /** Where what is missing can be found. */
  href?: string
  missing: { cents: number; ofCents: number } | { pieces: number }
  /** Percent that the next step of a promotion takes off. */
  percent?: number
}

/** More than this far away nothing is almost reached. */
const NEAR = 0.5
const MOST_HINTS = 2

/** Promotions that are almost reached, the strongest first. */
export function promotionHints(rules: readonly HintRule[], { items }: Basket): PromotionHint[] {
  // What comes again has a price of its own and takes part in no promotion.
  const available = items.filter(
    ({ status, subscription }) => status === 'available' && subscription === undefined,
  )
  return rules.flatMap((rule) => hintOf(rule, available) ?? []).slice(0, MOST_HINTS)
}

function hintOf(rule: HintRule, items: readonly BasketItem[]): PromotionHint | null {
  const { id, name, href } = rule
  const missing = missingOf(rule, items)
  return missing && { id, name, ...(href !== undefined && { href }), ...missing }
}

function missingOf(
  rule: HintRule,
  items: readonly BasketItem[],
): Pick<PromotionHint, 'missing' | 'percent'> | null {
  if (rule.promotes && !items.some((item) => couldHave(item, rule))) return null
  const { asks } = rule
  if (asks.kind === 'pieces') {
    const count = items
      .filter((item) => isMeant(item, asks))
      .reduce((sum, item) => sum + boughtPieces(item), 0)
    return count > 0 && count < asks.min ? { missing: { pieces: asks.min - count } } : null
  }
  const goods = items.reduce((sum, item) => sum + askedUnitCents(item) * boughtPieces(item), 0)
  const next = asks.steps.find(({ cents }) => cents > goods)
  if (next === undefined || goods < next.cents * NEAR) return null
  const missing = { cents: next.cents - goods, ofCents: next.cents }
  return { missing, ...(next.percent !== undefined && { percent: next.percent }) }
}

/** One promotion per item: what has another one already would gain nothing. */
function couldHave({ promotionId, ...item }: BasketItem, { id, promotes }: HintRule): boolean {
  if (promotionId !== null && promotionId !== id) return false
  return promotes !== undefined && isMeant({ promotionId, ...item }, promotes)
}

/** What is given on top has not been bought. */
function boughtPieces({ promotion, quantity }: BasketItem): number {
  if (!promotion?.isValid || promotion.effect.type !== 'buy_x_get_y') return quantity
  const { maxCount, applicableItemSelectionType } = promotion.effect.additionalData
  return applicableItemSelectionType === 'cheapest' ? quantity : Math.max(0, quantity - maxCount)
}

function isMeant(item: BasketItem, { categories, brands, isNotReduced }: PieceRule): boolean {
  const { product, price } = item
  if (categories && !categoryKeys(product).some((key) => categories.includes(key))) return false
  if (brands && !brands.includes(attributeValue(product.attributes['brand']))) return false
  const isReduced = price.total.appliedReductions.some(
    ({ category }) => category === 'sale' || category === 'campaign',
  )
  return !(isNotReduced && isReduced)
}

/** `women/clothing/knitwear` is the category `knitwear`, as promotions name it. */
function categoryKeys({ categories }: BasketItem['product']): string[] {
  return categories
    .flat()
    .map(({ shopLevelCustomData }) => String(shopLevelCustomData['categoryKey']).split('/').at(-1))
    .filter((key) => key !== undefined)
}
