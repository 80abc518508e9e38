import { accept, refuse } from '@saum/domain/result'
import { describe, expect, it } from 'vitest'
import { toPromotionAnswer, toPromotionUpdate } from './promotion-update.ts'
import { aBasket } from './test-basket.ts'

const basket = aBasket({ revision: 8 })

describe('[4.9] a promotion put on an item', () => {
  it('goes to the shop with the basket it was chosen for', () => {
    const choice = { itemKey: 'a', promotionId: 'knit', quantity: 2, revision: 7 }

    expect(toPromotionUpdate(choice)).toEqual({
      basketItemKey: 'a',
      update: { promotionId: 'knit', quantity: 2 },
      revision: 7,
    })
  })

  it('ends with the basket after it', () => {
    expect(toPromotionAnswer(accept({ basket }))).toEqual(accept(basket))
  })

  it('ends with the basket as it is where that has changed meanwhile', () => {
    const problem = { status: 409, kind: 'basket-changed', basket }

    expect(toPromotionAnswer(refuse({ problem }))).toEqual(refuse({ basket }))
  })

  it.each([
    { kind: 'basket-changed' },
    { kind: 'basket-changed', basket: null },
    { kind: 'basket-changed', basket: {} },
    { kind: 'item-unavailable', basket },
    {},
  ])('ends with nothing else than a refusal for %j', (problem) => {
    expect(toPromotionAnswer(refuse({ problem }))).toEqual(refuse({}))
  })
})
