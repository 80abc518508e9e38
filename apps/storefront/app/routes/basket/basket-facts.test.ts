import type { BasketItem } from '@saum/contract/basket-shape'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aBasket,
  aBasketItem,
  aGift,
  applied,
  aPromotion,
  aReduction,
} from '#app/features/basket/test-basket.ts'
import { aPrice, aProduct, aSale, aVariant } from '#app/features/catalog/test-product.ts'
import { toBasketFacts } from './basket-facts.ts'

function factsOf(...items: BasketItem[]) {
  return toBasketFacts(aBasket({ items }), DEFAULT_SHOP, [])
}

function rowOf(changes: Partial<BasketItem>) {
  const { rows, soldOut } = factsOf(aBasketItem(changes))
  return rows[0] ?? soldOut[0]
}

describe('[3.9] a row of the basket', () => {
  it('has the sizes of its product, also those that are gone', () => {
    const variants = [
      aVariant('36', { id: 700, stock: { quantity: 0, isSellableWithoutStock: false } }),
      aVariant('38', { id: 701 }),
    ]

    expect(rowOf({ product: aProduct({ variants }) })?.sizes).toEqual([
      { variantId: 700, label: '36', isSoldOut: true },
      { variantId: 701, label: '38', isSoldOut: false },
    ])
  })

  it.each([
    [3, 3, true],
    [10, 10, false],
    [40, 10, false],
    [undefined, 10, false],
  ])('of which there are %s can be had %i times', (availableQuantity, most, isMaxStock) => {
    expect(rowOf({ availableQuantity })).toMatchObject({ maxQuantity: most, isMaxStock })
  })

  it('says what has changed since: the price and the number there is', () => {
    expect(rowOf({ decidedPrice: 12_995, wantedQuantity: 4, quantity: 2 })).toMatchObject({
      decidedCents: 12_995,
      wantedQuantity: 4,
      quantity: 2,
    })
  })

  it('shows a promotion on the line and a voucher only on the order', () => {
    const total = aPrice(15_493, {
      appliedReductions: [aReduction('promotion', 2_998), aReduction('voucher', 1_499)],
    })
    const row = rowOf({
      quantity: 2,
      price: { unit: aPrice(7_747), total },
      ...applied(aPromotion()),
    })

    expect(row).toMatchObject({
      unitCents: 9_995,
      totalCents: 16_992,
      saving: { name: 'Strickwochen', cents: 2_998, isGift: false },
    })
  })

  it('compares only with the reductions everybody gets', () => {
    const unit = aPrice(7_200, {
      appliedReductions: [aSale(2_000), aReduction('promotion', 800)],
      reductionsRelativeTo: 'beforeReductions',
    })
    const row = rowOf({ price: { unit, total: unit }, ...applied(aPromotion()) })

    expect(row).toMatchObject({ unitCents: 8_000, priorCents: 10_000 })
  })

  it('is a gift when nothing is left to pay', () => {
    const given = aPrice(0, { appliedReductions: [aReduction('promotion', 2_995)] })

    expect(rowOf({ price: { unit: given, total: given }, ...applied(aGift()) })?.saving).toEqual({
      name: 'Ein Tuch dazu',
      cents: 2_995,
      isGift: true,
    })
  })
})

describe('a promotion that does not hold any more', () => {
  function lost(...changes: Parameters<typeof applied>) {
    const [promotion, more] = changes
    return rowOf(applied(promotion, { isValid: false, ...more }))?.lostPromotion
  }

  it('is explained in the words of the range', () => {
    const customData = { product: { promotionId: 1 }, hideCountdown: true, conditions: 'Ab zwei.' }

    expect(lost(aPromotion({ customData }))).toMatchObject({
      reason: 'other',
      conditions: 'Ab zwei.',
      isUndecided: false,
    })
  })

  it('is told apart by what is missing', () => {
    const failedConditions = [{ key: 'minimumOrderValue', level: 'global' as const }]

    expect(lost(aPromotion(), { failedConditions })).toMatchObject({ reason: 'minimum' })
    expect(lost(aPromotion(), { isActive: false })).toMatchObject({ reason: 'over' })
  })

  it('asks for a decision where it gave something, for free or cheaper', () => {
    const cheaper = aGift({
      effect: {
        type: 'buy_x_get_y',
        additionalData: {
          maxCount: 1,
          variantIds: [9],
          discountType: 'relative',
          discountValue: 50,
        },
      },
    })

    expect(lost(aGift())).toMatchObject({ isUndecided: true, isGift: true })
    expect(lost(cheaper)).toMatchObject({ isUndecided: true, isGift: false })
  })

  it('is nothing to decide about for what is sold out', () => {
    const row = rowOf({ status: 'unavailable', ...applied(aGift(), { isValid: false }) })

    expect(row?.lostPromotion).toBeUndefined()
  })
})

describe('[4.6] a basket of what is sold out', () => {
  it('counts its pieces, of which none can be ordered', () => {
    const { rows, soldOut, count, orderableCount } = factsOf(
      aBasketItem({ status: 'unavailable', quantity: 2 }),
    )

    expect([rows.length, soldOut.length]).toEqual([0, 1])
    expect({ count, orderableCount }).toEqual({ count: 2, orderableCount: 0 })
  })
})

describe('[4.7] what belongs together', () => {
  const group = { id: 'set', isMainItem: false, isRequired: false }

  it('stands together, the main item first, whenever it was put in', () => {
    const { rows } = factsOf(
      aBasketItem({ key: 'box', itemGroup: group }),
      aBasketItem({ key: 'other' }),
      aBasketItem({ key: 'main', itemGroup: { ...group, isMainItem: true } }),
    )

    expect(rows.map(({ key }) => key)).toEqual(['other', 'main', 'box'])
  })

  it.each(['Gürtel', null])(
    'cannot be ordered without a required part, named %s, and blocks nothing else',
    (name) => {
      const { rows, count, orderableCount } = factsOf(
        aBasketItem({
          key: 'main',
          itemGroup: { ...group, isMainItem: true },
          missingPart: { name },
        }),
        aBasketItem({ key: 'other' }),
      )

      expect(rows.map(({ key, blockedBy }) => [key, blockedBy])).toEqual([
        ['main', name],
        ['other', undefined],
      ])
      expect({ count, orderableCount }).toEqual({ count: 2, orderableCount: 1 })
    },
  )

  it('loses no row and shows none twice', () => {
    const anItemGroup = fc.record({
      id: fc.constantFrom('a', 'b'),
      isMainItem: fc.boolean(),
      isRequired: fc.boolean(),
    })
    const anItem = fc.record({ itemGroup: fc.option(anItemGroup, { nil: undefined }) })
    fc.assert(
      fc.property(fc.array(anItem, { maxLength: 8 }), (parts) => {
        // The shop sees to it that a group has one main item.
        const seen = new Set<string>()
        const items = parts.map(({ itemGroup }, index) => {
          const isMainItem =
            itemGroup !== undefined && itemGroup.isMainItem && !seen.has(itemGroup.id)
          if (itemGroup && isMainItem) seen.add(itemGroup.id)
          return aBasketItem({
            key: `${index}`,
            ...(itemGroup && { itemGroup: { ...itemGroup, isMainItem } }),
          })
        })

        const keys = factsOf(...items).rows.map(({ key }) => key)

        expect(keys.toSorted()).toEqual(items.map(({ key }) => key).toSorted())
      }),
    )
  })
})

describe('[3.8] the sum of a basket', () => {
  it('adds up from the goods over every promotion by its name to what is paid', () => {
    const reduced = (cents: number, saved: number) => {
      const price = aPrice(cents, { appliedReductions: [aReduction('promotion', saved)] })
      return { unit: price, total: price }
    }
    const items = [
      aBasketItem({ key: 'a', price: reduced(8_500, 1_500), ...applied(aPromotion()) }),
      aBasketItem({ key: 'b', price: reduced(4_250, 750), ...applied(aPromotion()) }),
      aBasketItem({ key: 'c', price: reduced(0, 2_995), ...applied(aGift()) }),
    ]
    const cost = aPrice(11_750, {
      appliedReductions: [aReduction('promotion', 5_245), aReduction('voucher', 1_000)],
    })

    const facts = toBasketFacts(aBasket({ items, cost }), DEFAULT_SHOP, [])

    expect(facts.goodsCents).toBe(17_995)
    expect(facts.savings).toEqual([
      { name: 'Strickwochen', cents: 2_250 },
      { name: 'Ein Tuch dazu', cents: 2_995 },
    ])
    const off = facts.savings.reduce((sum, { cents }) => sum + cents, 0)
    expect(facts.goodsCents - off - 1_000).toBe(facts.costCents)
  })

  it('names the gifts still to be chosen', () => {
    const basket = aBasket({
      items: [aBasketItem()],
      applicablePromotions: [
        { promotion: aGift() },
        { itemId: 'item-1', promotion: aGift({ id: 'here' }) },
        { promotion: aPromotion() },
      ],
    })

    expect(toBasketFacts(basket, DEFAULT_SHOP, []).giftIds).toEqual(['scarf'])
  })
})
