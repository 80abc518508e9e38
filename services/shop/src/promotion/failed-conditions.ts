import type { AppliedPromotion } from '@saum/contract/basket-shape'
import { isGift, type KeptPromotion } from './kept-promotion.ts'
import { isReduced, isSameCloth, isSelected, type PromotedItem } from './promoted-item.ts'
import {
  isWhole,
  type PromotionCondition,
  type SingleCondition,
  type WholeCondition,
} from './promotion-condition.ts'

export type FailedCondition = AppliedPromotion['failedConditions'][number]

/** Who asks, and with which codes. */
export interface Asking {
  customerGroups: readonly string[]
  /** In upper case. */
  codes: readonly string[]
}

/** What conditions are measured by: pieces that are given away do not help to earn them. */
export interface CountedBasket extends Asking {
  /** Those that can be had. */
  items: readonly PromotedItem[]
  countOf: (item: PromotedItem) => number
  /** What the counted pieces cost without promotions and vouchers. */
  goodsCents: number
}

/** Why the promotion does not hold for an item; `null` is an item nobody has chosen yet. */
export function failedConditions(
  kept: KeptPromotion,
  item: PromotedItem | null,
  basket: CountedBasket,
): FailedCondition[] {
  const { promotion, conditions } = kept
  if (!promotion.isActive) return [{ key: 'schedule', level: 'global' }]
  // A gift need not be of the cloth it is given for.
  const cloth = isGift(kept) ? null : item
  const failed = conditions
    .filter((condition) =>
      isWhole(condition) ? !isMet(condition, cloth, basket) : !holds(condition, item, basket),
    )
    .map((condition) => ({ key: nameOf(condition), level: condition.level }))
  const isBelowTiers = promotion.tiers.length > 0 && reachedTier(kept, basket) === null
  if (isBelowTiers && failed.every(({ key }) => key !== 'minimumOrderValue')) {
    failed.push({ key: 'minimumOrderValue', level: 'global' })
  }
  return failed
}

/** Whether all holds that no other item can change. */
export function isOpenTo(kept: KeptPromotion, item: PromotedItem, asking: Asking): boolean {
  const nothing: CountedBasket = { ...asking, items: [], countOf: () => 0, goodsCents: 0 }
  return (
    kept.promotion.isActive &&
    kept.conditions.every(
      (condition) =>
        isWhole(condition) ||
        condition.key === 'minimumOrderValue' ||
        holds(condition, item, nothing),
    )
  )
}

/** The effect of the highest tier that is reached; `null` below the first. */
export function reachedTier({ promotion }: KeptPromotion, basket: CountedBasket) {
  if (promotion.tiers.length === 0) return promotion.effect
  const [highest] = promotion.tiers
    .filter(({ mov }) => mov <= basket.goodsCents)
    .toSorted((one, other) => other.mov - one.mov)
  return highest?.effect ?? null
}

function holds(
  condition: SingleCondition,
  item: PromotedItem | null,
  basket: CountedBasket,
): boolean {
  switch (condition.key) {
    case 'category':
      return item !== null && condition.categoryIds.some((id) => item.categoryIds.has(id))
    case 'brand':
      return item?.brand != null && condition.brands.includes(item.brand)
    case 'notReduced':
      return item !== null && !isReduced(item)
    case 'minimumOrderValue':
      return basket.goodsCents >= condition.cents
    case 'customerGroup':
      return condition.groups.some((group) => basket.customerGroups.includes(group))
    case 'code':
      return basket.codes.includes(condition.code) || item?.promotionCode === condition.code
    case 'unknown':
      return false
  }
}

function isMet(
  condition: WholeCondition,
  cloth: PromotedItem | null,
  basket: CountedBasket,
): boolean {
  return condition.key === 'minQuantity'
    ? mostPieces(condition, cloth, basket) >= condition.min
    : hasOneOfEach(condition, cloth, basket)
}

/** Pieces of one cloth complete each other: two jackets are no suit. */
function hasOneOfEach(
  { selections, isSameFabric }: Extract<WholeCondition, { key: 'oneOfEach' }>,
  cloth: PromotedItem | null,
  { items, countOf }: CountedBasket,
): boolean {
  const bought = items.filter((item) => countOf(item) > 0)
  const hasEach = (pieces: readonly PromotedItem[]) =>
    selections.every((ids) => pieces.some((piece) => ids.some((id) => piece.categoryIds.has(id))))
  if (!isSameFabric) return hasEach(bought)
  const cloths = cloth === null ? bought : [cloth]
  return cloths.some((one) => hasEach(bought.filter((other) => isSameCloth(one, other))))
}

/** Where they have to be from one cloth: from this one, or from whichever there is most of. */
function mostPieces(
  condition: Extract<WholeCondition, { key: 'minQuantity' }>,
  cloth: PromotedItem | null,
  { items, countOf }: CountedBasket,
): number {
  const selected = items.filter((other) => isSelected(other, condition))
  const count = (some: readonly PromotedItem[]) =>
    some.reduce((sum, other) => sum + countOf(other), 0)
  if (!condition.isSameFabric) return count(selected)
  const cloths = cloth === null ? selected : [cloth]
  return Math.max(
    0,
    ...cloths.map((one) => count(selected.filter((other) => isSameCloth(one, other)))),
  )
}

function nameOf(condition: PromotionCondition): string {
  return condition.key === 'unknown' ? condition.name : condition.key
}
