import type { PromotionEffect } from '@saum/contract/promotion'
import { applyPromotion, toLinePrice } from '../pricing/line-price.ts'
import { reduceByCents, type ReducedAmount, type ReductionWish } from '../pricing/reduction.ts'
import { roundHalfUp } from '../pricing/rounding.ts'
import type { GiftTerms } from './kept-promotion.ts'
import type { PromotedItem } from './promoted-item.ts'

/** What the item costs with the promotion; of a gift, `pieces` of it are given. */
export function applyEffect(
  { unit, quantity }: PromotedItem,
  effect: PromotionEffect,
  pieces: number,
): ReducedAmount {
  const whole = toLinePrice(unit, quantity)
  if (effect.type === 'automatic_discount') {
    return applyPromotion(whole, quantity, toWish(effect.additionalData))
  }
  const { discountType = 'relative' } = effect.additionalData
  const cents = giftCents(unit.withTax, pieces, effect.additionalData)
  return reduceByCents(whole, { category: 'promotion', type: discountType, cents })
}

/** Free unless the promotion says how much less. */
function giftCents(
  unitCents: number,
  pieces: number,
  { discountType = 'relative', discountValue }: GiftTerms,
): number {
  if (discountValue === undefined) return unitCents * pieces
  if (discountType === 'absolute') return Math.min(discountValue, unitCents) * pieces
  return roundHalfUp((unitCents * pieces * Math.min(discountValue, 100)) / 100)
}

function toWish({ type, value }: { type: 'relative' | 'absolute'; value: number }): ReductionWish {
  return type === 'relative' ? { type, percent: value } : { type, cents: value }
}
