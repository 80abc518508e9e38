import type { BasketItem } from '@saum/contract/basket-shape'
import { isGiven } from './given.ts'

/** A promotion that stays on an item although it takes nothing off any more. */
export interface LostPromotion {
  name: string
  /** What the promotion asks for, in the words of the range. */
  conditions?: string
  /** It was put in as a gift or at a lower price, and nobody is charged for it unasked. */
  isUndecided: boolean
  /** It was for free, not only cheaper. */
  isGift: boolean
  reason: 'minimum' | 'over' | 'other'
}

export function lostPromotionOf({ promotion, status }: BasketItem): LostPromotion | null {
  if (!promotion || promotion.isValid || status === 'unavailable') return null
  const { conditions } = promotion.customData
  const failed = promotion.failedConditions.map(({ key }) => key)
  return {
    name: promotion.displayName,
    // Amounts in it are slots that only the banner of the promotion fills.
    ...(conditions !== undefined && !conditions.includes('{') && { conditions }),
    isUndecided: promotion.effect.type === 'buy_x_get_y',
    isGift: isGiven(promotion),
    reason: reasonOf(promotion.isActive, failed),
  }
}

function reasonOf(isActive: boolean, failed: readonly string[]): LostPromotion['reason'] {
  if (!isActive) return 'over'
  return failed.includes('minimumOrderValue') ? 'minimum' : 'other'
}
