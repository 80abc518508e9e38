import type { BasketItem } from '@saum/contract/basket-shape'
import type { Promotion } from '@saum/contract/promotion'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import {
  aBasket,
  aBasketItem,
  aGift,
  applied,
  aPromotion,
  aReduction,
} from '#app/features/basket/test-basket.ts'
import { anAttribute, aPrice, aProduct } from '#app/features/catalog/test-product.ts'
import { toHintRules } from './hint-rules.ts'
import { promotionHints } from './promotion-hints.ts'

function hintsFor(promotion: Promotion, ...items: BasketItem[]) {
  return promotionHints(toHintRules([promotion], DEFAULT_SHOP), aBasket({ items }))
}

function asksFor(cents: number): Promotion['conditions'] {
  return [{ level: 'global', key: 'minimumOrderValue', condition: cents }]
}

function costing(cents: number, changes: Partial<BasketItem> = {}): BasketItem {
  return aBasketItem({ price: { unit: aPrice(cents), total: aPrice(cents) }, ...changes })
}

function knitwear(changes: Partial<BasketItem> = {}): BasketItem {
  const category = {
    categoryId: 1,
    categoryName: 'Strick',
    categoryUrl: '',
    categorySlug: 'strick',
    categoryHidden: false,
    shopLevelCustomData: { categoryKey: 'women/clothing/knitwear' },
  }
  return aBasketItem({ product: aProduct({ categories: [[category]] }), ...changes })
}

describe('what is almost reached', () => {
  it('says how much is missing for a gift', () => {
    const gift = aGift({ conditions: asksFor(19_900) })

    expect(hintsFor(gift, costing(15_000))).toEqual([
      { id: 'scarf', name: 'Ein Tuch dazu', missing: { cents: 4_900, ofCents: 19_900 } },
    ])
  })

  it.each([19_900, 25_000, 9_000])('says nothing at %i cents: reached, or far away', (cents) => {
    expect(hintsFor(aGift({ conditions: asksFor(19_900) }), costing(cents))).toEqual([])
  })

  it('names the next step of a promotion with several', () => {
    const tier = (mov: number, value: number) => ({
      id: `${mov}`,
      name: '',
      mov,
      effect: {
        type: 'automatic_discount' as const,
        additionalData: { type: 'relative' as const, value },
      },
    })
    const autumn = aPromotion({
      conditions: asksFor(15_000),
      tiers: [tier(25_000, 10), tier(15_000, 5)],
      customData: { product: { promotionId: 1 }, hideCountdown: true, link: '/damen' },
    })

    expect(hintsFor(autumn, costing(16_000))).toEqual([
      {
        id: 'knit',
        name: 'Strickwochen',
        href: '/de/c/damen/',
        missing: { cents: 9_000, ofCents: 25_000 },
        percent: 10,
      },
    ])
  })

  it('counts goods without what promotions and a voucher take off, and without gifts', () => {
    const gift = aGift({ conditions: asksFor(19_900) })
    const reduced = {
      ...aPrice(13_000, {
        appliedReductions: [aReduction('promotion', 1_500), aReduction('voucher', 500)],
      }),
    }
    const given = {
      unit: aPrice(0),
      total: aPrice(0, { appliedReductions: [aReduction('promotion', 3_000)] }),
    }

    const [hint] = hintsFor(
      gift,
      costing(0, { price: { unit: reduced, total: reduced } }),
      costing(0, { key: 'given', price: given, ...applied(aGift({ id: 'beanie' })) }),
    )

    expect(hint?.missing).toEqual({ cents: 4_900, ofCents: 19_900 })
  })

  it('counts the pieces of a category', () => {
    const condition = { category: 'knitwear', min: 2 }
    const knit = aPromotion({
      conditions: [
        { level: 'item', key: 'category', condition: { in: ['knitwear'] } },
        { level: 'global', key: 'minQuantity', condition },
      ],
    })

    expect(hintsFor(knit, knitwear())).toMatchObject([{ missing: { pieces: 1 } }])
    expect(hintsFor(knit, knitwear({ quantity: 2 }))).toEqual([])
    expect(hintsFor(knit, costing(9_995))).toEqual([])
    expect(hintsFor(knit, knitwear({ status: 'unavailable' }))).toEqual([])
  })

  it('knows a brand by its value', () => {
    const basics = aPromotion({
      conditions: [
        { level: 'item', key: 'brand', condition: { in: ['saum-basis'] } },
        { level: 'global', key: 'minQuantity', condition: { brand: 'saum-basis', min: 3 } },
      ],
    })
    const product = aProduct()
    product.attributes['brand'] = anAttribute('brand', 'Saum Basis', 'saum-basis')

    expect(hintsFor(basics, aBasketItem({ product }))).toMatchObject([{ missing: { pieces: 2 } }])
  })

  it('promises nothing for items that have another promotion, or are reduced where they must not be', () => {
    const autumn = aPromotion({
      id: 'autumn',
      conditions: [...asksFor(15_000), { level: 'item', key: 'notReduced', condition: true }],
    })
    const reduced = aPrice(12_000, { appliedReductions: [aReduction('sale', 1_000)] })

    expect(hintsFor(autumn, costing(12_000, applied(aPromotion())))).toEqual([])
    expect(hintsFor(autumn, costing(0, { price: { unit: reduced, total: reduced } }))).toEqual([])
    expect(hintsFor(autumn, costing(12_000))).toHaveLength(1)
  })

  it.each([
    [
      [
        ...asksFor(15_000),
        { level: 'global', key: 'customerGroup', condition: { in: ['VIP_Card'] } },
      ],
    ],
    [[{ level: 'global', key: 'code', condition: true }]],
    [
      [
        {
          level: 'global',
          key: 'minQuantity',
          condition: { category: 'suits', sameFabric: true, min: 2 },
        },
      ],
    ],
    [[{ level: 'global', key: 'weather', condition: 'rain' }]],
    [[]],
  ] as Promotion['conditions'][][])(
    'is never said of a promotion that asks for %j',
    (conditions) => {
      expect(toHintRules([aPromotion({ conditions })], DEFAULT_SHOP)).toEqual([])
    },
  )

  it('does not count what comes again, which takes part in no promotion', () => {
    const again = costing(9_000, { subscription: { intervalMonths: 1 } })

    expect(hintsFor(aPromotion({ conditions: asksFor(10_000) }), again)).toEqual([])
    expect(hintsFor(aPromotion({ conditions: asksFor(10_000) }), costing(9_000))).toHaveLength(1)
  })
})
