import type { Promotion, PromotionEffect } from '@saum/contract/promotion'
import { isRunning } from '@saum/domain/promotion-schedule'
import type { Currency, Shop } from '@saum/domain/shops'
import { findByKey, type CategoryTree } from '../catalog/category-tree.ts'
import { textFor, type LocalizedText } from '../documents/localized-text.ts'
import type { PromotionDocument } from '../documents/promotion-document.ts'

/** The shop a promotion is told to: its words, its currency, its categories, its moment. */
export interface PromotionView {
  shop: Shop
  tree: CategoryTree
  now: number
}

/** `null` when the promotion is not meant for the shop, or asks an amount its currency lacks. */
export function toPromotion(document: PromotionDocument, view: PromotionView): Promotion | null {
  const { shop, now } = view
  const effect = toEffect(document.effect, shop.currency)
  if (!document.isActive || !document.shops.includes(shop.path) || effect === null) return null
  const { from, to } = document.schedule
  return {
    id: document.id,
    name: document.name,
    displayName: textFor(document.displayName, shop.locale) ?? document.name,
    priority: document.priority,
    isActive: isRunning({ startsAt: Date.parse(from), endsAt: Date.parse(to) }, now),
    schedule: { from, to },
    effect,
    conditions: toConditions(document, shop.currency),
    tiers: toTiers(document.tiers, shop.currency),
    customData: toCustomData(document, view),
  }
}

function toCustomData(
  { customData, minimumOrderValue }: PromotionDocument,
  { shop, tree }: PromotionView,
): Promotion['customData'] {
  const text = (texts: LocalizedText | undefined) => texts && textFor(texts, shop.locale)
  const { product, link } = customData
  return {
    product: { promotionId: product.promotionId, badgeLabel: text(product.badgeLabel) },
    subline: text(customData.subline),
    conditions: text(customData.conditions),
    minimumOrderValue: minimumOrderValue?.[shop.currency],
    color: customData.color,
    hideCountdown: customData.hideCountdown ?? false,
    link: link && findByKey(tree, link)?.path,
  }
}

function toEffect(effect: PromotionDocument['effect'], currency: Currency): PromotionEffect | null {
  if (effect.type === 'buy_x_get_y') return effect
  const { additionalData } = effect
  if (additionalData.type === 'relative') return { type: effect.type, additionalData }
  const value = additionalData.value[currency]
  if (value === undefined) return null
  return { type: effect.type, additionalData: { type: 'absolute', value } }
}

function toTiers(tiers: PromotionDocument['tiers'], currency: Currency): Promotion['tiers'] {
  return tiers.flatMap((tier) => {
    const mov = tier.mov[currency]
    const effect = toEffect(tier.effect, currency)
    if (mov === undefined || effect === null) return []
    return { id: tier.id, name: tier.name, mov, effect }
  })
}

/** A code that stands beside the conditions is asked for as one of them. */
function toConditions(
  { conditions, code }: PromotionDocument,
  currency: Currency,
): Promotion['conditions'] {
  const told = conditions.map((condition) => toCondition(condition, currency))
  const isAsked = code === undefined || told.some(({ key }) => key === 'code')
  return isAsked ? told : [...told, { level: 'global', key: 'code', condition: true }]
}

/** Amounts become those of the shop; a code stays ours, whoever may use it was told it. */
function toCondition(
  { level, key, condition }: PromotionDocument['conditions'][number],
  currency: Currency,
): Promotion['conditions'][number] {
  if (key === 'code') return { level, key, condition: true }
  return { level, key, condition: isPerCurrency(condition) ? condition[currency] : condition }
}

function isPerCurrency(value: unknown): value is Partial<Record<Currency, number>> {
  return typeof value === 'object' && value !== null && ('EUR' in value || 'CHF' in value)
}
