import { describe, expect, it } from 'vitest'
import { aPrice, aProduct } from '#app/features/catalog/test-product.ts'
import { toPurchase } from './purchase.ts'
import { anOrder, anOrderItem } from '#app/features/order/test-order.ts'

describe('a purchase', () => {
  it('names alike pieces together, in major units', () => {
    const items = [
      anOrderItem(1),
      anOrderItem(2),
      anOrderItem(3, { product: aProduct({ id: 9 }), price: aPrice(2_500) }),
    ]

    const told = toPurchase(anOrder({ items, cost: { ...aPrice(22_490), appliedFees: [] } }))

    expect(told).toEqual({
      currency: 'EUR',
      transaction: { id: 'DE26-0000017', revenue: 224.9 },
      products: [
        { product: { productId: '7', name: 'Mantel Ottilie', price: 99.95 }, quantity: 2 },
        { product: { productId: '9', name: 'Mantel Ottilie', price: 25 }, quantity: 1 },
      ],
    })
  })
})
