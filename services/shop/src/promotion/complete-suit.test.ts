import { expect, it } from 'vitest'
import { aKeptPromotion, aPromotedBasket, aPromotedItem, oneOfEach } from './promotion.fixture.ts'
import { judgePromotions } from './promotion-rules.ts'
import type { PromotedBasket } from './settled-basket.ts'

it('[3.25] a promotion may ask for a complete suit: a jacket, and trousers or a skirt, of one cloth', () => {
  const [JACKETS, TROUSERS, SKIRTS] = [31, 32, 33]
  const promotions = [aKeptPromotion({ conditions: [oneOfEach([[JACKETS], [TROUSERS, SKIRTS]])] })]
  const piece = (variantId: number, categoryId: number, ...suit: number[]) =>
    aPromotedItem({
      variantId,
      categoryIds: new Set([categoryId]),
      suitIds: new Set(suit),
      promotionId: 'tenth',
    })
  const blazer = piece(1, JACKETS, 2, 3)
  const skirt = piece(2, SKIRTS, 1, 3)
  const waistcoat = piece(3, 34, 1, 2)
  const otherTrousers = piece(4, TROUSERS)
  const holds = (...items: PromotedBasket['items']) =>
    [...judgePromotions(aPromotedBasket({ items, promotions })).judgements.values()].map(
      ({ failed }) => failed.length === 0,
    )

  expect(holds({ ...blazer, quantity: 2 })).toEqual([false])
  expect(holds(blazer, { ...blazer, key: 'again', variantId: 11, productId: 1 })).toEqual([
    false,
    false,
  ])
  expect(holds(blazer, otherTrousers)).toEqual([false, false])
  expect(holds(blazer, waistcoat)).toEqual([false, false])
  expect(holds(blazer, skirt, waistcoat, otherTrousers)).toEqual([true, true, true, false])
  expect(holds(blazer, { ...skirt, quantity: 0 })).toEqual([false, false])
})
