import { BRANCH_CARRIER } from '@saum/domain/delivery-options'
import { describe, expect, it } from 'vitest'
import { orderHeadline } from './order-headline.ts'
import { anEvent, aParcel } from './test-parcel.ts'

describe('the headline of an order', () => {
  it('is the day of the next parcel that is still on its way', () => {
    const packages = [
      aParcel({ id: 1, status: 'delivered', deliveredAt: '2026-11-17T09:00:00.000Z' }),
      aParcel({ id: 2, deliveryDate: { minimum: '2026-11-20', maximum: '2026-11-23' } }),
      aParcel({ id: 3, deliveryDate: { minimum: '2026-11-19', maximum: '2026-11-19' } }),
    ]

    expect(orderHeadline({ state: 'shipped', packages, events: [] })).toEqual({
      kind: 'expected',
      from: '2026-11-19',
      to: '2026-11-19',
    })
  })

  it('is the day the last parcel arrived', () => {
    const packages = [
      aParcel({ id: 1, status: 'delivered', deliveredAt: '2026-11-19T09:00:00.000Z' }),
      aParcel({ id: 2, status: 'delivered', deliveredAt: '2026-11-18T09:00:00.000Z' }),
    ]

    expect(orderHeadline({ state: 'delivered', packages, events: [] })).toEqual({
      kind: 'delivered',
      at: '2026-11-19T09:00:00.000Z',
    })
  })

  it('says when it can be fetched from the branch', () => {
    const parcel = aParcel({ carrierKey: BRANCH_CARRIER })
    const ready = aParcel({ carrierKey: BRANCH_CARRIER, status: 'ready-to-collect' })

    expect(orderHeadline({ state: 'ordered', packages: [parcel], events: [] }).kind).toBe(
      'collectable',
    )
    expect(orderHeadline({ state: 'packed', packages: [ready], events: [] }).kind).toBe('ready')
  })

  it.each([
    ['pended', 'payment'],
    ['cancelled', 'cancelled'],
    ['returned', 'returned'],
  ] as const)('does not promise a day while the order is %s', (state, kind) => {
    expect(orderHeadline({ state, packages: [aParcel()], events: [] })).toEqual({ kind })
  })

  it('is the payment as long as we wait for it', () => {
    const packages = [aParcel()]
    const events = [anEvent('ordered', '15'), anEvent('payment-pending', '15')]
    const paid = [...events, anEvent('paid', '16')]

    expect(orderHeadline({ state: 'ordered', packages, events }).kind).toBe('payment')
    expect(orderHeadline({ state: 'paid', packages, events: paid }).kind).toBe('expected')
  })
})
