import { describe, expect, it } from 'vitest'
import { listApplicable } from './applicable-promotions.ts'
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

function listed(basket: Partial<PromotedBasket>, sellable: readonly number[] = [901]) {
  const promoted = aPromotedBasket(basket)
  const canBeGiven = (variantId: number) => sellable.includes(variantId)
  return listApplicable(promoted, judgePromotions(promoted), canBeGiven).map(
    ({ itemId, promotion }) => `${promotion.id} for ${itemId ?? 'nobody'}`,
  )
}

describe('[4.9] the promotions that could be applied', () => {
  it('are listed for every item they hold for, the strongest first', () => {
    const items = [aPromotedItem({ variantId: 1 }), aPromotedItem({ variantId: 2 })]
    const promotions = [
      aKeptPromotion({ id: 'weak', priority: 60 }),
      aKeptPromotion({ id: 'strong', priority: 10 }),
    ]

    expect(listed({ items, promotions })).toEqual([
      'strong for item-1',
      'strong for item-2',
      'weak for item-1',
      'weak for item-2',
    ])
  })

  it('stand by what they take off, then by id, where they are equally strong', () => {
    const promotions = [
      aKeptPromotion({ id: 'b' }),
      aKeptPromotion({ id: 'c', effect: percentOff(30) }),
      aKeptPromotion({ id: 'a' }),
    ]

    expect(listed({ promotions })).toEqual(['c for item-101'])
    expect(listed({ promotions: promotions.filter((kept) => kept !== promotions[1]) })).toEqual([
      'a for item-101',
      'b for item-101',
    ])
  })

  it('leave out what saves less than another, unless the operator prefers it', () => {
    const more = aKeptPromotion({ id: 'more', priority: 60, effect: percentOff(15) })
    const strong = { id: 'strong', priority: 10, effect: percentOff(10) }
    const weak = { id: 'weak', priority: 70, effect: percentOff(5) }

    expect(listed({ promotions: [aKeptPromotion(strong), more, aKeptPromotion(weak)] })).toEqual([
      'more for item-101',
    ])
    expect(
      listed({
        promotions: [aKeptPromotion({ ...strong, isPreferred: true }), more, aKeptPromotion(weak)],
      }),
    ).toEqual(['strong for item-101', 'more for item-101'])
  })

  it('offer what a typed code opens, even where another one saves more', () => {
    const promotions = [
      aKeptPromotion({ conditions: [{ level: 'global', key: 'code', code: 'MARKTTAG' }] }),
      aKeptPromotion({ id: 'more', effect: percentOff(15) }),
    ]

    expect(listed({ promotions, codes: ['MARKTTAG'] })).toEqual([
      'more for item-101',
      'tenth for item-101',
    ])
  })

  it('leave out what does not hold and what hangs on the item already', () => {
    const items = [aPromotedItem({ promotionId: 'tenth' })]
    const promotions = [
      aKeptPromotion(),
      aKeptPromotion({ id: 'two', conditions: [minQuantity(2)] }),
      aKeptPromotion({ id: 'over', isActive: false }),
    ]

    expect(listed({ items, promotions })).toEqual([])
  })

  it('leave out a code nobody has named, also one another item was found by', () => {
    const promotions = [
      aKeptPromotion({ conditions: [{ level: 'global', key: 'code', code: 'MARKTTAG' }] }),
    ]
    const items = [
      aPromotedItem({ variantId: 1, promotionId: 'tenth', promotionCode: 'MARKTTAG' }),
      aPromotedItem({ variantId: 2 }),
    ]

    expect(listed({ items, promotions })).toEqual([])
    expect(listed({ items, promotions, codes: ['MARKTTAG'] })).toEqual(['tenth for item-2'])
  })

  it('hold another one ready for an item whose promotion does not hold any more', () => {
    const items = [aPromotedItem({ promotionId: 'two' })]
    const promotions = [
      aKeptPromotion({ id: 'two', priority: 1, conditions: [minQuantity(2)] }),
      aKeptPromotion({ priority: 60 }),
    ]

    expect(listed({ items, promotions })).toEqual(['tenth for item-101'])
  })

  it('offer an item whose promotion holds only what takes more off', () => {
    const items = [aPromotedItem({ promotionId: 'tenth' })]
    const promotions = [
      aKeptPromotion({ priority: 20 }),
      aKeptPromotion({ id: 'less', priority: 10, effect: percentOff(5) }),
      aKeptPromotion({ id: 'more', priority: 10, effect: percentOff(15) }),
      aKeptPromotion({ id: 'weaker', priority: 30, effect: percentOff(50) }),
    ]

    expect(listed({ items, promotions })).toEqual(['weaker for item-101'])
  })

  it('never take what the operator prefers away for something weaker', () => {
    const items = [aPromotedItem({ promotionId: 'tenth' })]
    const promotions = [
      aKeptPromotion({ priority: 20, isPreferred: true }),
      aKeptPromotion({ id: 'stronger', priority: 10, effect: percentOff(15) }),
      aKeptPromotion({ id: 'weaker', priority: 30, effect: percentOff(50) }),
    ]

    expect(listed({ items, promotions })).toEqual(['stronger for item-101'])
  })
})

describe('[4.9] a gift', () => {
  const promotions = [
    aKeptPromotion({
      id: 'scarf',
      effect: gift({ variantIds: [901, 902] }),
      conditions: [minimumOrderValue(10_000)],
    }),
  ]
  const goods = aPromotedItem({ variantId: 1 })
  const scarf = aPromotedItem({ variantId: 901, cents: 3_000 })

  it('is listed for nobody as long as nobody has chosen it', () => {
    expect(listed({ items: [goods], promotions })).toEqual(['scarf for nobody'])
  })

  it('is not listed when it is not earned, or none of it can be had', () => {
    const cheap = aPromotedItem({ variantId: 1, cents: 9_999 })

    expect(listed({ items: [cheap], promotions })).toEqual([])
    expect(listed({ items: [goods], promotions }, [])).toEqual([])
    expect(listed({ items: [], promotions })).toEqual([])
  })

  it('is listed for the item once it is in the basket, and not for another one besides', () => {
    const other = { ...scarf, variantId: 902, key: 'other' }

    expect(listed({ items: [goods, scarf], promotions })).toEqual(['scarf for item-901'])
    expect(
      listed({ items: [goods, { ...scarf, promotionId: 'scarf' }, other], promotions }),
    ).toEqual([])
  })

  it('is offered again when the chosen one is sold out', () => {
    const gone = { ...scarf, promotionId: 'scarf', quantity: 0 }

    expect(listed({ items: [goods, gone], promotions }, [902])).toEqual(['scarf for nobody'])
  })

  it('is not listed for an item that would have to pay for its own gift', () => {
    const cheap = aPromotedItem({ variantId: 1, cents: 8_000 })

    expect(listed({ items: [cheap, scarf], promotions }, [])).toEqual([])
    expect(listed({ items: [cheap, scarf], promotions }, [902])).toEqual(['scarf for nobody'])
    expect(listed({ items: [cheap, { ...scarf, quantity: 2 }], promotions })).toEqual([
      'scarf for item-901',
    ])
  })

  it('is never taken away for a smaller reduction, however strong', () => {
    const items = [goods, { ...scarf, promotionId: 'scarf' }]
    const strong = aKeptPromotion({ id: 'strong', priority: 1 })

    expect(listed({ items, promotions: [...promotions, strong] })).toEqual(['strong for item-1'])
  })

  it('is the cheapest of three, for nobody else and never without an item', () => {
    const three = aKeptPromotion({
      id: 'three',
      effect: gift({ variantIds: [1, 2, 3], applicableItemSelectionType: 'cheapest' }),
      conditions: [minQuantity(3)],
    })
    const tees = [1, 2, 3].map((variantId) =>
      aPromotedItem({ variantId, cents: variantId === 2 ? 900 : 1_000 }),
    )

    expect(listed({ items: tees, promotions: [three] }, [1, 2, 3])).toEqual(['three for item-2'])
    expect(listed({ items: tees.slice(1), promotions: [three] }, [1, 2, 3])).toEqual([])
  })
})
