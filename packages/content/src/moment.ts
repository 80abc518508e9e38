import { addDays, instantOf } from '@saum/domain/zoned-time'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const WALL_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/

/** When something begins: a day begins at its midnight in the shop, a time without zone is the shop's. */
export function beginningOf(text: string, timeZone: string): number | null {
  if (DAY.test(text)) return toInstant(text, 0, timeZone)
  const [, day, hours, minutes] = WALL_TIME.exec(text) ?? []
  const instant =
    day === undefined
      ? Date.parse(text)
      : (toInstant(day, Number(hours) * 60 + Number(minutes), timeZone) ?? Number.NaN)
  return Number.isNaN(instant) ? null : instant
}

/** When something ends: a day is meant with all its hours. */
export function endOf(text: string, timeZone: string): number | null {
  if (!DAY.test(text)) return beginningOf(text, timeZone)
  return Number.isNaN(Date.parse(text)) ? null : toInstant(addDays(text, 1), 0, timeZone)
}

function toInstant(day: string, minutes: number, timeZone: string): number | null {
  return Number.isNaN(Date.parse(day)) ? null : instantOf({ day, minutes }, timeZone)
}
