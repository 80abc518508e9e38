import { describe, expect, it } from 'vitest'
import { demoGroupPrices } from './group-prices.ts'
import { aRangeProduct } from './test-products.ts'

describe('the group prices of the demo', () => {
  it('are below what everybody pays, lowest for the best card, for every size and shop', () => {
    const prices = { de: { amount: 9_900 }, ch: { amount: 11_900 } }
    const product = aRangeProduct({ id: 1, sizes: 2, prices })

    const amounts = demoGroupPrices([product]).map(({ shop, variantId, customerGroup, amount }) => [
      shop,
      variantId,
      customerGroup,
      amount,
    ])

    expect(amounts).toEqual([
      ['de', 100, 'VIP_Card', 7_900],
      ['de', 100, 'Basic_Card', 8_900],
      ['de', 101, 'VIP_Card', 7_900],
      ['de', 101, 'Basic_Card', 8_900],
      ['ch', 100, 'VIP_Card', 9_900],
      ['ch', 100, 'Basic_Card', 10_900],
      ['ch', 101, 'VIP_Card', 9_900],
      ['ch', 101, 'Basic_Card', 10_900],
    ])
  })

  it('are for one product of a family, and none that is on sale', () => {
    const sale = { de: { amount: 5_000, was: 9_900 } }
    const products = [
      aRangeProduct({ id: 1, sizes: 1, family: 'tee', prices: sale }),
      aRangeProduct({ id: 2, sizes: 1, family: 'tee', prices: { de: { amount: 9_900 } } }),
      aRangeProduct({ id: 3, sizes: 1, family: 'tee', prices: { de: { amount: 9_900 } } }),
      aRangeProduct({ id: 4, sizes: 1, family: 'coat', prices: { de: { amount: 9_900 } } }),
    ]

    const variants = new Set(demoGroupPrices(products).map(({ variantId }) => variantId))

    expect([...variants]).toEqual([200, 400])
  })
})
