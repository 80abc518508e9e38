import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { easterSunday, holidayIn } from './holidays.ts'
import { weekdayOf } from './zoned-time.ts'

const year = fc.integer({ min: 1900, max: 2199 })

describe('Easter', () => {
  it.each([
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [1981, '1981-04-19'],
    [2000, '2000-04-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
  ])('of %i is on %s', (of, day) => {
    expect(easterSunday(of)).toBe(day)
  })

  it('is always a Sunday between 22 March and 25 April', () => {
    fc.assert(
      fc.property(year, (of) => {
        const easter = easterSunday(of)
        expect(weekdayOf(easter)).toBe(0)
        expect(easter >= `${of}-03-22` && easter <= `${of}-04-25`).toBe(true)
      }),
    )
  })
})

describe('holidays', () => {
  it.each([
    ['12-25', '2026-12-25'],
    ['E-2', '2026-04-03'],
    ['E+1', '2026-04-06'],
    ['E+39', '2026-05-14'],
    ['E+50', '2026-05-25'],
    ['E+60', '2026-06-04'],
    ['repentance-wednesday', '2026-11-18'],
    ['federal-fast-monday', '2026-09-21'],
    ['geneva-fast', '2026-09-10'],
  ])('finds %s of 2026 on %s', (rule, day) => {
    expect(holidayIn(2026, rule)).toBe(day)
  })

  it('keeps moving days on their weekday and in their week', () => {
    fc.assert(
      fc.property(year, (of) => {
        const repentance = holidayIn(of, 'repentance-wednesday')
        expect(weekdayOf(repentance)).toBe(3)
        expect(repentance >= `${of}-11-16` && repentance <= `${of}-11-22`).toBe(true)
        expect(weekdayOf(holidayIn(of, 'federal-fast-monday'))).toBe(1)
        expect(weekdayOf(holidayIn(of, 'geneva-fast'))).toBe(4)
        expect(weekdayOf(holidayIn(of, 'E-2'))).toBe(5)
        expect(weekdayOf(holidayIn(of, 'E+60'))).toBe(4)
      }),
    )
  })

  it('does not guess what an unknown rule means', () => {
    expect(() => holidayIn(2026, 'E39')).toThrow(new RangeError('Unknown holiday rule: E39'))
  })
})
