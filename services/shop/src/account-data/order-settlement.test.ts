import { ORDER_STATES } from '@saum/contract/order'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { isOver } from './order-settlement.ts'

const { shopId } = DEFAULT_SHOP
const DAY_MS = 86_400_000
/** A Monday; the last day to return something is Wednesday, 16 December. */
const DELIVERED = Date.parse('2026-11-16T08:00:00+01:00')
const order = { shopId, deliveredAt: DELIVERED, updatedAt: DELIVERED }

describe('an order whose customer is gone', () => {
  it('is over when it was cancelled or sent back, and never while it is under way', () => {
    const over = ORDER_STATES.filter((state) => isOver({ ...order, state, now: DELIVERED }))

    expect(over).toEqual(['cancelled', 'returned'])
  })

  it('is over when it cannot be sent back any more', () => {
    const at = (day: string) =>
      isOver({ ...order, state: 'delivered', now: Date.parse(`${day}T12:00:00+01:00`) })

    expect(['2026-12-16', '2026-12-17'].map(at)).toEqual([false, true])
  })

  it('is over when nobody has heard of its parcel for two months', () => {
    const after = (days: number) =>
      isOver({ ...order, deliveredAt: null, state: 'shipped', now: DELIVERED + days * DAY_MS })

    expect([30, 59, 61].map(after)).toEqual([false, false, true])
  })
})
