import type { PromotionEffect } from '@saum/contract/promotion'
import { allotGifts, type Allotment, type GiftCount } from './allotment.ts'
import {
  failedConditions,
  isOpenTo,
  reachedTier,
  type Asking,
  type CountedBasket,
} from './failed-conditions.ts'
import { effectsOf, toGift, type KeptPromotion } from './kept-promotion.ts'
import type { PromotedItem } from './promoted-item.ts'

export interface PromotedBasket extends Asking {
  items: readonly PromotedItem[]
  promotions: readonly KeptPromotion[]
}

/** A promotion and the item it hangs on. */
export interface Hanging {
  item: PromotedItem
  kept: KeptPromotion
}

/** A basket in which it is settled what is given away. */
export interface SettledBasket {
  /** Earning gifts: nothing that wants to be one counts, or a gift could pay for itself. */
  forGifts: CountedBasket
  /** Earning everything else: only what is really given does not count. */
  forOthers: CountedBasket
  given: Allotment
}

export function hangingOf({ items, promotions }: PromotedBasket): Hanging[] {
  const byId = new Map(promotions.map((kept) => [kept.promotion.id, kept]))
  return items.flatMap((item) => {
    const kept = byId.get(item.promotionId ?? '')
    return kept === undefined ? [] : { item, kept }
  })
}

/** Finds out what is given, which decides what counts for everything else. */
export function settle(basket: PromotedBasket): SettledBasket {
  const items = basket.items.filter(({ quantity }) => quantity > 0)
  const wanting = hangingOf({ ...basket, items }).filter(
    ({ item, kept }) => isGiftFor(item, effectsOf(kept)) && isOpenTo(kept, item, basket),
  )
  const forGifts = countWithout(allotEach(wanting, mostGifts), items, basket)
  const earned = wanting.filter(
    ({ item, kept }) =>
      failedConditions(kept, item, forGifts).length === 0 &&
      isGiftFor(item, [reachedTier(kept, forGifts)]),
  )
  const given = allotEach(earned, (kept) => toGift(reachedTier(kept, forGifts)))
  return { forGifts, forOthers: countWithout(given, items, basket), given }
}

function countWithout(
  taken: Allotment,
  items: readonly PromotedItem[],
  { customerGroups, codes }: Asking,
): CountedBasket {
  const countOf = ({ key, quantity }: PromotedItem) => quantity - (taken.get(key) ?? 0)
  const goodsCents = items.reduce((sum, item) => sum + countOf(item) * item.unit.withTax, 0)
  return { items, customerGroups, codes, countOf, goodsCents }
}

function allotEach(
  hanging: readonly Hanging[],
  countOf: (kept: KeptPromotion) => GiftCount | null,
): Allotment {
  const byPromotion = Map.groupBy(hanging, ({ kept }) => kept)
  const allotted = [...byPromotion].flatMap(([kept, holders]) => {
    const count = countOf(kept)
    const items = holders.map(({ item }) => item)
    return count === null ? [] : [...allotGifts(items, count)]
  })
  return new Map(allotted)
}

/** The most that could be given, whichever tier is reached. */
function mostGifts(kept: KeptPromotion): GiftCount | null {
  const gifts = effectsOf(kept).flatMap((effect) => toGift(effect) ?? [])
  if (gifts.length === 0) return null
  return {
    maxCount: Math.max(...gifts.map(({ maxCount }) => maxCount)),
    maxCountType: gifts.every((gift) => gift.maxCountType === 'perOrder') ? 'perOrder' : undefined,
  }
}

function isGiftFor(
  { variantId }: PromotedItem,
  effects: readonly (PromotionEffect | null)[],
): boolean {
  return effects.some((effect) => toGift(effect)?.variantIds.includes(variantId))
}
