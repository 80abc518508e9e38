import type { Promotion, PromotionEffect } from '@saum/contract/promotion'

/** Whether something is for free, not only cheaper than usual; with tiers, whichever is reached. */
export function isGiven({ effect, tiers }: Pick<Promotion, 'effect' | 'tiers'>): boolean {
  return tiers.length === 0 ? isFree(effect) : tiers.every((tier) => isFree(tier.effect))
}

/** As the shop reckons: all of the price where no value is named, and percent where no type is. */
function isFree(effect: PromotionEffect): boolean {
  if (effect.type !== 'buy_x_get_y') return false
  const { discountType, discountValue } = effect.additionalData
  return discountValue === undefined || (discountType !== 'absolute' && discountValue >= 100)
}
