import { describe, expect, it } from 'vitest'
import { deliveryCalendar } from './delivery-calendar.ts'

describe('the calendar entry of a delivery', () => {
  it('lasts from the first day to the last one', () => {
    const address = deliveryCalendar(
      { publicKey: 'DE26-0000017' },
      { from: '2026-12-30', to: '2026-12-31' },
      Date.parse('2026-11-16T09:44:30.123Z'),
    )

    const [type, text = ''] = address.split(',', 2)
    expect(type).toBe('data:text/calendar;charset=utf-8')
    const lines = decodeURIComponent(text).split('\r\n')
    expect(lines).toContain('UID:DE26-0000017@saum.example')
    expect(lines).toContain('DTSTAMP:20261116T094430Z')
    expect(lines).toContain('DTSTART;VALUE=DATE:20261230')
    // The end is the first day without it.
    expect(lines).toContain('DTEND;VALUE=DATE:20270101')
    expect(lines.at(-1)).toBe('')
  })
})
