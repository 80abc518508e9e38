import { describe, expect, it } from 'vitest'
import { unreduced, reduce } from '../pricing/reduction.ts'
import {
  aKeptPromotion,
  aPromotedBasket,
  aPromotedItem,
  gift,
  minimumOrderValue,
  minQuantity,
  percentOff,
} from './promotion.fixture.ts'
import { judgePromotions } from './promotion-rules.ts'
import type { PromotedBasket } from './settled-basket.ts'

const KNITWEAR = 30
const knit = { categoryIds: new Set([1, KNITWEAR]) }
const onSale = reduce(unreduced(10_000), 'sale', { type: 'relative', percent: 30 })

/** What each item costs, by its key, and which conditions of its promotion do not hold. */
function judged(basket: Partial<PromotedBasket>) {
  const { judgements } = judgePromotions(aPromotedBasket(basket))
  return Object.fromEntries(
    [...judgements].map(([key, { price, failed }]) => [
      key,
      { cents: price.withTax, failed: failed.map((one) => `${one.level} ${one.key}`) },
    ]),
  )
}

describe('[3.25] an automatic discount', () => {
  it('takes its part off the item it hangs on and leaves the others alone', () => {
    const items = [
      aPromotedItem({ variantId: 1, quantity: 3, promotionId: 'tenth' }),
      aPromotedItem({ variantId: 2 }),
    ]

    const outcome = judged({ items, promotions: [aKeptPromotion()] })

    expect(outcome).toEqual({ 'item-1': { cents: 27_000, failed: [] } })
  })

  it('takes cents off every piece, but not more than there is', () => {
    const absolute = (value: number) =>
      aKeptPromotion({
        effect: { type: 'automatic_discount', additionalData: { type: 'absolute', value } },
      })
    const items = [aPromotedItem({ variantId: 1, quantity: 2, promotionId: 'tenth' })]

    expect(judged({ items, promotions: [absolute(1_500)] })['item-1']?.cents).toBe(17_000)
    expect(judged({ items, promotions: [absolute(99_999)] })['item-1']?.cents).toBe(0)
  })

  it('holds for a category, what is below it, and a brand', () => {
    const promotions = [
      aKeptPromotion({
        conditions: [
          { level: 'item', key: 'category', categoryIds: [KNITWEAR] },
          { level: 'item', key: 'brand', brands: ['saum-basis'] },
        ],
      }),
    ]
    const on = { promotionId: 'tenth', brand: 'saum-basis' }
    const items = [
      aPromotedItem({ variantId: 1, ...on, ...knit }),
      aPromotedItem({ variantId: 2, ...on }),
      aPromotedItem({ variantId: 3, ...on, ...knit, brand: 'other' }),
    ]

    expect(judged({ items, promotions })).toEqual({
      'item-1': { cents: 9_000, failed: [] },
      'item-2': { cents: 10_000, failed: ['item category'] },
      'item-3': { cents: 10_000, failed: ['item brand'] },
    })
  })

  it('may be meant for what is not reduced', () => {
    const promotions = [aKeptPromotion({ conditions: [{ level: 'item', key: 'notReduced' }] })]
    const items = [
      aPromotedItem({ variantId: 1, promotionId: 'tenth' }),
      aPromotedItem({ variantId: 2, promotionId: 'tenth', unit: onSale }),
    ]

    expect(judged({ items, promotions })).toEqual({
      'item-1': { cents: 9_000, failed: [] },
      'item-2': { cents: 7_000, failed: ['item notReduced'] },
    })
  })

  it('holds from a number of pieces on, whatever items they are', () => {
    const promotions = [
      aKeptPromotion({ conditions: [minQuantity(2, { categoryIds: [KNITWEAR] })] }),
    ]
    const one = aPromotedItem({ variantId: 1, promotionId: 'tenth', ...knit })
    const other = aPromotedItem({ variantId: 2, ...knit })

    expect(judged({ items: [one], promotions })['item-1']?.failed).toEqual(['global minQuantity'])
    expect(judged({ items: [one, other], promotions })['item-1']?.failed).toEqual([])
    expect(judged({ items: [{ ...one, quantity: 2 }], promotions })['item-1']?.failed).toEqual([])
  })

  it('does not count pieces that are sold out, and gives nothing for them', () => {
    const promotions = [aKeptPromotion({ conditions: [minQuantity(2)] })]
    const items = [
      aPromotedItem({ variantId: 1, promotionId: 'tenth' }),
      aPromotedItem({ variantId: 2, promotionId: 'tenth', quantity: 0 }),
    ]

    expect(judged({ items, promotions })).toEqual({
      'item-1': { cents: 10_000, failed: ['global minQuantity'] },
      'item-2': { cents: 0, failed: ['item available'] },
    })
  })

  it('may ask for pieces from one cloth: those of a suit, or sizes of the same product', () => {
    const promotions = [aKeptPromotion({ conditions: [minQuantity(2, { isSameFabric: true })] })]
    const on = { promotionId: 'tenth' }
    const blazer = aPromotedItem({ variantId: 1, ...on, suitIds: new Set([2]) })
    const trousers = aPromotedItem({ variantId: 2, ...on })
    const skirt = aPromotedItem({ variantId: 3, ...on })
    const otherSize = aPromotedItem({ variantId: 4, productId: 3 })

    const outcome = judged({ items: [blazer, trousers, skirt], promotions })

    expect(outcome['item-1']?.failed).toEqual([])
    expect(outcome['item-2']?.failed).toEqual([])
    expect(outcome['item-3']?.failed).toEqual(['global minQuantity'])
    expect(judged({ items: [skirt, otherSize], promotions })['item-3']?.failed).toEqual([])
  })

  it('is for customers of a group, and for whoever knows the code', () => {
    const promotions = [
      aKeptPromotion({
        conditions: [
          { level: 'global', key: 'customerGroup', groups: ['VIP_Card'] },
          { level: 'global', key: 'code', code: 'MARKTTAG' },
        ],
      }),
    ]
    const item = aPromotedItem({ variantId: 1, promotionId: 'tenth' })
    const known = { ...item, promotionCode: 'MARKTTAG' }
    const customerGroups = ['VIP_Card']

    expect(judged({ items: [item], promotions })['item-1']?.failed).toEqual([
      'global customerGroup',
      'global code',
    ])
    expect(judged({ items: [known], promotions, customerGroups })['item-1']?.failed).toEqual([])
    expect(
      judged({ items: [item], promotions, customerGroups, codes: ['MARKTTAG'] })['item-1']?.failed,
    ).toEqual([])
  })

  it('never holds when it asks for something we do not know, or is over', () => {
    const items = [aPromotedItem({ variantId: 1, promotionId: 'tenth' })]
    const unknown = aKeptPromotion({
      conditions: [{ level: 'global', key: 'unknown', name: 'moonPhase' }],
    })

    expect(judged({ items, promotions: [unknown] })['item-1']).toEqual({
      cents: 10_000,
      failed: ['global moonPhase'],
    })
    expect(judged({ items, promotions: [aKeptPromotion({ isActive: false })] })['item-1']).toEqual({
      cents: 10_000,
      failed: ['global schedule'],
    })
  })

  it('says nothing about a promotion nobody knows any more', () => {
    const items = [aPromotedItem({ variantId: 1, promotionId: 'gone' })]

    expect(judged({ items, promotions: [] })).toEqual({})
  })
})

describe('[3.24] tiers', () => {
  const tier = (mov: number, value: number) => ({
    id: String(mov),
    name: String(value),
    mov,
    effect: percentOff(value),
  })
  const promotions = [aKeptPromotion({ tiers: [tier(25_000, 10), tier(15_000, 5)] })]
  const withGoods = (cents: number) =>
    judged({ items: [aPromotedItem({ variantId: 1, cents, promotionId: 'tenth' })], promotions })

  it('give what the highest reached one gives', () => {
    expect(withGoods(15_000)['item-1']?.cents).toBe(14_250)
    expect(withGoods(24_999)['item-1']?.cents).toBe(23_749)
    expect(withGoods(25_000)['item-1']?.cents).toBe(22_500)
  })

  it('give nothing below the first', () => {
    expect(withGoods(14_999)['item-1']).toEqual({
      cents: 14_999,
      failed: ['global minimumOrderValue'],
    })
  })

  it('are measured before promotions take something off', () => {
    const items = [
      aPromotedItem({ variantId: 1, cents: 15_000, promotionId: 'half' }),
      aPromotedItem({ variantId: 2, cents: 10_000, promotionId: 'tenth' }),
    ]
    const half = aKeptPromotion({ id: 'half', effect: percentOff(50) })

    expect(judged({ items, promotions: [...promotions, half] })['item-2']?.cents).toBe(9_000)
  })
})

describe('[3.25] buy x, get y', () => {
  const scarf = (overrides = {}) =>
    aPromotedItem({ variantId: 901, cents: 3_000, promotionId: 'scarf', ...overrides })
  const scarfFrom200 = aKeptPromotion({
    id: 'scarf',
    effect: gift({ variantIds: [901, 902] }),
    conditions: [minimumOrderValue(20_000)],
  })
  const goods = (cents: number) => aPromotedItem({ variantId: 1, cents })

  it('gives one piece and asks for the others to be paid', () => {
    const items = [goods(20_000), scarf({ quantity: 3 })]

    expect(judged({ items, promotions: [scarfFrom200] })['item-901']).toEqual({
      cents: 6_000,
      failed: [],
    })
  })

  it('does not let the gift pay for itself', () => {
    const items = [goods(19_000), scarf()]

    expect(judged({ items, promotions: [scarfFrom200] })['item-901']).toEqual({
      cents: 3_000,
      failed: ['global minimumOrderValue'],
    })
  })

  it('counts the pieces of it that are paid', () => {
    const items = [goods(17_000), scarf({ quantity: 2 })]

    expect(judged({ items, promotions: [scarfFrom200] })['item-901']).toEqual({
      cents: 3_000,
      failed: [],
    })
  })

  it('counts for other promotions while it has to be paid, and not any more once it is given', () => {
    const tenthFrom200 = aKeptPromotion({ conditions: [minimumOrderValue(20_000)] })
    const scarfFrom180 = { ...scarfFrom200, conditions: [minimumOrderValue(18_000)] }
    const promotions = [scarfFrom180, tenthFrom200]
    const withGoods = (cents: number) =>
      judged({ items: [{ ...goods(cents), promotionId: 'tenth' }, scarf()], promotions })

    expect(withGoods(17_500)).toEqual({
      'item-1': { cents: 15_750, failed: [] },
      'item-901': { cents: 3_000, failed: ['global minimumOrderValue'] },
    })
    expect(withGoods(18_000)).toEqual({
      'item-1': { cents: 18_000, failed: ['global minimumOrderValue'] },
      'item-901': { cents: 0, failed: [] },
    })
    expect(withGoods(20_000)).toEqual({
      'item-1': { cents: 18_000, failed: [] },
      'item-901': { cents: 0, failed: [] },
    })
  })

  it('gives no more per order than it says, to what was put in first', () => {
    const items = [scarf({ variantId: 902, key: 'later' }), scarf({ key: 'first' }), goods(30_000)]

    expect(judged({ items, promotions: [scarfFrom200] })).toEqual({
      first: { cents: 0, failed: [] },
      later: { cents: 3_000, failed: ['global maxCount'] },
    })
  })

  it('gives to every item where it does not count per order', () => {
    const promotions = [
      aKeptPromotion({
        id: 'scarf',
        effect: gift({ variantIds: [901, 902], maxCount: 2, maxCountType: 'perItem' }),
      }),
    ]
    const items = [scarf({ quantity: 3, key: 'one' }), scarf({ variantId: 902, key: 'two' })]

    expect(judged({ items, promotions })).toMatchObject({
      one: { cents: 3_000 },
      two: { cents: 0 },
    })
  })

  it.each([
    [{ discountType: 'relative', discountValue: 50 } as const, 1_500],
    [{ discountType: 'absolute', discountValue: 1_000 } as const, 2_001],
    [{ discountType: 'absolute', discountValue: 9_000 } as const, 0],
    [{ discountValue: 100 }, 0],
    [{}, 0],
  ])('may give it for less instead of nothing: %o', (terms, cents) => {
    const promotions = [aKeptPromotion({ id: 'scarf', effect: gift(terms) })]
    const items = [scarf({ cents: 3_001 })]

    expect(judged({ items, promotions })['item-901']).toEqual({ cents, failed: [] })
  })

  it('is for the variants it names', () => {
    const promotions = [aKeptPromotion({ id: 'scarf', effect: gift() })]
    const items = [aPromotedItem({ variantId: 5, promotionId: 'scarf' })]

    expect(judged({ items, promotions })['item-5']?.failed).toEqual(['item variantIds'])
  })
})

describe('[3.25] three for two', () => {
  const three = aKeptPromotion({
    id: 'three',
    effect: gift({
      variantIds: [1, 2, 3, 4],
      applicableItemSelectionType: 'cheapest',
      eligibleItemsQuantity: 3,
      maxCount: 1,
    }),
    conditions: [minQuantity(3)],
  })
  const tee = (variantId: number, cents: number, promotionId: string | null = 'three') =>
    aPromotedItem({ variantId, cents, promotionId })

  it('makes the cheapest of those that are bought free, and no other', () => {
    const items = [tee(1, 3_000), tee(2, 1_000), tee(3, 2_000)]

    expect(judged({ items, promotions: [three] })).toEqual({
      'item-1': { cents: 3_000, failed: ['item cheapest'] },
      'item-2': { cents: 0, failed: [] },
      'item-3': { cents: 2_000, failed: ['item cheapest'] },
    })
  })

  it('counts the free one among the three', () => {
    const two = [tee(1, 3_000), tee(2, 1_000)]

    expect(judged({ items: two, promotions: [three] })['item-2']?.failed).toEqual([
      'global minQuantity',
    ])
    const threeOfOne = [{ ...tee(2, 1_000), quantity: 3 }]
    expect(judged({ items: threeOfOne, promotions: [three] })['item-2']?.cents).toBe(2_000)
  })
})
