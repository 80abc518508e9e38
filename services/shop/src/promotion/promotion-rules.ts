import type { PromotionEffect } from '@saum/contract/promotion'
import { toLinePrice } from '../pricing/line-price.ts'
import type { ReducedAmount } from '../pricing/reduction.ts'
import { allotCheapest, type Allotment } from './allotment.ts'
import {
  failedConditions,
  reachedTier,
  type CountedBasket,
  type FailedCondition,
} from './failed-conditions.ts'
import { isGift, toCheapest, toGift, type KeptPromotion } from './kept-promotion.ts'
import type { PromotedItem } from './promoted-item.ts'
import { applyEffect } from './promotion-effect.ts'
import {
  hangingOf,
  settle,
  type Hanging,
  type PromotedBasket,
  type SettledBasket,
} from './settled-basket.ts'

/** What became of the promotion hanging on an item. */
export interface Judgement {
  kept: KeptPromotion
  /** None where it holds. */
  failed: readonly FailedCondition[]
  /** The whole item, with whatever the promotion takes off. */
  price: ReducedAmount
}

/** The promotions of all items of a basket, by the keys of the items. */
export type Judgements = ReadonlyMap<string, Judgement>

export interface JudgedBasket {
  judgements: Judgements
  /** What would become of a promotion if it hung on the item, instead of whatever does now. */
  tryOn(item: PromotedItem, kept: KeptPromotion): Judgement
  /** The variants to choose a gift from; none where it is not earned. */
  earnedGift(kept: KeptPromotion): readonly number[]
}

const SOLD_OUT: FailedCondition = { key: 'available', level: 'item' }
const OTHER_VARIANT: FailedCondition = { key: 'variantIds', level: 'item' }
const NOT_CHEAPEST: FailedCondition = { key: 'cheapest', level: 'item' }
const ALL_GIVEN: FailedCondition = { key: 'maxCount', level: 'global' }

/** Judges what hangs on the items. The order of the items changes nothing. */
export function judgePromotions(basket: PromotedBasket): JudgedBasket {
  const settled = settle(basket)
  const hanging = hangingOf(basket)
  const judgements = new Map(
    hanging.map(({ item, kept }) => [item.key, judge({ item, kept }, settled)]),
  )

  function tryOn(item: PromotedItem, kept: KeptPromotion): Judgement {
    const changed = { ...item, promotionId: kept.promotion.id, promotionCode: null }
    const present = judgements.get(item.key)?.kept
    const isSettledAnew = isGift(kept) || (present !== undefined && isGift(present))
    if (!isSettledAnew) return judge({ item: changed, kept }, settled)
    const items = basket.items.map((other) => (other === item ? changed : other))
    return judge({ item: changed, kept }, settle({ ...basket, items }))
  }

  function earnedGift(kept: KeptPromotion): readonly number[] {
    const gift = toGift(reachedTier(kept, settled.forGifts))
    if (gift === null || failedConditions(kept, null, settled.forGifts).length > 0) return []
    return gift.variantIds
  }

  return { judgements, tryOn, earnedGift }
}

function judge({ item, kept }: Hanging, settled: SettledBasket): Judgement {
  const whole = toLinePrice(item.unit, item.quantity)
  if (item.quantity === 0) return { kept, failed: [SOLD_OUT], price: whole }
  const basket = isGift(kept) ? settled.forGifts : settled.forOthers
  const effect = reachedTier(kept, basket)
  const failed = failedConditions(kept, item, basket)
  if (failed.length > 0 || effect === null) return { kept, failed, price: whole }
  const { pieces, fault } = reducedPieces(item, effect, { ...settled, basket })
  if (fault !== null) return { kept, failed: [fault], price: whole }
  return { kept, failed: [], price: applyEffect(item, effect, pieces) }
}

/** How many pieces of an item the effect is for; at least one, or there is a fault. */
function reducedPieces(
  { key, variantId, quantity }: PromotedItem,
  effect: PromotionEffect,
  { given, basket }: { given: Allotment; basket: CountedBasket },
): { pieces: number; fault: FailedCondition | null } {
  if (effect.type === 'automatic_discount') return { pieces: quantity, fault: null }
  if (!effect.additionalData.variantIds.includes(variantId))
    return { pieces: 0, fault: OTHER_VARIANT }
  const cheapest = toCheapest(effect)
  if (cheapest === null) {
    const pieces = given.get(key) ?? 0
    return { pieces, fault: pieces === 0 ? ALL_GIVEN : null }
  }
  const pieces = allotCheapest(basket.items, cheapest, basket.countOf).get(key) ?? 0
  return { pieces, fault: pieces === 0 ? NOT_CHEAPEST : null }
}
