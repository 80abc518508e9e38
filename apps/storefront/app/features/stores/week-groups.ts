import type { Hours, WeekHours } from '@saum/domain/opening-hours'

export const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export type DayKey = (typeof WEEK)[number]

/** Days one after the other with the same hours. */
export interface WeekGroup {
  first: DayKey
  last: DayKey
  hours: readonly Hours[]
}

/** `Mo–Sa 10:00–20:00` instead of six lines; days that are closed are left out. */
export function groupWeek(week: WeekHours): WeekGroup[] {
  const groups: WeekGroup[] = []
  for (const day of WEEK) {
    const hours = week[day]
    const last = groups.at(-1)
    if (last !== undefined && writeHours(last.hours) === writeHours(hours)) last.last = day
    else groups.push({ first: day, last: day, hours })
  }
  return groups.filter(({ hours }) => hours.length > 0)
}

/** `10:00–13:00, 14:00–18:30`; empty when closed. */
export function writeHours(hours: readonly Hours[]): string {
  return hours.map(({ timeFrom, timeUntil }) => `${timeFrom}–${timeUntil}`).join(', ')
}

/** Some Monday, so that weekdays have a date whose name can be asked for. */
const MONDAY = Date.parse('2024-01-01')

export function dateOfDay(day: DayKey): string {
  return new Date(MONDAY + WEEK.indexOf(day) * 86_400_000).toISOString().slice(0, 10)
}
