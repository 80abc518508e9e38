import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastDayToPay, prepaymentEndsAt } from './prepayment.ts'
import { SHOPS } from './shops.ts'
import { wallTimeAt } from './zoned-time.ts'

const [shop] = SHOPS

describe('the time to pay in advance', () => {
  it('lasts until the end of the seventh day after the order, also over a change of the clocks', () => {
    const orderedAt = Date.parse('2026-10-20T23:30:00+02:00')

    expect(lastDayToPay(shop, orderedAt)).toBe('2026-10-27')
    expect(prepaymentEndsAt(shop, orderedAt)).toBe(Date.parse('2026-10-28T00:00:00+01:00'))
  })

  it('ends in every shop with the last moment of the day that is named', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SHOPS),
        fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) }),
        (anyShop, orderedAt) => {
          const end = prepaymentEndsAt(anyShop, orderedAt)
          const last = wallTimeAt(end - 1, anyShop.timeZone)
          expect(last).toEqual({ day: lastDayToPay(anyShop, orderedAt), minutes: 24 * 60 - 1 })
        },
      ),
    )
  })
})
