import { addDays, weekdayOf } from './zoned-time.ts'

const SUNDAY = 0

/** Days that move, by the name their rule has in lists of holidays. */
const MOVING_DAYS: Readonly<Record<string, (year: number) => string>> = {
  /** The Wednesday before 23 November (Saxony). */
  'repentance-wednesday': (year) => weekdayBefore(`${year}-11-23`, 3),
  /** The Monday after the third Sunday of September (Vaud). */
  'federal-fast-monday': (year) => addDays(sundayOfSeptember(year, 3), 1),
  /** The Thursday after the first Sunday of September (Geneva). */
  'geneva-fast': (year) => addDays(sundayOfSeptember(year, 1), 4),
}

/**
 * The day of a holiday in one year. Rules are `12-25`, days from Easter Sunday such as `E-2` and
 * `E+39`, or one of the named rules above.
 */
export function holidayIn(year: number, rule: string): string {
  if (/^\d\d-\d\d$/.test(rule)) return `${year}-${rule}`
  const fromEaster = /^E([+-]\d+)$/.exec(rule)?.[1]
  if (fromEaster !== undefined) return addDays(easterSunday(year), Number(fromEaster))
  const find = MOVING_DAYS[rule]
  if (find === undefined) throw new RangeError(`Unknown holiday rule: ${rule}`)
  return find(year)
}

/** Easter of the Gregorian calendar, by the anonymous (Meeus) computation. */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const moonShift = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const leapShift = 2 * (century % 4) + 2 * Math.floor(ofCentury / 4)
  const toSunday = (32 + leapShift - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const march22 = `${year}-03-22`
  return addDays(march22, epact + toSunday - 7 * late)
}

function weekdayBefore(day: string, weekday: number): string {
  const dayBefore = addDays(day, -1)
  return addDays(dayBefore, -((weekdayOf(dayBefore) - weekday + 7) % 7))
}

function sundayOfSeptember(year: number, which: number): string {
  const first = `${year}-09-01`
  const untilSunday = (SUNDAY - weekdayOf(first) + 7) % 7
  return addDays(first, untilSunday + (which - 1) * 7)
}
