import { addDays, instantOf, wallTimeAt } from '@saum/domain/zoned-time'

/** The clocks of all shops show the same; their days begin together. */
const TIME_ZONE = 'Europe/Berlin'

export interface ReportDay {
  day: string
  /** From its midnight to the next; twice a year these are not 24 hours. */
  from: number
  until: number
}

/** The last days, today among them, the oldest first. */
export function reportDays(days: number, now: number): ReportDay[] {
  const { day: today } = wallTimeAt(now, TIME_ZONE)
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(today, index + 1 - days)
    return { day, from: midnightOf(day), until: midnightOf(addDays(day, 1)) }
  })
}

function midnightOf(day: string): number {
  return instantOf({ day, minutes: 0 }, TIME_ZONE)
}
