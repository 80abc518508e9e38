import type { AppliedPromotion, Basket, BasketItem } from '@saum/contract/basket-shape'
import type { Promotion } from '@saum/contract/promotion'
import { aPrice, aProduct, aVariant } from '#app/features/catalog/test-product.ts'

/** Baskets as the shop answers them; a test states only what it is about. */
export function aPromotion(changes: Partial<Promotion> = {}): Promotion {
  return {
    id: 'knit',
    name: 'Knitwear weeks',
    displayName: 'Strickwochen',
    priority: 20,
    isActive: true,
    schedule: { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' },
    effect: { type: 'automatic_discount', additionalData: { type: 'relative', value: 15 } },
    conditions: [],
    tiers: [],
    customData: { product: { promotionId: 9002 }, hideCountdown: true },
    ...changes,
  }
}

export function aGift(changes: Partial<Promotion> = {}): Promotion {
  return aPromotion({
    id: 'scarf',
    displayName: 'Ein Tuch dazu',
    effect: { type: 'buy_x_get_y', additionalData: { maxCount: 1, variantIds: [900] } },
    ...changes,
  })
}

export function applied(
  promotion: Promotion,
  changes: Partial<AppliedPromotion> = {},
): Pick<BasketItem, 'promotionId' | 'promotion'> {
  const { id } = promotion
  return {
    promotionId: id,
    promotion: { ...promotion, isValid: true, failedConditions: [], ...changes },
  }
}

export function aReduction(
  category: 'sale' | 'campaign' | 'promotion' | 'voucher',
  absoluteWithTax: number,
): Basket['cost']['appliedReductions'][number] {
  return { category, type: 'absolute', amount: { absoluteWithTax, relative: 0.1 } }
}

export function aBasketItem(changes: Partial<BasketItem> = {}): BasketItem {
  const variant = aVariant('38', { id: 701 })
  return {
    key: 'item-1',
    quantity: 1,
    availableQuantity: 10,
    status: 'available',
    variant,
    product: aProduct({ id: 7, variants: [variant] }),
    price: { unit: aPrice(9_995), total: aPrice(9_995) },
    lowestPriorPrice: { withTax: null, relativeDifferenceToPrice: null },
    promotionId: null,
    packageId: 1,
    ...changes,
  }
}

export function aBasket(changes: Partial<Basket> = {}): Basket {
  const items = changes.items ?? []
  const total = items.reduce((sum, { price }) => sum + price.total.withTax, 0)
  return {
    key: 'basket',
    revision: 1,
    currencyCode: 'EUR',
    cost: aPrice(total),
    packages: [],
    applicablePromotions: [],
    ...changes,
    items,
  }
}
