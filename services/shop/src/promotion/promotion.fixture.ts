import type { PromotionEffect } from '@saum/contract/promotion'
import { unreduced } from '../pricing/reduction.ts'
import type { KeptPromotion } from './kept-promotion.ts'
import type { PromotedItem } from './promoted-item.ts'
import type { PromotionCondition } from './promotion-condition.ts'
import type { PromotedBasket } from './settled-basket.ts'

export function percentOff(value: number): PromotionEffect {
  return { type: 'automatic_discount', additionalData: { type: 'relative', value } }
}

export function gift(
  terms: Partial<Extract<PromotionEffect, { type: 'buy_x_get_y' }>['additionalData']> = {},
): PromotionEffect {
  return {
    type: 'buy_x_get_y',
    additionalData: { maxCount: 1, variantIds: [901], maxCountType: 'perOrder', ...terms },
  }
}

interface PromotionWish {
  id?: string
  priority?: number
  isActive?: boolean
  isPreferred?: boolean
  effect?: PromotionEffect
  tiers?: KeptPromotion['promotion']['tiers']
  conditions?: readonly PromotionCondition[]
}

/** A tenth off everything, unless the test says otherwise. */
export function aKeptPromotion(wish: PromotionWish = {}): KeptPromotion {
  const { id = 'tenth', priority = 10, isActive = true, effect = percentOff(10), tiers = [] } = wish
  const conditions = wish.conditions ?? []
  const asked = conditions.find((condition) => condition.key === 'code')
  return {
    promotion: {
      id,
      name: id,
      displayName: `Promotion ${id}`,
      priority,
      isActive,
      schedule: { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' },
      effect,
      conditions: [],
      tiers,
      customData: { product: { promotionId: 1 }, hideCountdown: true },
    },
    conditions,
    code: asked?.code ?? null,
    isPreferred: wish.isPreferred ?? false,
  }
}

/** One piece for 100.00 of a product of its own. */
export function aPromotedItem(
  overrides: Partial<PromotedItem> & { cents?: number } = {},
): PromotedItem {
  const { cents = 10_000, variantId = 101, ...others } = overrides
  return {
    key: `item-${variantId}`,
    position: variantId,
    variantId,
    productId: variantId,
    quantity: 1,
    unit: unreduced(cents),
    categoryIds: new Set(),
    brand: null,
    suitIds: new Set(),
    promotionId: null,
    promotionCode: null,
    ...others,
  }
}

export function aPromotedBasket(overrides: Partial<PromotedBasket> = {}): PromotedBasket {
  return { items: [aPromotedItem()], promotions: [], customerGroups: [], codes: [], ...overrides }
}

export function minQuantity(
  min: number,
  selection: Partial<Extract<PromotionCondition, { key: 'minQuantity' }>> = {},
): PromotionCondition {
  return {
    categoryIds: null,
    brand: null,
    isNotReduced: false,
    isSameFabric: false,
    ...selection,
    level: 'global',
    key: 'minQuantity',
    min,
  }
}

export function oneOfEach(
  selections: readonly (readonly number[])[],
  isSameFabric = true,
): PromotionCondition {
  return { level: 'global', key: 'oneOfEach', selections, isSameFabric }
}

export function minimumOrderValue(cents: number): PromotionCondition {
  return { level: 'global', key: 'minimumOrderValue', cents }
}
