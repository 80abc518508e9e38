import { toLinePrice } from '../pricing/line-price.ts'
import { roundHalfUp } from '../pricing/rounding.ts'
import type { KeptPromotion } from '../promotion/kept-promotion.ts'
import type { PromotedItem } from '../promotion/promoted-item.ts'
import { judgePromotions } from '../promotion/promotion-rules.ts'
import type { PaidPiece } from './paid-piece.ts'

/** What reduced an order, as it was when it was placed. */
export interface OrderReductions {
  promotions: readonly KeptPromotion[]
  voucher: { code: string; minimumCents: number | null } | null
}

/** A reduction that does not hold for what is kept. */
export interface LostReduction {
  name: string
  cents: number
}

/**
 * What the pieces that are kept were reduced by, but would not have been if they had been ordered by
 * themselves. A voucher keeps the share it has taken off them, as long as its minimum is reached.
 */
export function lostReductions(
  { promotions, voucher }: OrderReductions,
  kept: readonly PaidPiece[],
): LostReduction[] {
  if (kept.length === 0) return []
  const reducing = new Set(promotions.map(({ promotion }) => promotion.id))
  const items = toPromotedItems(kept, reducing)
  const { judgements } = judgePromotions({
    items,
    promotions: promotions.map(asGranted),
    customerGroups: [],
    codes: [],
  })
  const priceOf = (item: PromotedItem) =>
    judgements.get(item.key)?.price.withTax ?? wholeCents(item)
  const lost = promotions.map(({ promotion }) => {
    const isIts = ({ promotionId }: { promotionId: string | null }) => promotionId === promotion.id
    const before = sum(kept.filter(isIts), ({ promotionCents }) => promotionCents)
    const now = sum(items.filter(isIts), (item) => wholeCents(item) - priceOf(item))
    return { name: promotion.displayName, cents: before - now }
  })
  if (voucher !== null && sum(items, priceOf) < (voucher.minimumCents ?? 0)) {
    lost.push({ name: voucher.code, cents: sum(kept, ({ voucherCents }) => voucherCents) })
  }
  // What was shared out to single pieces is rounded: a cent of each is no reduction that was lost.
  return lost.filter(({ cents }) => cents > kept.length)
}

/** Who ordered had the code and was in the group; neither is asked for again. */
function asGranted(kept: KeptPromotion): KeptPromotion {
  return {
    ...kept,
    promotion: { ...kept.promotion, isActive: true },
    conditions: kept.conditions.filter(({ key }) => key !== 'code' && key !== 'customerGroup'),
  }
}

/** Alike pieces as one item, as they were in the basket. */
function toPromotedItems(
  pieces: readonly PaidPiece[],
  reducing: ReadonlySet<string>,
): PromotedItem[] {
  const alike = Map.groupBy(pieces, ({ variantId, promotionId }) => `${variantId} ${promotionId}`)
  return [...alike].flatMap(([key, group], position) => {
    const [first] = group
    if (first === undefined) return []
    const { productId, categoryIds, brand, suitIds, variantId, unit, promotionId } = first
    const isReducing = promotionId !== null && reducing.has(promotionId)
    return {
      key,
      position,
      variantId,
      productId,
      categoryIds,
      brand,
      suitIds,
      quantity: group.length,
      // Shared out to the cent, alike pieces are not quite alike.
      unit: { ...unit, withTax: roundHalfUp(sum(group, unitCents) / group.length) },
      promotionId: isReducing ? promotionId : null,
      promotionCode: null,
    }
  })
}

function unitCents({ unit }: PaidPiece): number {
  return unit.withTax
}

function wholeCents({ unit, quantity }: PromotedItem): number {
  return toLinePrice(unit, quantity).withTax
}

function sum<T>(things: readonly T[], centsOf: (thing: T) => number): number {
  return things.reduce((total, thing) => total + centsOf(thing), 0)
}
