import type { Promotion, PromotionEffect } from '@saum/contract/promotion'
import type { PromotionDocument } from '../documents/promotion-document.ts'
import { toVoucherCode } from '../voucher/voucher-code.ts'
import { toPromotion, type PromotionView } from './promotion-answer.ts'
import { parseCondition, type PromotionCondition } from './promotion-condition.ts'

/** A promotion as a basket is judged by it: what everybody is told, and what only we know. */
export interface KeptPromotion {
  promotion: Promotion
  conditions: readonly PromotionCondition[]
  /** The code it takes, in upper case; never told. */
  code: string | null
  /** The operator wants it chosen by its priority, even where another one would save more. */
  isPreferred: boolean
}

/** `null` when the promotion is not meant for the shop. */
export function toKeptPromotion(
  document: PromotionDocument,
  view: PromotionView,
): KeptPromotion | null {
  const promotion = toPromotion(document, view)
  if (promotion === null) return null
  const { currency } = view.shop
  const told = document.conditions.map((condition) =>
    parseCondition(condition, { currency, tree: view.tree }),
  )
  const conditions = [...told, ...saidElsewhere(document, promotion, told)]
  const asked = conditions.find((condition) => condition.key === 'code')
  return {
    promotion,
    conditions,
    code: asked?.code ?? null,
    isPreferred: document.isPreferred ?? false,
  }
}

/** A code or a minimum beside the conditions is meant as one. */
function saidElsewhere(
  { code }: PromotionDocument,
  { customData: { minimumOrderValue } }: Promotion,
  told: readonly PromotionCondition[],
): PromotionCondition[] {
  const lacks = (key: PromotionCondition['key']) => told.every((other) => other.key !== key)
  const found: PromotionCondition[] = []
  if (code !== undefined && lacks('code')) {
    found.push({ level: 'global', key: 'code', code: toVoucherCode(code) })
  }
  if (minimumOrderValue !== undefined && lacks('minimumOrderValue')) {
    found.push({ level: 'global', key: 'minimumOrderValue', cents: minimumOrderValue })
  }
  return found
}

export type GiftTerms = Extract<PromotionEffect, { type: 'buy_x_get_y' }>['additionalData']

/** Everything it may give, whichever tier is reached. */
export function effectsOf({ promotion }: KeptPromotion): readonly PromotionEffect[] {
  return promotion.tiers.length === 0
    ? [promotion.effect]
    : promotion.tiers.map(({ effect }) => effect)
}

/** The terms of something given on top of what is bought. */
export function toGift(effect: PromotionEffect | null): GiftTerms | null {
  if (effect?.type !== 'buy_x_get_y' || toCheapest(effect) !== null) return null
  return effect.additionalData
}

/** Three for two: the cheapest of those that are bought anyway. */
export function toCheapest(effect: PromotionEffect): GiftTerms | null {
  if (effect.type !== 'buy_x_get_y') return null
  const { additionalData } = effect
  return additionalData.applicableItemSelectionType === 'cheapest' ? additionalData : null
}

/** Something is given on top of what is bought. */
export function isGift(kept: KeptPromotion): boolean {
  return effectsOf(kept).some((effect) => toGift(effect) !== null)
}

/** Whether it has anything for this variant, whichever tier is reached. */
export function mayGive(kept: KeptPromotion, variantId: number): boolean {
  return effectsOf(kept).some(
    ({ type, additionalData }) =>
      type === 'automatic_discount' || additionalData.variantIds.includes(variantId),
  )
}

/** The variants a shopper might be offered as a gift; whether they can be had is for others to say. */
export function giftVariantIds(promotions: readonly KeptPromotion[]): number[] {
  const ids = promotions
    .filter(({ promotion }) => promotion.isActive)
    .flatMap((kept) => effectsOf(kept).flatMap((effect) => toGift(effect)?.variantIds ?? []))
  return [...new Set(ids)]
}
