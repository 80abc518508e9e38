import { describe, expect, it } from 'vitest'
import {
  labelFeeOf,
  lastDeliveryRefundDay,
  lastRefundDay,
  lastReturnDay,
  sendBackUntil,
} from './return-terms.ts'
import { SHOPS } from './shops.ts'

const [de, at, ch, frCh, en] = SHOPS

function at9(day: string): number {
  return Date.parse(`${day}T08:00:00Z`)
}

describe('[13] the time to send something back', () => {
  it('is thirty days, the day of delivery not counted', () => {
    expect(lastReturnDay(de, at9('2026-11-16'))).toBe('2026-12-16')
  })

  it('begins with the day on the clocks of the shop', () => {
    expect(lastReturnDay(de, Date.parse('2026-11-16T22:59:00Z'))).toBe('2026-12-16')
    expect(lastReturnDay(de, Date.parse('2026-11-16T23:00:00Z'))).toBe('2026-12-17')
  })

  it('does not end on a day on which nobody takes a parcel', () => {
    // Saturday, and Christmas with the weekend behind it.
    expect(lastReturnDay(de, at9('2026-11-12'))).toBe('2026-12-14')
    expect(lastReturnDay(de, at9('2026-11-25'))).toBe('2026-12-28')
    expect(lastReturnDay(at, at9('2026-11-08'))).toBe('2026-12-09')
    expect(lastReturnDay(de, at9('2026-11-08'))).toBe('2026-12-08')
  })

  it('is fourteen days for the cost of delivery', () => {
    expect(lastDeliveryRefundDay(ch, at9('2026-11-16'))).toBe('2026-11-30')
  })

  it('leaves at least two weeks to hand the parcel in', () => {
    expect(sendBackUntil(de, at9('2026-11-16'), '2026-12-16')).toBe('2026-12-16')
    expect(sendBackUntil(de, at9('2026-12-15'), '2026-12-16')).toBe('2026-12-29')
    expect(sendBackUntil(de, at9('2026-11-16'), null)).toBe('2026-11-30')
  })

  it('brings the money back within two weeks by the clocks of the shop', () => {
    expect(lastRefundDay(de, Date.parse('2026-11-16T22:59:00Z'))).toBe('2026-11-30')
    expect(lastRefundDay(de, Date.parse('2026-11-16T23:00:00Z'))).toBe('2026-12-01')
    // The clocks are put back in between.
    expect(lastRefundDay(de, Date.parse('2026-10-14T22:30:00Z'))).toBe('2026-10-29')
  })

  it('costs a label only in the shop for the whole Union', () => {
    expect([de, at, ch, frCh, en].map(labelFeeOf)).toEqual([0, 0, 0, 0, 495])
  })
})
