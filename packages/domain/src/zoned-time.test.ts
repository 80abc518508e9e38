import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, instantOf, isTimeZone, wallTimeAt, weekdayOf } from './zoned-time.ts'

const ZONES = ['Europe/Berlin', 'Europe/Vienna', 'Europe/Zurich', 'UTC', 'America/New_York']

const zone = fc.constantFrom(...ZONES)
const instant = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => Math.floor(date.getTime() / 60_000) * 60_000)

describe('wall clocks', () => {
  it.each([
    ['2026-11-15T22:59:00Z', { day: '2026-11-15', minutes: 23 * 60 + 59 }],
    ['2026-11-15T23:00:00Z', { day: '2026-11-16', minutes: 0 }],
    ['2026-07-01T10:30:59Z', { day: '2026-07-01', minutes: 12 * 60 + 30 }],
    ['2026-12-31T23:00:00Z', { day: '2027-01-01', minutes: 0 }],
  ])('shows in Berlin at %s what people there read', (moment, shown) => {
    expect(wallTimeAt(Date.parse(moment), 'Europe/Berlin')).toEqual(shown)
  })

  it.each([
    ['2026-03-29', 90, '2026-03-29T00:30:00Z'],
    ['2026-03-29', 180, '2026-03-29T01:00:00Z'],
    ['2026-10-25', 60, '2026-10-24T23:00:00Z'],
    ['2026-10-25', 240, '2026-10-25T03:00:00Z'],
    ['2026-11-15', 24 * 60, '2026-11-15T23:00:00Z'],
  ])(
    'knows the moment of %s, minute %i, also on the days the clocks change',
    (day, minutes, at) => {
      expect(instantOf({ day, minutes }, 'Europe/Berlin')).toBe(Date.parse(at))
    },
  )

  it('takes a skipped time as an hour later and a repeated one as its second', () => {
    const skipped = instantOf({ day: '2026-03-29', minutes: 150 }, 'Europe/Berlin')
    const repeated = instantOf({ day: '2026-10-25', minutes: 150 }, 'Europe/Berlin')

    expect(skipped).toBe(Date.parse('2026-03-29T01:30:00Z'))
    expect(repeated).toBe(Date.parse('2026-10-25T01:30:00Z'))
  })

  it('finds back to the moment, give or take the hour that is repeated once a year', () => {
    fc.assert(
      fc.property(instant, zone, (moment, timeZone) => {
        const back = instantOf(wallTimeAt(moment, timeZone), timeZone)
        expect([0, 60 * 60_000]).toContain(back - moment)
        expect(wallTimeAt(back, timeZone)).toEqual(wallTimeAt(moment, timeZone))
      }),
    )
  })
})

describe('time zones', () => {
  it('are known by name', () => {
    expect(['Europe/Zurich', 'UTC', 'America/New_York'].every(isTimeZone)).toBe(true)
    expect(['Europe/Zurigo', '', 'MEZ ', '+25:00'].some(isTimeZone)).toBe(false)
  })
})

describe('days', () => {
  it('runs through the end of the year and the leap day', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })

  it('knows that a week later is the same weekday', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -500, max: 500 }), (moment, weeks) => {
        const { day } = wallTimeAt(moment, 'UTC')
        expect(weekdayOf(addDays(day, weeks * 7))).toBe(weekdayOf(day))
      }),
    )
  })
})
