import { describe, expect, it } from 'vitest'
import { formatFacetDate, parseFacetDate } from './facet-date.ts'
import { NOON } from './test-facets.ts'

const clock = { now: NOON, timeZone: 'Europe/Berlin' }

function isoOf(text: string): string {
  const parsed = parseFacetDate(text, clock)
  return parsed.ok ? new Date(parsed.value).toISOString() : parsed.refusal
}

describe('[9.25] dates of facets', () => {
  it.each([
    ['2026/07/01@00:00:00', '2026-06-30T22:00:00.000Z'],
    ['2026/12/24@18:30:15', '2026-12-24T17:30:15.000Z'],
    ['2024/02/29@00:00:00', '2024-02-28T23:00:00.000Z'],
    ['2026-12-24', '2026-12-23T23:00:00.000Z'],
    ['2026-12-24T18:30', '2026-12-24T17:30:00.000Z'],
    ['2026-12-24T18:30:00.000Z', '2026-12-24T18:30:00.000Z'],
  ])('%s is meant on the clocks of the shop', (text, iso) => {
    expect(isoOf(text)).toBe(iso)
  })

  it.each(['2026/07/01@00:00:00', '2026/01/31@23:59:59', '1965/03/01@12:00:09'])(
    '%s is written as it was read',
    (text) => {
      const parsed = parseFacetDate(text, clock)

      expect(parsed.ok && formatFacetDate(parsed.value, clock.timeZone)).toBe(text)
    },
  )
})

describe('[5.26] relative dates', () => {
  it.each([
    ['now', '2026-11-15T12:30:00.000Z'],
    ['past-30-minute', '2026-11-15T12:00:00.000Z'],
    ['next-2-hour', '2026-11-15T14:30:00.000Z'],
    ['past-1-day', '2026-11-14T12:30:00.000Z'],
    ['past-1-week', '2026-11-08T12:30:00.000Z'],
    ['past-1-month', '2026-10-15T11:30:00.000Z'],
    ['past-1-quarter', '2026-08-15T11:30:00.000Z'],
    ['next-1-year', '2027-11-15T12:30:00.000Z'],
  ])('%s counts from now, on the wall clock', (text, iso) => {
    expect(isoOf(text)).toBe(iso)
  })

  it('a month before the 31st of March is the last day of February', () => {
    const march = { ...clock, now: Date.parse('2026-03-31T10:00:00Z') }

    expect(parseFacetDate('past-1-month', march)).toEqual({
      ok: true,
      value: Date.parse('2026-02-28T11:00:00Z'),
    })
  })
})

describe('[5.27] dates that are refused', () => {
  it.each(['1400/12/31@23:59:59', '0001/01/01@00:00:00', 'past-700-year', 'past-999999-year'])(
    '%s is too long ago',
    (text) => {
      expect(isoOf(text)).toBe('Date is before year 1401, which is unsupported by the API')
    },
  )

  it.each([
    '',
    'yesterday',
    '2026/02/30@00:00:00',
    '2026/13/01@00:00:00',
    '2026/01/01@24:00:00',
    '2026/01/01',
    '2026%2F01%2F01@00:00:00',
    'past-0-day',
    'past--1-day',
    'past-1.5-day',
    'past-1-fortnight',
    'future-1-day',
    'past-99999999999999999999-day',
    'next-999999-year',
    '\u0000',
  ])('%j is no date', (text) => {
    expect(isoOf(text)).toBe('Could not parse the provided date')
  })
})
