import { accept, refuse, type Result } from '@saum/domain/result'
import { addDays, wallTimeAt } from '@saum/domain/zoned-time'
import { type FacetClock, midnightOf, parseFacetDate } from './facet-date.ts'
import type { FacetState } from './facet-request.ts'
import type { ListedRange } from './planned-facet.ts'

interface RequestedRange<T> {
  start: T
  end: T
  endInclusive: boolean
  state: FacetState
}

const NUMBERS_REVERSED = 'The start value is greater than the end value for the numeric range'
const DATES_REVERSED = 'The start value is greater than the end value for the date range'

/** Ranges of numbers as asked for; refused when one ends before it starts. */
export function listNumbers(
  ranges: readonly RequestedRange<number>[],
): Result<readonly ListedRange[], string> {
  if (ranges.some(({ start, end }) => start > end)) return refuse(NUMBERS_REVERSED)
  return accept(ranges.map((range) => ({ ...range, startText: null, endText: null })))
}

/** Ranges of dates as asked for; refused when one is no date or ends before it starts. */
export function listDates(
  ranges: readonly RequestedRange<string>[],
  clock: FacetClock,
): Result<readonly ListedRange[], string> {
  const listed: ListedRange[] = []
  for (const { start: startText, end: endText, endInclusive, state } of ranges) {
    const start = parseFacetDate(startText, clock)
    if (!start.ok) return start
    const end = parseFacetDate(endText, clock)
    if (!end.ok) return end
    if (start.value > end.value) return refuse(DATES_REVERSED)
    listed.push({ start: start.value, end: end.value, endInclusive, state, startText, endText })
  }
  return accept(listed)
}

/** The ranges between borders; only the last includes its end. */
export function rangesBetween(borders: readonly number[]): ListedRange[] {
  return borders.slice(1).map((end, position) => ({
    start: borders[position] ?? end,
    end,
    endInclusive: position === borders.length - 2,
    state: 'idle',
    startText: null,
    endText: null,
  }))
}

/** From some days ago to the end of today, so that a range stays the same the whole day. */
export function rangesUntilToday(pastDays: readonly number[], clock: FacetClock): ListedRange[] {
  const { day: today } = wallTimeAt(clock.now, clock.timeZone)
  const tomorrow = midnightOf(addDays(today, 1), clock.timeZone)
  return pastDays.map((days) => {
    const midnight = midnightOf(addDays(today, -days), clock.timeZone)
    return {
      start: midnight.instantMs,
      end: tomorrow.instantMs,
      endInclusive: false,
      state: 'idle',
      startText: midnight.text,
      endText: tomorrow.text,
    }
  })
}

/** The ranges of the shop, and whatever else is selected or excluded. */
export function withActive(
  offered: readonly ListedRange[],
  requested: readonly ListedRange[],
): readonly ListedRange[] {
  const active = uniqueRanges(requested.filter(isActive))
  if (active.length === 0) return offered
  const others = offered.filter((range) => !active.some((other) => isSameRange(range, other)))
  return [...others, ...active]
}

/** A range that is asked for twice counts once. */
export function uniqueRanges(ranges: readonly ListedRange[]): readonly ListedRange[] {
  return ranges.filter(
    (range, position) => ranges.findIndex((other) => isSameRange(range, other)) === position,
  )
}

export function isActive({ state }: { state: FacetState }): boolean {
  return state !== 'idle'
}

function isSameRange(left: ListedRange, right: ListedRange): boolean {
  return (
    left.start === right.start && left.end === right.end && left.endInclusive === right.endInclusive
  )
}
