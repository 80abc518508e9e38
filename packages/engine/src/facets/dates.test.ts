import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDateText } from '../address/date-text.ts'
import { toAbsoluteDate, toDateRange, type DateOption } from './dates.ts'

const NOW = new Date(2026, 10, 16, 12, 30, 15).getTime()

function start(date: DateOption): string {
  return toDateRange({ start: date, end: new Date(9999, 0, 1) }, NOW).start
}

function asGiven(value: unknown): DateOption {
  return value as DateOption
}

describe('[9.25] dates as the provider wants them', () => {
  it.each<[string, DateOption]>([
    ['a date', new Date(2026, 10, 1, 8, 5, 9)],
    ['milliseconds', new Date(2026, 10, 1, 8, 5, 9).getTime()],
    ["the provider's own form", '2026/11/01@08:05:09'],
    ['the ISO form without a zone', '2026-11-01T08:05:09'],
    ['the ISO form with a zone', new Date(2026, 10, 1, 8, 5, 9).toISOString()],
  ])('writes %s as year, month, day and time', (_, date) => {
    expect(start(date)).toBe('2026/11/01@08:05:09')
  })

  it('takes a day without a time for its beginning', () => {
    expect(start('2026-11-01')).toBe('2026/11/01@00:00:00')
  })

  it('writes any date so that it is read as the same date again', () => {
    const dates = fc.date({
      min: new Date(1402, 0, 1),
      max: new Date(9998, 0, 1),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(dates, (date) => {
        const text = start(date)

        expect(start(text)).toBe(text)
        expect(isDateText(text)).toBe(true)
      }),
    )
  })

  it('leaves out the end and selects nothing unless told', () => {
    expect(toDateRange({ start: '2026-11-01', end: '2026-11-02' }, NOW)).toEqual({
      start: '2026/11/01@00:00:00',
      end: '2026/11/02@00:00:00',
      endInclusive: false,
      state: 'idle',
    })
  })
})

describe('[5.26] relative dates', () => {
  it.each<[DateOption, string]>([
    ['past-1-week', 'past-1-week'],
    ['NEXT-2-Quarter', 'next-2-quarter'],
    ['now', 'now'],
    [{ period: 'past', amount: 3, unit: 'month' }, 'past-3-month'],
    [{ period: 'now' }, 'now'],
  ])('writes %j as %s', (date, text) => {
    expect(start(date)).toBe(text)
  })

  it.each(['past-0-week', 'past--week', 'next-1-decade', 'past', 'next-1.5-day'])(
    'refuses %s',
    (date) => {
      expect(() => start(date)).toThrow(
        `The value "${date}" is not respecting the relative date format "period-amount-unit"`,
      )
    },
  )

  it.each([
    [{ period: 'past', unit: 'week' }, '- amount: value is required.'],
    [{ period: 'past', amount: 0, unit: 'week' }, '- amount: minimum value of 1 not respected.'],
    [{ period: 'next', amount: 'two', unit: 'week' }, '- amount: value is not a number.'],
    [{ period: 'next', amount: 1, unit: 'decade' }, '- unit: value is not in enum.'],
    [{ period: 'soon', amount: 1, unit: 'week' }, '- period: value is not in enum.'],
  ])('refuses %j', (date, fault) => {
    expect(() => start(asGiven(date))).toThrow(`The following properties are invalid\n${fault}`)
  })

  it.each([
    ['now', '2026/11/16@12:30:15'],
    ['past-15-minute', '2026/11/16@12:15:15'],
    ['next-12-hour', '2026/11/17@00:30:15'],
    ['past-16-day', '2026/10/31@12:30:15'],
    ['next-1-week', '2026/11/23@12:30:15'],
    ['past-2-month', '2026/09/16@12:30:15'],
    ['next-1-quarter', '2027/02/16@12:30:15'],
    ['past-1-year', '2025/11/16@12:30:15'],
  ])('knows that %s means %s', (text, date) => {
    expect(toAbsoluteDate(text, NOW)).toBe(date)
  })

  it('ends on the last day of a month that has no such day', () => {
    const marchEnd = new Date(2028, 2, 31).getTime()

    expect(toAbsoluteDate('past-1-month', marchEnd)).toBe('2028/02/29@00:00:00')
  })
})

describe('[5.27] dates nobody can use', () => {
  it.each(['yesterday', '', '2026/02/30@00:00:00', '2026-13-01', Number.NaN, 8.64e15 + 1])(
    'refuses %s, which is no date',
    (date) => {
      expect(() => start(date)).toThrow(`Could not parse the provided date "${date}"`)
    },
  )

  it('refuses a year that does not fit', () => {
    expect(() => start(new Date(10_000, 0, 1))).toThrow('Could not parse the provided date')
  })

  it.each<DateOption>(['1400/12/31@23:59:59', new Date(1400, 0, 1), 'past-700-year'])(
    'refuses %s, which is too early',
    (date) => {
      expect(() => start(date)).toThrow('Date is before year 1401, which is unsupported by the API')
    },
  )

  it('takes the first moment of 1401', () => {
    expect(start('1401/01/01@00:00:00')).toBe('1401/01/01@00:00:00')
  })
})

describe('[5.18] a range of dates', () => {
  it('refuses one that ends before it starts', () => {
    expect(() => toDateRange({ start: 'now', end: 'past-1-day' }, NOW)).toThrow(
      'The start value is greater than the end value for the date range now to past-1-day',
    )
    expect(() => toDateRange({ start: '2026-11-02', end: '2026-11-01' }, NOW)).toThrow(
      'The start value is greater than the end value for the date range',
    )
  })

  it('takes one of a moment', () => {
    expect(toDateRange({ start: 'now', end: 'now', endInclusive: true }, NOW)).toMatchObject({
      start: 'now',
      end: 'now',
      endInclusive: true,
    })
  })

  it('says what is missing or wrong', () => {
    const nothing = {} as { start: string; end: string }
    const wrong = { start: 'now', end: 'now', endInclusive: 'yes', state: 'on' } as never

    expect(() => toDateRange(nothing, NOW)).toThrow(
      'The following properties are invalid\n- start: value is required.\n- end: value is required.',
    )
    expect(() => toDateRange(wrong, NOW)).toThrow(
      '- endInclusive: value is not a boolean.\n- state: value is not in enum.',
    )
  })
})
