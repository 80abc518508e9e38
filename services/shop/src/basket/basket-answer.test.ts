import { getBasket } from '@saum/contract/basket'
import * as v from '@saum/schema/schema'
import { describe, expect, it } from 'vitest'
import { toUnitPrice } from '../pricing/unit-price.ts'
import { unreduced } from '../pricing/reduction.ts'
import {
  aKeptPromotion,
  gift,
  minimumOrderValue,
  minQuantity,
} from '../promotion/promotion.fixture.ts'
import type { KeptVoucher } from '../voucher/voucher-rules.ts'
import { toBasket } from './basket-answer.ts'
import { facts, NOW } from './basket-facts.fixture.ts'
import { anItem } from './basket-item.fixture.ts'

const DAY_MS = 86_400_000

function aVoucher(overrides: Partial<KeptVoucher> = {}): KeptVoucher {
  return {
    code: 'DANKE10',
    startsAt: NOW - DAY_MS,
    endsAt: NOW + DAY_MS,
    isUsedUp: false,
    wish: { type: 'absolute', cents: 1_000 },
    minimumCents: null,
    isCombinable: true,
    ...overrides,
  }
}

describe('[3.20] a basket with everything that can be taken off', () => {
  const onSale = toUnitPrice({ cents: 8_000, reducedFromCents: 10_000 }, 20)
  const basket = toBasket(
    facts(
      [
        { variantId: 1, quantity: 2, unit: onSale, promotionId: 'tenth' },
        { variantId: 2, unit: unreduced(4_999) },
      ],
      {
        promotions: [aKeptPromotion({ conditions: [minimumOrderValue(1)] })],
        voucher: aVoucher(),
      },
    ),
  )

  it('[3.21] costs what the worked example says, net and tax line by line', () => {
    const [dress, shirt] = basket.items.map(({ price }) => price)

    expect(dress?.unit).toMatchObject({ withTax: 5_412 })
    expect(dress?.total).toMatchObject({
      withTax: 10_823,
      withoutTax: 9_095,
      tax: { vat: { rate: 0.19, amount: 1_728 } },
    })
    expect(shirt?.total).toMatchObject({ withTax: 4_696, withoutTax: 3_946 })
    expect(basket.cost).toMatchObject({
      withTax: 15_519,
      withoutTax: 13_041,
      tax: { vat: { rate: 0.19, amount: 2_478 } },
      currencyCode: 'EUR',
    })
  })

  it('[3.22] says in which order and how much each reduction takes off', () => {
    const taken = ({ appliedReductions }: (typeof basket)['cost']) =>
      appliedReductions.map(({ category, amount: { absoluteWithTax, relative } }) => [
        category,
        absoluteWithTax,
        relative,
      ])

    expect(basket.items[0] && taken(basket.items[0].price.total)).toEqual([
      ['sale', 4_000, 0.2],
      ['campaign', 3_200, 0.2],
      ['promotion', 1_280, 0.1],
      ['voucher', 697, 0.0605],
    ])
    expect(basket.items[0] && taken(basket.items[0].price.unit)).toEqual([
      ['sale', 2_000, 0.2],
      ['campaign', 1_600, 0.2],
      ['promotion', 640, 0.1],
      ['voucher', 348, 0.0604],
    ])
    expect(taken(basket.cost)).toEqual([
      ['sale', 4_000, 0.16],
      ['campaign', 3_200, 0.1524],
      ['promotion', 1_280, 0.0719],
      ['voucher', 1_000, 0.0605],
    ])
    expect(basket.voucher).toEqual({
      code: 'DANKE10',
      type: 'absolute',
      value: 1_000,
      reducedCents: 1_000,
    })
  })

  it('[3.8] [3.9] is a basket as the contract has it', () => {
    expect(v.parse(getBasket.result, { basket })).toEqual({ basket })
    expect(basket).toMatchObject({ key: 'basket', revision: 3 })
  })
})

describe('[3.9] the items of a basket', () => {
  it('are as many as can be had, and say how many were wanted', () => {
    const { items, cost } = toBasket(
      facts([
        { variantId: 1, quantity: 5, available: 2 },
        { variantId: 2, quantity: 2 },
      ]),
    )

    expect(items).toMatchObject([
      { quantity: 2, wantedQuantity: 5, availableQuantity: 2, status: 'available' },
      { quantity: 2, status: 'available' },
    ])
    expect(items[1]).not.toHaveProperty('wantedQuantity')
    expect(cost.withTax).toBe(40_000)
  })

  it('share what there is of a size that is in a set and by itself, the earlier one first', () => {
    const base = facts([{ variantId: 1, available: 3 }])
    const itemGroup = { id: 'set', isMainItem: true, isRequired: true }
    const items = [
      anItem({ key: 'later', variantId: 1, quantity: 2, position: 5 }),
      anItem({ key: 'earlier', variantId: 1, quantity: 2, position: 4, itemGroup }),
    ]

    const basket = toBasket({ ...base, items })

    expect(basket.items).toMatchObject([
      { key: 'later', quantity: 1, wantedQuantity: 2, availableQuantity: 1 },
      { key: 'earlier', quantity: 2, availableQuantity: 3 },
    ])
    expect(basket.cost.withTax).toBe(30_000)
  })

  it('cost nothing and block nothing when they are sold out', () => {
    const { items, cost, packages } = toBasket(
      facts([{ variantId: 1, quantity: 5, available: 0 }], { voucher: aVoucher() }),
    )

    expect(items).toMatchObject([
      { quantity: 5, status: 'unavailable', price: { total: { withTax: 50_000 } } },
    ])
    expect(items[0]).not.toHaveProperty('wantedQuantity')
    expect(cost).toMatchObject({ withTax: 0, appliedReductions: [] })
    expect(packages).toEqual([])
  })

  it('are not ordered while something their group requires is sold out; the others are', () => {
    const group = { id: 'set', isMainItem: false, isRequired: true }
    const main = { variantId: 1, itemGroup: { ...group, isMainItem: true } }
    const part = { variantId: 2, itemGroup: group, available: 0 }

    const { items, cost } = toBasket(facts([main, part, { variantId: 3 }]))

    expect(items.map(({ status }) => status)).toEqual(['available', 'unavailable', 'available'])
    expect(items[0]).toMatchObject({ missingPart: { name: null } })
    expect(items[2]).not.toHaveProperty('missingPart')
    expect(cost.withTax).toBe(10_000)
  })

  it('say what their group misses also when the shop does not show it any more', () => {
    const group = { id: 'set', isMainItem: false, isRequired: true }
    const main = { variantId: 1, itemGroup: { ...group, isMainItem: true } }
    const displayData = { name: { key: 'name', label: 'Name', value: 'Gürtel' } }
    const base = facts([main, { variantId: 2, itemGroup: group, displayData }, { variantId: 3 }])
    const products = base.products.filter(({ id }) => id !== 2)

    const { items, cost } = toBasket({ ...base, products })

    expect(items.map(({ missingPart }) => missingPart)).toEqual([{ name: 'Gürtel' }, undefined])
    expect(cost.withTax).toBe(10_000)
  })

  it('are left out when the shop does not show them any more', () => {
    const { items, cost } = toBasket(facts([{ variantId: 1 }], { products: [] }))

    expect(items).toEqual([])
    expect(cost.withTax).toBe(0)
  })

  it('say what a piece cost when the shopper decided, only where it is another now', () => {
    const { items } = toBasket(
      facts([
        { variantId: 1, decidedCents: 9_000 },
        { variantId: 2, decidedCents: 10_000 },
        { variantId: 3, decidedCents: null },
      ]),
    )

    expect(items.map(({ decidedPrice }) => decidedPrice)).toEqual([9_000, undefined, undefined])
  })

  it('of a size without stock have no number that is available', () => {
    const { items } = toBasket(facts([{ variantId: 1, quantity: 9, available: Infinity }]))

    expect(items[0]?.quantity).toBe(9)
    expect(items[0]).not.toHaveProperty('availableQuantity')
  })
})

describe('[3.24] a promotion on an item', () => {
  const two = aKeptPromotion({ conditions: [minQuantity(2)] })

  it('stays where it does not hold, says why, and takes off nothing until it holds again', () => {
    const wish = { variantId: 1, promotionId: 'tenth' }

    const alone = toBasket(facts([wish], { promotions: [two] }))
    const again = toBasket(facts([{ ...wish, quantity: 2 }], { promotions: [two] }))

    expect(alone.items[0]).toMatchObject({
      promotionId: 'tenth',
      promotion: {
        id: 'tenth',
        isValid: false,
        failedConditions: [{ key: 'minQuantity', level: 'global' }],
      },
    })
    expect(alone.cost.withTax).toBe(10_000)
    expect(again.items[0]?.promotion).toMatchObject({ isValid: true, failedConditions: [] })
    expect(again.cost.withTax).toBe(18_000)
  })

  it('is only its number where nobody knows it any more', () => {
    const { items, cost } = toBasket(facts([{ variantId: 1, promotionId: 'gone' }]))

    expect(items[0]).toMatchObject({ promotionId: 'gone' })
    expect(items[0]).not.toHaveProperty('promotion')
    expect(cost.withTax).toBe(10_000)
  })

  it('never tells the code it takes', () => {
    const promotions = [
      aKeptPromotion({ conditions: [{ level: 'global', key: 'code', code: 'MARKTTAG' }] }),
    ]
    const wish = { variantId: 1, promotionId: 'tenth', promotionCode: 'markttag ' }

    const basket = toBasket(facts([wish, { variantId: 2 }], { promotions, codes: ['Markttag'] }))

    expect(basket.items[0]?.promotion?.isValid).toBe(true)
    expect(basket.applicablePromotions).toMatchObject([{ itemId: 'item-2' }])
    expect(JSON.stringify(basket.applicablePromotions)).not.toContain('MARKTTAG')
  })
})

describe('[4.9] what a basket could have', () => {
  const scarf = aKeptPromotion({
    id: 'scarf',
    priority: 1,
    effect: gift({ variantIds: [901] }),
    conditions: [minimumOrderValue(10_000)],
  })
  const offer = (available: number) => ({ productId: 900, isShown: true, available })

  it('is listed with the strongest first, gifts only while there are some', () => {
    const base = facts([{ variantId: 1 }], { promotions: [aKeptPromotion(), scarf] })
    const listed = (available: number) =>
      toBasket({
        ...base,
        offers: new Map([...base.offers, [901, offer(available)]]),
      }).applicablePromotions.map(({ itemId, promotion: { id } }) => [id, itemId])

    expect(listed(1)).toEqual([
      ['scarf', undefined],
      ['tenth', 'item-1'],
    ])
    expect(listed(0)).toEqual([['tenth', 'item-1']])
    expect(toBasket(base).applicablePromotions).toHaveLength(1)
  })

  it('[3.25] is a gift that costs nothing once it is chosen', () => {
    const { items, cost, applicablePromotions } = toBasket(
      facts([{ variantId: 1 }, { variantId: 901, promotionId: 'scarf', unit: unreduced(2_990) }], {
        promotions: [scarf],
      }),
    )

    expect(items[1]?.price.total).toMatchObject({
      withTax: 0,
      appliedReductions: [
        {
          category: 'promotion',
          type: 'relative',
          amount: { absoluteWithTax: 2_990, relative: 1 },
        },
      ],
    })
    expect(cost.withTax).toBe(10_000)
    expect(applicablePromotions).toEqual([])
  })
})

describe('a voucher in a basket', () => {
  it('stays and says why it takes nothing off', () => {
    const voucher = aVoucher({ minimumCents: 15_000 })

    const below = toBasket(facts([{ variantId: 1 }], { voucher }))
    const enough = toBasket(facts([{ variantId: 1, quantity: 2 }], { voucher }))

    expect(below.voucher).toMatchObject({
      code: 'DANKE10',
      reducedCents: 0,
      fault: { reason: 'below-minimum', missingCents: 5_000 },
    })
    expect(below.cost.withTax).toBe(10_000)
    expect(enough.voucher).not.toHaveProperty('fault')
    expect(enough.cost.withTax).toBe(19_000)
  })

  it('that goes with no promotion names the one that reduces something', () => {
    const voucher = aVoucher({ isCombinable: false })
    const promotions = [aKeptPromotion({ conditions: [minQuantity(2)] })]
    const wish = { variantId: 1, promotionId: 'tenth' }

    const alone = toBasket(facts([wish], { voucher, promotions }))
    const both = toBasket(facts([{ ...wish, quantity: 2 }], { voucher, promotions }))

    expect(alone.cost.withTax).toBe(9_000)
    expect(both.voucher?.fault).toEqual({
      reason: 'not-combinable',
      promotionName: 'Promotion tenth',
    })
    expect(both.cost.withTax).toBe(18_000)
  })

  it('of a percentage that comes to nothing says so', () => {
    const voucher = aVoucher({ wish: { type: 'relative', percent: 1 } })

    const basket = toBasket(facts([{ variantId: 1, unit: unreduced(10) }], { voucher }))

    expect(basket.voucher).toMatchObject({
      reducedCents: 0,
      fault: { reason: 'nothing-to-reduce' },
    })
  })

  it('makes a basket free at most', () => {
    const voucher = aVoucher({ wish: { type: 'absolute', cents: 999_999 } })

    const basket = toBasket(facts([{ variantId: 1 }, { variantId: 2 }], { voucher }))

    expect(basket.voucher?.reducedCents).toBe(20_000)
    expect(basket.cost).toMatchObject({ withTax: 0, withoutTax: 0 })
  })
})
