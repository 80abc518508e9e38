import { RELATIVE_DATE } from '../address/date-text.ts'
import { anything, demand, fields, flag, integer, oneOf, optional } from '../check.ts'
import type { DateRange, FacetValueState } from '../wire/facet.ts'
import { VALUE_STATE } from './selections.ts'

const PERIODS = ['past', 'now', 'next'] as const
const UNITS = ['minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const

/** A date that moves with the clock: the past three weeks begin at `past-3-week`. */
export interface RelativeDate {
  period: (typeof PERIODS)[number]
  /** Not for now. */
  amount?: number
  unit?: (typeof UNITS)[number]
}

/** Numbers are milliseconds; texts are of the provider's form, relative, or of the ISO form. */
export type DateOption = Date | number | string | RelativeDate

export interface DateRangeOptions {
  start: DateOption
  end: DateOption
  endInclusive?: boolean
  state?: FacetValueState
}

const RANGE = fields({
  start: anything,
  end: anything,
  endInclusive: optional(flag, false),
  state: optional(VALUE_STATE, 'idle'),
})

const NOW = fields({ period: oneOf(PERIODS) })

const SHIFTED = fields({ period: oneOf(PERIODS), amount: integer(1), unit: oneOf(UNITS) })

/** A range of dates as the provider wants it; throws where that is not possible. */
export function toDateRange(options: DateRangeOptions, now: number): DateRange {
  const { endInclusive, state } = demand(RANGE, options)
  const [start, end] = [toWireDate(options.start, now), toWireDate(options.end, now)]
  if (start.ms > end.ms) {
    throw new Error(
      `The start value is greater than the end value for the date range ${start.text} to ${end.text}`,
    )
  }
  return { start: start.text, end: end.text, endInclusive, state }
}

/** The date a text means now; for calls that know no relative dates. */
export function toAbsoluteDate(text: string, now: number): string {
  return formatDate(toWireDate(text, now).ms)
}

/** The text that is sent, and the moment it means now. */
function toWireDate(date: DateOption, now: number): { text: string; ms: number } {
  const relative = toRelativeDate(date)
  if (relative !== null) {
    const { period, amount, unit } = relative
    const text = period === 'now' ? period : `${period}-${amount}-${unit}`
    return { text, ms: checkedDate(shift(now, relative), date) }
  }
  const ms = checkedDate(parseDate(date as Date | number | string), date)
  return { text: formatDate(ms), ms }
}

function toRelativeDate(date: DateOption): RelativeDate | null {
  if (typeof date === 'string') return readRelativeDate(date)
  const isRelative = typeof date === 'object' && date !== null && 'period' in date
  return isRelative ? demand(date.period === 'now' ? NOW : SHIFTED, date) : null
}

function readRelativeDate(text: string): RelativeDate | null {
  const lower = text.toLowerCase()
  if (lower === 'now') return { period: 'now' }
  if (!/^(past|now|next)(-|$)/.test(lower)) return null
  const [, period, amount, unit] = RELATIVE_DATE.exec(lower) ?? []
  if (period === undefined) {
    throw new Error(
      `The value "${text}" is not respecting the relative date format "period-amount-unit"`,
    )
  }
  return demand(SHIFTED, { period, amount: Number(amount), unit })
}

const LOCAL = /^(\d{4})[-/](\d\d)[-/](\d\d)(?:[@T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?)?$/
const ZONED = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-][\d:]+)$/i

/** Texts without a time zone are meant where the visitor is. */
function parseDate(date: Date | number | string): number {
  const parts = typeof date === 'string' ? LOCAL.exec(date) : null
  if (parts === null) {
    // Browsers read all sorts of texts as dates, each in its own way.
    const isRead = typeof date !== 'string' || ZONED.test(date)
    return isRead ? new Date(date).getTime() : Number.NaN
  }
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  const local = new Date(year, month - 1, day, hours, minutes, seconds)
  // The thirtieth of February would silently become a day of March.
  return local.getMonth() === month - 1 && local.getDate() === day ? local.getTime() : Number.NaN
}

/** The provider knows no earlier year, and its form has no room for later ones. */
function checkedDate(ms: number, given: DateOption): number {
  const year = new Date(ms).getFullYear()
  if (Number.isNaN(year) || year > 9999) {
    throw new Error(`Could not parse the provided date "${textOf(given)}"`)
  }
  if (year < 1401) {
    throw new Error(`Date is before year 1401, which is unsupported by the API: ${textOf(given)}`)
  }
  return ms
}

function textOf(date: DateOption): string {
  return typeof date === 'object' ? JSON.stringify(date) : String(date)
}

/** `YYYY/MM/DD@HH:mm:ss` in the visitor's time zone. */
function formatDate(ms: number): string {
  const date = new Date(ms)
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits)
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits)
  return `${day.join('/')}@${time.join(':')}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

const MINUTES = { minute: 1, hour: 60 } as const
const DAYS = { day: 1, week: 7 } as const
const MONTHS = { month: 1, quarter: 3, year: 12 } as const

/** Days and months are the calendar's: a month before the 31st is the last day of the month. */
function shift(now: number, { period, amount = 0, unit = 'minute' }: RelativeDate): number {
  const by = period === 'past' ? -amount : amount
  if (unit === 'minute' || unit === 'hour') return now + by * MINUTES[unit] * 60_000
  const date = new Date(now)
  if (unit === 'day' || unit === 'week') return date.setDate(date.getDate() + by * DAYS[unit])
  const day = date.getDate()
  date.setMonth(date.getMonth() + by * MONTHS[unit], 1)
  const lastDay = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate()
  return date.setDate(Math.min(day, lastDay))
}
