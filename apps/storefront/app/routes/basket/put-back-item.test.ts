import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { aBasket, aBasketItem, applied, aPromotion } from '#app/features/basket/test-basket.ts'
import { toBasketFacts } from './basket-facts.ts'
import { toPutBackItem } from './put-back-item.ts'

function putBack(item: ReturnType<typeof aBasketItem>) {
  const { rows } = toBasketFacts(aBasket({ items: [item] }), DEFAULT_SHOP, [])
  return rows.map((row) => toPutBackItem(row))
}

describe('[4.7] an item that is put back', () => {
  it('is as it was, with everything that hung on it', () => {
    const itemGroup = { id: 'set', isMainItem: true, isRequired: false }
    const customData = { engraving: 'A. B.' }
    const displayData = { name: { key: 'name', label: 'Gravur', value: 'A. B.' } }
    const hanging = { customData, displayData, ...applied(aPromotion({ id: 'knit' })) }

    const items = putBack(aBasketItem({ quantity: 1, wantedQuantity: 3, itemGroup, ...hanging }))

    expect(items).toEqual([
      { variantId: 701, quantity: 3, promotionId: 'knit', customData, displayData, itemGroup },
    ])
  })

  it('does without a promotion that a code has opened: the code is not known any more', () => {
    const promotion = aPromotion({
      conditions: [{ key: 'code', level: 'global', condition: null }],
    })

    const items = putBack(aBasketItem(applied(promotion)))

    expect(items).toEqual([{ variantId: 701, quantity: 1, promotionId: null }])
  })
})
