import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDateText } from './date-text.ts'

describe('[5.26] dates in an address', () => {
  it('are a period, an amount and a unit', () => {
    const period = fc.constantFrom('past', 'next')
    const unit = fc.constantFrom('minute', 'hour', 'day', 'week', 'month', 'quarter', 'year')

    fc.assert(
      fc.property(period, fc.integer({ min: -9, max: 9_999 }), unit, (when, amount, of) => {
        expect(isDateText(`${when}-${amount}-${of}`)).toBe(amount >= 1)
      }),
    )
  })

  it.each(['now', 'NOW', '2026/11/16@23:59:59', '2024/02/29@00:00:00', '1401/01/01@00:00:00'])(
    'may be %s',
    (text) => {
      expect(isDateText(text)).toBe(true)
    },
  )

  it.each([
    '',
    'past',
    'past-1',
    'past-1-fortnight',
    'since-1-day',
    '2025/02/29@00:00:00',
    '2026/13/01@00:00:00',
    '2026/11/16@24:00:00',
    '2026/11/16',
    '2026-11-16T00:00:00',
    '1400/12/31@00:00:00',
    '2026/11/16%4000:00:00',
  ])('are not %j', (text) => {
    expect(isDateText(text)).toBe(false)
  })
})
