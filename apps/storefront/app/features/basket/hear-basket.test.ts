import { describe, expect, it } from 'vitest'
import type { BasketState } from '#app/visitor/basket-state.ts'
import { hearBasket } from './hear-basket.ts'
import { aBasket, aBasketItem } from './test-basket.ts'

function aTab(known: BasketState) {
  const tab = {
    known,
    get: () => tab.known,
    hear(next: BasketState) {
      tab.known = next
    },
  }
  return tab
}

const TWO_PIECES = aBasket({ revision: 2, items: [aBasketItem({ quantity: 2 })] })

describe('the number at the basket', () => {
  it('is what the shop says', () => {
    const tab = aTab({ count: null })

    hearBasket(tab, tab.get(), TWO_PIECES)

    expect(tab.get()).toEqual({ count: 2, revision: 2 })
  })

  it('[4.6] is not that of an empty basket where all pieces are sold out', () => {
    const tab = aTab({ count: null })
    const items = [aBasketItem({ status: 'unavailable' })]

    hearBasket(tab, tab.get(), aBasket({ revision: 3, items }))

    expect(tab.get()).toEqual({ count: 1, revision: 3 })
  })

  it('stays where something was added while the shop was asked', () => {
    const tab = aTab({ count: null })
    const before = tab.get()
    tab.hear({ count: 5, revision: 9 })

    hearBasket(tab, before, TWO_PIECES)

    expect(tab.get()).toEqual({ count: 5, revision: 9 })
  })

  it('follows a basket that was begun anew', () => {
    const tab = aTab({ count: 5, revision: 9 })

    hearBasket(tab, tab.get(), TWO_PIECES)

    expect(tab.get()).toEqual({ count: 2, revision: 2 })
  })
})
