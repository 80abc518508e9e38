import { describe, expect, it } from 'vitest'
import { aBasketItem, aReduction } from '#app/features/basket/test-basket.ts'
import { aPrice, aProduct } from '#app/features/catalog/test-product.ts'
import { toCartItems } from './cart-items.ts'

describe('[3.32] [3.33] a basket as the search provider knows it', () => {
  it('has products by the number the index knows, in units of the currency', () => {
    const [line] = toCartItems({ items: [aBasketItem({ product: aProduct({ id: 2148831 }) })] })

    expect(line).toEqual({
      productId: '2148831',
      name: 'Mantel Ottilie',
      price: 99.95,
      quantity: 1,
    })
  })

  it('counts the sizes of a product together', () => {
    const price = { unit: aPrice(9_995), total: aPrice(19_990) }

    const lines = toCartItems({
      items: [aBasketItem(), aBasketItem({ key: 'item-2', quantity: 2, price })],
    })

    expect(lines.map(({ quantity }) => quantity)).toEqual([3])
  })

  it('is not told what cannot be ordered', () => {
    expect(toCartItems({ items: [aBasketItem({ status: 'unavailable' })] })).toEqual([])
  })

  it('keeps its price whatever promotion and voucher take off for the moment', () => {
    const total = {
      ...aPrice(8_000),
      appliedReductions: [aReduction('promotion', 1_500), aReduction('voucher', 495)],
    }

    const [line] = toCartItems({ items: [aBasketItem({ price: { unit: total, total } })] })

    expect(line?.price).toBe(99.95)
  })

  it('is told of a product without a name, too', () => {
    const [line] = toCartItems({
      items: [aBasketItem({ product: aProduct({ attributes: {} }) })],
    })

    expect(line).not.toHaveProperty('name')
  })
})
