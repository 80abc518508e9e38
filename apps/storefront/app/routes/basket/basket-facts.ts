import type { Basket, BasketItem, BasketVoucher } from '@saum/contract/basket-shape'
import { MAX_QUANTITY_PER_ITEM } from '@saum/domain/basket-limits'
import { isSellable } from '@saum/domain/sellable'
import type { Shop } from '@saum/domain/shops'
import { orderableCount, pieceCount } from '#app/features/basket/basket-count.ts'
import {
  reducedBy,
  toBasketRow,
  type BasketRowFacts,
} from '#app/features/basket/basket-row-facts.ts'
import { attributeLabel } from '#app/features/catalog/attribute.ts'
import type { HintRule } from './hint-rules.ts'
import { lostPromotionOf, type LostPromotion } from './lost-promotion.ts'
import { promotionHints, type PromotionHint } from './promotion-hints.ts'
import { toHangingFacts, type HangingFacts } from './put-back-item.ts'

export interface RowSize {
  variantId: number
  label: string
  isSoldOut: boolean
}

/** A row of the page, with what can be changed about it and what has changed by itself. */
export interface PageRow extends BasketRowFacts {
  /** Of the product, the row's own among them. */
  sizes: RowSize[]
  promotionId: string | null
  hanging: HangingFacts
  /** The most pieces that can be had of it. */
  maxQuantity: number
  /** There are no more of it; else the shop sells no more to one person. */
  isMaxStock: boolean
  /** Pieces that were wanted, where there are fewer now. */
  wantedQuantity?: number
  /** What a piece cost when the shopper last decided about it, where it is another price now. */
  decidedCents?: number
  lostPromotion?: LostPromotion
  group?: NonNullable<BasketItem['itemGroup']>
  /** Name of the part that keeps the group of the row from being ordered; `null` where nobody knows it. */
  blockedBy?: string | null
}

export interface BasketFacts {
  key: string
  revision: number
  rows: PageRow[]
  /** Sold out since they were put in: shown apart and no part of the total. */
  soldOut: PageRow[]
  /** Pieces, those that are sold out among them. */
  count: number
  /** Pieces that can be ordered. */
  orderableCount: number
  /** Before promotions and voucher, at the prices everybody pays. */
  goodsCents: number
  /** What each promotion takes off, by its name. */
  savings: { name: string; cents: number }[]
  voucher?: BasketVoucher
  /** After everything, without delivery. */
  costCents: number
  taxCents: number
  /** As a share: 0.19. */
  taxRate: number
  isDeliveryFree: boolean
  /** Promotions whose gift is still to be chosen. */
  giftIds: string[]
  hints: PromotionHint[]
  /** What the hints were found by, for the next answer. */
  rules: readonly HintRule[]
}

export function toBasketFacts(basket: Basket, shop: Shop, rules: readonly HintRule[]): BasketFacts {
  const { items, cost, voucher } = basket
  const shown = (status: BasketItem['status']) =>
    inGroups(items.filter((item) => item.status === status)).map((item) => toPageRow(item, shop))
  return {
    key: basket.key,
    revision: basket.revision,
    rows: shown('available'),
    soldOut: shown('unavailable'),
    count: pieceCount(items),
    orderableCount: orderableCount(items),
    goodsCents: cost.withTax + reducedBy(cost, 'promotion') + reducedBy(cost, 'voucher'),
    savings: savingsOf(items),
    ...(voucher && { voucher }),
    isDeliveryFree: basket.isDeliveryFree ?? false,
    costCents: cost.withTax,
    taxCents: cost.tax.vat.amount,
    taxRate: cost.tax.vat.rate,
    giftIds: basket.applicablePromotions
      .filter(
        ({ itemId, promotion }) => itemId === undefined && promotion.effect.type === 'buy_x_get_y',
      )
      .map(({ promotion }) => promotion.id),
    hints: promotionHints(rules, basket),
    rules,
  }
}

function toPageRow(item: BasketItem, shop: Shop): PageRow {
  const {
    availableQuantity = Infinity,
    wantedQuantity,
    decidedPrice,
    itemGroup,
    missingPart,
  } = item
  const lostPromotion = lostPromotionOf(item)
  return {
    ...toBasketRow(item, shop),
    sizes: item.product.variants.map((variant) => ({
      variantId: variant.id,
      label: attributeLabel(variant.attributes['shopSize']),
      isSoldOut: !isSellable(variant.stock),
    })),
    promotionId: item.promotionId,
    hanging: toHangingFacts(item),
    maxQuantity: Math.min(MAX_QUANTITY_PER_ITEM, availableQuantity),
    isMaxStock: availableQuantity < MAX_QUANTITY_PER_ITEM,
    ...(wantedQuantity !== undefined && { wantedQuantity }),
    ...(decidedPrice !== undefined && { decidedCents: decidedPrice }),
    ...(lostPromotion && { lostPromotion }),
    ...(itemGroup && { group: itemGroup }),
    ...(missingPart && { blockedBy: missingPart.name }),
  }
}

/** What belongs together stands together: the main item where it was, its companions below it. */
function inGroups(items: readonly BasketItem[]): BasketItem[] {
  const isMember = ({ itemGroup }: BasketItem) => itemGroup !== undefined && !itemGroup.isMainItem
  const mains = new Set(
    items.filter((item) => !isMember(item)).map(({ itemGroup }) => itemGroup?.id),
  )
  return items.flatMap((item) => {
    const { itemGroup } = item
    if (itemGroup === undefined) return item
    if (isMember(item)) return mains.has(itemGroup.id) ? [] : item
    return [
      item,
      ...items.filter((other) => isMember(other) && other.itemGroup?.id === itemGroup.id),
    ]
  })
}

function savingsOf(items: readonly BasketItem[]): BasketFacts['savings'] {
  const centsOf = new Map<string, number>()
  for (const { status, promotion, price } of items) {
    const cents = reducedBy(price.total, 'promotion')
    if (status === 'unavailable' || !promotion || cents === 0) continue
    centsOf.set(promotion.displayName, (centsOf.get(promotion.displayName) ?? 0) + cents)
  }
  return [...centsOf].map(([name, cents]) => ({ name, cents }))
}
