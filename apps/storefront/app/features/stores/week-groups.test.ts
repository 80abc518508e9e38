import { describe, expect, it } from 'vitest'
import { dateOfDay, groupWeek, WEEK, writeHours } from './week-groups.ts'
import { dayOfYear, weekdayName } from './weekday-names.ts'

const LONG = [{ timeFrom: '10:00', timeUntil: '20:00' }]
const SHORT = [{ timeFrom: '10:00', timeUntil: '18:00' }]
const SPLIT = [
  { timeFrom: '10:00', timeUntil: '13:00' },
  { timeFrom: '14:00', timeUntil: '18:30' },
]

describe('the hours of a week', () => {
  it('are said once for days that are alike; closed days are left out', () => {
    const week = { mon: LONG, tue: LONG, wed: LONG, thu: LONG, fri: LONG, sat: SHORT, sun: [] }

    expect(groupWeek(week)).toEqual([
      { first: 'mon', last: 'fri', hours: LONG },
      { first: 'sat', last: 'sat', hours: SHORT },
    ])
  })

  it('are said again after a day that differs', () => {
    const week = { mon: LONG, tue: SPLIT, wed: LONG, thu: [], fri: LONG, sat: LONG, sun: LONG }

    expect(groupWeek(week).map(({ first, last }) => `${first}-${last}`)).toEqual([
      'mon-mon',
      'tue-tue',
      'wed-wed',
      'fri-sun',
    ])
    expect(writeHours(SPLIT, 'de-DE')).toBe('10–13\u00A0Uhr, 14–18:30\u00A0Uhr')
    expect(writeHours([], 'de-DE')).toBe('')
  })

  it('have names in every language', () => {
    const names = (locale: 'de-DE' | 'fr-CH' | 'en-GB') =>
      WEEK.map((day) => weekdayName(dateOfDay(day), locale, 'short'))

    expect(names('de-DE')).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])
    expect(names('fr-CH')).toEqual(['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'])
    expect(names('en-GB')[6]).toBe('Sun')
    expect(weekdayName('2026-11-17', 'de-DE', 'long')).toBe('Dienstag')
  })

  it('are said for single days as the language writes them', () => {
    expect(dayOfYear('2026-12-24', 'de-CH')).toBe('Do, 24. Dezember')
    expect(dayOfYear('2026-12-24', 'fr-CH')).toBe('jeu. 24 décembre')
    expect(dayOfYear('2027-01-01', 'fr-CH')).toBe('ven. 1er janvier')
    expect(dayOfYear('2026-12-24', 'en-GB')).toBe('Thu 24 December')
  })
})
