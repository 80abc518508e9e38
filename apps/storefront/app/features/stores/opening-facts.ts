import type { Branch } from '@saum/contract/branch'
import { openSpans } from '@saum/domain/opening-hours'
import { addDays, wallTimeAt } from '@saum/domain/zoned-time'

/**
 * What a browser needs to say whether a store is open, however old the page is that it reads: moments,
 * not words. Pages are kept for minutes, and tabs for days.
 */
export interface OpeningFacts {
  timeZone: string
  /** The next times the doors are open, each from and until. */
  spans: readonly (readonly [fromMs: number, untilMs: number])[]
  /** Why they stay shut on a day of this week. */
  holidays: readonly { day: string; name: string }[]
}

const DAYS = 8
const MOST_SPANS = 6

export function toOpeningFacts({ openingTimes, timeZone }: Branch, nowMs: number): OpeningFacts {
  if (openingTimes === undefined) return { timeZone, spans: [], holidays: [] }
  const today = wallTimeAt(nowMs, timeZone).day
  const lastDay = addDays(today, DAYS)
  return {
    timeZone,
    spans: openSpans(nowMs, openingTimes, { timeZone, days: DAYS })
      .slice(0, MOST_SPANS)
      .map(({ fromMs, untilMs }) => [fromMs, untilMs]),
    holidays: openingTimes.exceptions.flatMap(({ date, name, hours }) =>
      name !== undefined && hours.length === 0 && date >= today && date <= lastDay
        ? { day: date, name }
        : [],
    ),
  }
}
