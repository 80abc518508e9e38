import { addDays, instantOf, wallTimeAt } from '@saum/domain/zoned-time'

const DAY_MS = 86_400_000

/** Prices change and products go live in the morning, before anybody shops. */
const MORNING_MS = 5 * 3_600_000

/** The morning of a day that many days before now, as the documents write it. */
export function daysBefore(now: number, days: number): string {
  const midnight = Math.floor(now / DAY_MS) * DAY_MS
  return new Date(midnight - days * DAY_MS + MORNING_MS).toISOString()
}

/** Days in the grammar are counted from the day the range is made, in this zone. */
const TIME_ZONE = 'Europe/Berlin'
const LAST_MINUTE = 24 * 60 - 1

/** When a day begins that many days after now. */
export function firstMoment(now: number, days: number): string {
  return momentOn(now, days, 0)
}

export function lastMoment(now: number, days: number): string {
  return momentOn(now, days, LAST_MINUTE)
}

function momentOn(now: number, days: number, minutes: number): string {
  const day = addDays(wallTimeAt(now, TIME_ZONE).day, days)
  return new Date(instantOf({ day, minutes }, TIME_ZONE)).toISOString()
}
