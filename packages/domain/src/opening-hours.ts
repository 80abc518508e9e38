import { addDays, instantOf, wallTimeAt, weekdayOf } from './zoned-time.ts'

/** `10:00` to `19:00`; an end that is not later than the beginning lies on the next day. */
export interface Hours {
  timeFrom: string
  timeUntil: string
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

type Weekday = (typeof WEEKDAYS)[number]

export type WeekHours = Readonly<Record<Weekday, readonly Hours[]>>

export interface OpeningTimes extends WeekHours {
  /** Days that differ; no hours mean closed. */
  exceptions: readonly { date: string; hours: readonly Hours[] }[]
}

export interface OpeningState {
  currentlyOpen: boolean
  /** `null` while closed. */
  minutesUntilClosed: number | null
}

/** The doors are open from one moment to another. */
interface Span {
  fromMs: number
  untilMs: number
}

const MINUTES_PER_DAY = 24 * 60
const MINUTE_MS = 60_000

/** Whether a branch is open at that moment, by the clocks and holidays of its own place. */
export function openingStateAt(nowMs: number, times: OpeningTimes, timeZone: string): OpeningState {
  const today = wallTimeAt(nowMs, timeZone).day
  // Yesterday's hours may run past midnight, tomorrow's may follow today's without a break.
  const spans = [-1, 0, 1].flatMap((days) => spansOn(addDays(today, days), times, timeZone))
  const current = spans.find(({ fromMs, untilMs }) => fromMs <= nowMs && nowMs < untilMs)
  if (current === undefined) return { currentlyOpen: false, minutesUntilClosed: null }
  const closesMs = lastCloseAfter(current.untilMs, spans)
  return { currentlyOpen: true, minutesUntilClosed: Math.ceil((closesMs - nowMs) / MINUTE_MS) }
}

/**
 * When the doors are open from now on, as moments: they mean the same wherever they are read. A span that
 * has begun is the first; those that follow each other without a break are one.
 */
export function openSpans(
  nowMs: number,
  times: OpeningTimes,
  { timeZone, days }: { timeZone: string; days: number },
): Span[] {
  const today = wallTimeAt(nowMs, timeZone).day
  const spans = Array.from({ length: days + 1 }, (_, index) => addDays(today, index - 1))
    .flatMap((day) => spansOn(day, times, timeZone))
    .toSorted((left, right) => left.fromMs - right.fromMs)
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last === undefined || span.fromMs > last.untilMs) joined.push({ ...span })
    else last.untilMs = Math.max(last.untilMs, span.untilMs)
  }
  return joined.filter(({ untilMs }) => untilMs > nowMs)
}

/** The hours of one day, an exception before the week's. */
export function hoursOn(day: string, times: OpeningTimes): readonly Hours[] {
  const exception = times.exceptions.find(({ date }) => date === day)
  return exception === undefined ? weekHoursOn(day, times) : exception.hours
}

export function weekHoursOn(day: string, week: WeekHours): readonly Hours[] {
  const weekday = WEEKDAYS[weekdayOf(day)]
  return weekday === undefined ? [] : week[weekday]
}

/** What is left of a day's hours when the doors close earlier. */
export function closedAt(time: string, hours: readonly Hours[]): Hours[] {
  return hours.flatMap((span) => {
    if (minutesOf(span.timeFrom) >= minutesOf(time)) return []
    const isLater = minutesUntil(span) > minutesOf(time)
    return [isLater ? { ...span, timeUntil: time } : span]
  })
}

function spansOn(day: string, times: OpeningTimes, timeZone: string): Span[] {
  return hoursOn(day, times).map((hours) => ({
    fromMs: instantOf({ day, minutes: minutesOf(hours.timeFrom) }, timeZone),
    untilMs: instantOf({ day, minutes: minutesUntil(hours) }, timeZone),
  }))
}

function lastCloseAfter(closesMs: number, spans: readonly Span[]): number {
  const next = spans.find(({ fromMs, untilMs }) => fromMs <= closesMs && untilMs > closesMs)
  return next === undefined ? closesMs : lastCloseAfter(next.untilMs, spans)
}

function minutesUntil({ timeFrom, timeUntil }: Hours): number {
  const until = minutesOf(timeUntil)
  return until > minutesOf(timeFrom) ? until : until + MINUTES_PER_DAY
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
