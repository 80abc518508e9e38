import { accept, refuse, type Result } from '@saum/domain/result'
import { addDays, instantOf, wallTimeAt } from '@saum/domain/zoned-time'

/** Where and when a request is read. */
export interface FacetClock {
  now: number
  timeZone: string
}

const UNPARSEABLE = 'Could not parse the provided date'
const TOO_EARLY = 'Date is before year 1401, which is unsupported by the API'
const FIRST_YEAR = 1401
const LAST_YEAR = 9999

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const PROTOCOL_DATE = /^(\d{4})\/(\d{2})\/(\d{2})@(\d{2}):(\d{2}):(\d{2})$/
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z)?)?$/
const RELATIVE_DATE = /^(past|next)-(\d{1,6})-(minute|hour|day|week|month|quarter|year)$/

/** A date of a request: `2026/01/31@00:00:00` on the shop's clocks, ISO 8601, `past-1-week`, `now`. */
export function parseFacetDate(text: string, clock: FacetClock): Result<number, string> {
  if (text === 'now') return accept(clock.now)
  const relative = RELATIVE_DATE.exec(text)
  if (relative !== null) return relativeDate(relative, clock)
  const parts = PROTOCOL_DATE.exec(text) ?? ISO_DATE.exec(text)
  return parts === null ? refuse(UNPARSEABLE) : absoluteDate(parts, clock.timeZone)
}

/** `2026/01/31@00:00:00`, as the shop's clocks show it. */
export function formatFacetDate(instantMs: number, timeZone: string): string {
  const { day, minutes } = wallTimeAt(instantMs, timeZone)
  const sinceMinute = instantMs - Math.floor(instantMs / MINUTE_MS) * MINUTE_MS
  const time = [Math.floor(minutes / 60), minutes % 60, Math.floor(sinceMinute / 1000)]
  return `${day.replaceAll('-', '/')}@${time.map(twoDigits).join(':')}`
}

/** When a day such as `2026-01-31` begins, also as the protocol writes it. */
export function midnightOf(day: string, timeZone: string): { instantMs: number; text: string } {
  const instantMs = instantOf({ day, minutes: 0 }, timeZone)
  return { instantMs, text: `${day.replaceAll('-', '/')}@00:00:00` }
}

/** The midnight `days` after the one today began with. */
export function midnightFromToday(days: number, { now, timeZone }: FacetClock): number {
  return midnightOf(addDays(wallTimeAt(now, timeZone).day, days), timeZone).instantMs
}

function absoluteDate(parts: RegExpExecArray, timeZone: string): Result<number, string> {
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part: string | undefined) => Number(part ?? 0))
  const isReal = isRealDay(year, month, date) && hour < 24 && minute < 60 && second < 60
  if (!isReal) return refuse(UNPARSEABLE)
  if (year < FIRST_YEAR) return refuse(TOO_EARLY)
  const day = `${parts[1]}-${parts[2]}-${parts[3]}`
  const zone = parts[7] === 'Z' ? 'UTC' : timeZone
  return accept(instantOf({ day, minutes: hour * 60 + minute }, zone) + second * 1000)
}

/** False for the 31st of February. */
function isRealDay(year: number, month: number, date: number): boolean {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = month === 2 && isLeapYear ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0)
  return date >= 1 && date <= days
}

function relativeDate([, period, digits, unit]: RegExpExecArray, clock: FacetClock) {
  const amount = Number(digits) * (period === 'past' ? -1 : 1)
  if (amount === 0) return refuse(UNPARSEABLE)
  if (unit === 'minute') return accept(clock.now + amount * MINUTE_MS)
  if (unit === 'hour') return accept(clock.now + amount * HOUR_MS)
  const wall = wallTimeAt(clock.now, clock.timeZone)
  const day = shiftDay(wall.day, amount, unit)
  if (typeof day !== 'string') return refuse(day.year < FIRST_YEAR ? TOO_EARLY : UNPARSEABLE)
  const sinceMinute = clock.now % MINUTE_MS
  return accept(instantOf({ day, minutes: wall.minutes }, clock.timeZone) + sinceMinute)
}

const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 }

/** The year alone where it is one the protocol has no dates in. */
function shiftDay(
  day: string,
  amount: number,
  unit: string | undefined,
): string | { year: number } {
  const months = MONTHS[unit ?? '']
  const shifted = new Date(day)
  if (months === undefined) {
    shifted.setUTCDate(shifted.getUTCDate() + amount * (unit === 'week' ? 7 : 1))
  } else {
    const date = shifted.getUTCDate()
    shifted.setUTCDate(1)
    shifted.setUTCMonth(shifted.getUTCMonth() + amount * months)
    // A month after the 31st of January is the last day of February.
    shifted.setUTCDate(Math.min(date, daysInMonth(shifted)))
  }
  const year = Number.isNaN(shifted.getTime()) ? amount : shifted.getUTCFullYear()
  return year < FIRST_YEAR || year > LAST_YEAR ? { year } : shifted.toISOString().slice(0, 10)
}

function daysInMonth(month: Date): number {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate()
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
