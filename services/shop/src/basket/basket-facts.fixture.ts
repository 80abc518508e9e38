import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { ReducedAmount } from '../pricing/reduction.ts'
import { unreduced } from '../pricing/reduction.ts'
import { splitTax } from '../pricing/vat.ts'
import type { BasketFacts } from './basket-answer.ts'
import { anItem } from './basket-item.fixture.ts'
import type { KeptItem } from './basket-item.ts'

/** Monday, 16 November 2026, nine o'clock in Berlin. */
export const NOW = Date.parse('2026-11-16T08:00:00Z')

/** What the shop has of one variant, and what of it is in the basket. */
export interface ItemWish extends Partial<KeptItem> {
  variantId: number
  /** What one piece costs everybody. */
  unit?: ReducedAmount
  available?: number
  categoryIds?: readonly number[]
}

/** The facts about a basket with these items: each is the only size of a product of its own. */
export function facts(
  wishes: readonly ItemWish[],
  overrides: Partial<BasketFacts> = {},
): BasketFacts {
  return {
    shop: DEFAULT_SHOP,
    basketKey: 'basket',
    revision: 3,
    items: wishes.map(({ unit: _, available: _available, ...kept }, index) => {
      const { categoryIds: _ids, ...item } = kept
      return anItem({ key: `item-${kept.variantId}`, position: index, ...item })
    }),
    offers: new Map(
      wishes.map(({ variantId, available = 99 }) => [
        variantId,
        { productId: variantId, isShown: true, available },
      ]),
    ),
    products: wishes.map(aProductOf),
    promotions: [],
    campaigns: new Map(),
    customerGroups: [],
    codes: [],
    groupPrices: new Map(),
    voucher: null,
    now: NOW,
    ...overrides,
  }
}

function aProductOf({ variantId, unit = unreduced(10_000), categoryIds = [] }: ItemWish): Product {
  const price = {
    ...splitTax(unit.withTax, 0.19),
    currencyCode: 'EUR',
    appliedReductions: [...unit.reductions],
  }
  const nothing = { withTax: null, relativeDifferenceToPrice: null }
  const amount = { absoluteWithTax: 0, relative: 0 }
  const moment = '2026-01-01T00:00:00.000Z'
  return {
    id: variantId,
    masterKey: 'style',
    referenceKey: 'article',
    slug: 'dress',
    isActive: true,
    isSoldOut: false,
    isNew: false,
    images: [],
    attributes: {},
    priceRange: { min: price, max: price },
    lowestPriorPrice: nothing,
    createdAt: moment,
    updatedAt: moment,
    firstLiveAt: moment,
    reductionRange: { min: amount, max: amount },
    advancedAttributes: {},
    variants: [
      {
        id: variantId,
        referenceKey: 'size',
        price,
        lowestPriorPrice: nothing,
        stock: { quantity: 1, isSellableWithoutStock: false },
        attributes: {},
      },
    ],
    categories: categoryIds.map((categoryId) => [aCategoryOf(categoryId)]),
    siblings: [],
  }
}

function aCategoryOf(categoryId: number) {
  return {
    categoryId,
    categoryName: 'Kleider',
    categoryUrl: '/kleider',
    categorySlug: 'kleider',
    categoryHidden: false,
    shopLevelCustomData: {},
  }
}
