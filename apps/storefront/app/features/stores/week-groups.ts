import type { Hours, WeekHours } from '@saum/domain/opening-hours'
import type { Locale } from '@saum/domain/shops'
import { writeTimeSpan } from '#app/ui/write-time.ts'

export const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export type DayKey = (typeof WEEK)[number]

/** Days one after the other with the same hours. */
export interface WeekGroup {
  first: DayKey
  last: DayKey
  hours: readonly Hours[]
}

/** `Mo–Sa 10–20 Uhr` instead of six lines; days that are closed are left out. */
export function groupWeek(week: WeekHours): WeekGroup[] {
  const groups: WeekGroup[] = []
  for (const day of WEEK) {
    const hours = week[day]
    const last = groups.at(-1)
    if (last !== undefined && areAlike(last.hours, hours)) last.last = day
    else groups.push({ first: day, last: day, hours })
  }
  return groups.filter(({ hours }) => hours.length > 0)
}

function areAlike(left: readonly Hours[], right: readonly Hours[]): boolean {
  const isSame = ({ timeFrom, timeUntil }: Hours, index: number) =>
    timeFrom === right[index]?.timeFrom && timeUntil === right[index]?.timeUntil
  return left.length === right.length && left.every(isSame)
}

/** `10–13 Uhr, 14–18:30 Uhr`; empty when closed. */
export function writeHours(hours: readonly Hours[], locale: Locale): string {
  return hours
    .map(({ timeFrom, timeUntil }) => writeTimeSpan(timeFrom, timeUntil, locale))
    .join(', ')
}

/** Some Monday, so that weekdays have a date whose name can be asked for. */
const MONDAY = Date.parse('2024-01-01')

export function dateOfDay(day: DayKey): string {
  return new Date(MONDAY + WEEK.indexOf(day) * 86_400_000).toISOString().slice(0, 10)
}
