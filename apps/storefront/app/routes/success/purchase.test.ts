import { describe, expect, it } from 'vitest'
import { aPrice, aProduct } from '#app/features/catalog/test-product.ts'
import { reportPurchase, toPurchase } from './purchase.ts'
import { anOrder, anOrderItem } from '#app/features/order/test-order.ts'

function aBrowser() {
  const kept = new Map<string, string>()
  const heard: unknown[] = []
  const target = new EventTarget()
  target.addEventListener('saum:purchase', (event) => {
    if (event instanceof CustomEvent) heard.push(event.detail)
  })
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return { storage, target, heard }
}

describe('a purchase', () => {
  const purchase = toPurchase(anOrder())

  it('is told of once, however often its page is opened', () => {
    const { heard, ...browser } = aBrowser()

    const tells = [1, 2, 3].map(() => reportPurchase(purchase, browser))

    expect(tells).toEqual([true, false, false])
    expect(heard).toEqual([purchase])
  })

  it('is another one for another order', () => {
    const { heard, ...browser } = aBrowser()

    reportPurchase(purchase, browser)
    reportPurchase(toPurchase(anOrder({ publicKey: 'DE26-0000025' })), browser)

    expect(heard).toHaveLength(2)
  })

  it('is rather not told of than with every reload, where nothing can be kept', () => {
    const { heard, target } = aBrowser()
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('The quota is exceeded')
      },
    }

    expect(reportPurchase(purchase, { storage: full, target })).toBe(false)
    expect(reportPurchase(purchase, { storage: null, target })).toBe(false)
    expect(heard).toEqual([])
  })

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
