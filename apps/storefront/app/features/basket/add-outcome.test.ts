import type { BasketItem, BasketItemError } from '@saum/contract/basket-shape'
import { accept, refuse } from '@saum/domain/result'
import { describe, expect, it } from 'vitest'
import { reductionOf, toAddFacts } from './add-outcome.ts'
import { aBasket } from './test-basket.ts'

const BASKET = aBasket()

function anError(variantId: number, statusCode: number, kind: BasketItemError['kind']) {
  return { operation: 'add', variantId, statusCode, kind } satisfies BasketItemError
}

describe('[8.5] what the shop did with the sizes', () => {
  it('is all of them when it agrees', () => {
    const facts = toAddFacts([1, 2], accept({ basket: BASKET }))

    expect(facts).toEqual({ added: [1, 2], reduced: [], refused: [], basket: BASKET })
  })

  it('[4.5] is added when only fewer pieces were left', () => {
    const errors = [anError(2, 206, 'ItemAddedWithReducedQuantity')]

    expect(toAddFacts([1, 2], accept({ basket: BASKET, errors }))).toMatchObject({
      added: [1, 2],
      reduced: [2],
      refused: [],
    })
  })

  it('is told piece by piece when some of them could not be added', () => {
    const errors = [
      anError(2, 412, 'ItemUnavailable'),
      anError(3, 413, 'MaximumItemCountReached'),
      anError(4, 404, 'ItemDataNotFound'),
    ]
    const answer = refuse({ status: 412, problem: { basket: BASKET, errors } })

    expect(toAddFacts([1, 2, 3, 4], answer)).toMatchObject({
      added: [1],
      refused: [
        { variantId: 2, problem: 'out_of_stock' },
        { variantId: 3, problem: 'full' },
        { variantId: 4, problem: 'failed' },
      ],
      basket: BASKET,
    })
  })

  it.each([
    [412, 'out_of_stock'],
    [413, 'full'],
    [500, 'failed'],
    [0, 'failed'],
  ] as const)('is nothing after a bare %i, which means %s', (status, problem) => {
    const facts = toAddFacts([1, 2], refuse({ status, problem: {} }))

    expect(facts.added).toEqual([])
    expect(facts.refused).toEqual([
      { variantId: 1, problem },
      { variantId: 2, problem },
    ])
  })

  it('is not misread when something else answers in the place of the shop', () => {
    const answer = refuse({ status: 502, problem: { basket: null, errors: 'bad gateway' } })

    expect(toAddFacts([1], answer).refused).toEqual([{ variantId: 1, problem: 'failed' }])
  })
})

describe('fewer pieces than wanted', () => {
  function holding(quantity: number, availableQuantity?: number) {
    const item = { variant: { id: 2 }, quantity, availableQuantity } as BasketItem
    const basket = { ...BASKET, items: [item] }
    const errors = [anError(2, 206, 'ItemAddedWithReducedQuantity')]
    return reductionOf(toAddFacts([2], accept({ basket, errors })))
  }

  it('are all there are, or all the shop sells, as the shop has answered', () => {
    expect(holding(2, 2)).toEqual({ quantity: 2, reason: 'stock' })
    expect(holding(12, 12)).toEqual({ quantity: 12, reason: 'stock' })
    expect(holding(10, 40)).toEqual({ quantity: 10, reason: 'limit' })
    expect(holding(10)).toEqual({ quantity: 10, reason: 'limit' })
  })

  it('are nothing to speak of when all went in', () => {
    expect(reductionOf(toAddFacts([2], accept({ basket: BASKET })))).toBeNull()
  })
})
