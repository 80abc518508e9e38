import type { OrderSummary } from '@saum/contract/order'
import { describe, expect, it } from 'vitest'
import { anImage } from '#app/features/catalog/test-product.ts'
import { toOrderRow } from './order-row-facts.ts'
import { aParcel } from './test-parcel.ts'

function aSummary(changes: Partial<OrderSummary> = {}): OrderSummary {
  return {
    id: 7,
    publicKey: 'DE2600000017',
    confirmedAt: '2026-11-16T09:42:00.000Z',
    createdAt: '2026-11-16T09:42:00.000Z',
    itemCount: 6,
    totalCents: 9_995,
    currencyCode: 'EUR',
    shopId: 10028,
    status: 'order_open',
    state: 'ordered',
    pictures: [1, 2, 3, 4].map((productId) => ({
      productId,
      name: 'Kleid',
      image: anImage('fa', `dress-${productId}`),
    })),
    productCount: 5,
    packages: [aParcel()],
    events: [],
    collectFrom: null,
    refundedCents: 0,
    invoicedAt: null,
    ...changes,
  }
}

describe('an order in a list', () => {
  it('shows three of its products and counts the others', () => {
    const { pictures, moreCount } = toOrderRow(aSummary())

    expect(pictures).toHaveLength(3)
    expect(moreCount).toBe(2)
  })

  it('leads to the carrier only while a parcel is on its way', () => {
    const trackingUrl = 'https://carrier.example/0034'
    const rowOf = (status: 'open' | 'shipped' | 'delivered') =>
      toOrderRow(aSummary({ packages: [aParcel({ status, trackingUrl })] }))

    expect(rowOf('shipped').trackingUrl).toBe(trackingUrl)
    expect(rowOf('open').trackingUrl).toBeNull()
    expect(rowOf('delivered').trackingUrl).toBeNull()
  })

  it('has an invoice once it was written', () => {
    expect(toOrderRow(aSummary()).hasInvoice).toBe(false)
    expect(toOrderRow(aSummary({ invoicedAt: '2026-11-17T09:00:00.000Z' })).hasInvoice).toBe(true)
  })
})
