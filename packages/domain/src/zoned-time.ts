/** What a clock on the wall shows: the day as `2026-11-15` and the minutes since its midnight. */
export interface WallTime {
  day: string
  minutes: number
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** Clocks are only ever changed on a quarter of an hour, so one look serves all of it. */
const QUARTER_MS = 15 * MINUTE_MS
const MAX_QUARTERS = 1_000

interface Clock {
  format: Intl.DateTimeFormat
  /** How far it is ahead of UTC, by the beginning of the quarter. */
  offsets: Map<number, number>
}

const clocks = new Map<string, Clock>()

export function wallTimeAt(instantMs: number, timeZone: string): WallTime {
  const wallMs = instantMs + offsetMs(instantMs, timeZone)
  const midnightMs = Math.floor(wallMs / DAY_MS) * DAY_MS
  return { day: toDay(midnightMs), minutes: Math.floor((wallMs - midnightMs) / MINUTE_MS) }
}

/**
 * The moment a wall clock shows this time; minutes may run past midnight into the next day. A time
 * that the clocks skip counts as the one an hour later, of a repeated one the second is meant.
 */
export function instantOf({ day, minutes }: WallTime, timeZone: string): number {
  const wallMs = Date.parse(day) + minutes * MINUTE_MS
  const guessMs = wallMs - offsetMs(wallMs, timeZone)
  return wallMs - offsetMs(guessMs, timeZone)
}

/** Whether clocks of that name exist, such as `Europe/Zurich`. */
export function isTimeZone(name: string): boolean {
  try {
    return clockOf(name).format.resolvedOptions().timeZone !== ''
  } catch {
    // Intl has no other way to say that it does not know a zone.
    return false
  }
}

/** `2026-12-31` and 1 → `2027-01-01`. */
export function addDays(day: string, days: number): string {
  return toDay(Date.parse(day) + days * DAY_MS)
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay()
}

function toDay(midnightMs: number): string {
  return new Date(midnightMs).toISOString().slice(0, 10)
}

/** How far the zone's clocks are ahead of UTC at that moment. */
function offsetMs(instantMs: number, timeZone: string): number {
  const { format, offsets } = clockOf(timeZone)
  const quarterMs = Math.floor(instantMs / QUARTER_MS) * QUARTER_MS
  const known = offsets.get(quarterMs)
  if (known !== undefined) return known
  const offset = shownMs(quarterMs, format) - quarterMs
  if (offsets.size >= MAX_QUARTERS) offsets.clear()
  offsets.set(quarterMs, offset)
  return offset
}

/** What the clock shows, as if it were UTC. */
function shownMs(instantMs: number, format: Intl.DateTimeFormat): number {
  const parts = format.formatToParts(instantMs)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value)
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
}

/** Building one takes longer than a whole page of branches. */
function clockOf(timeZone: string): Clock {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const clock = { format, offsets: new Map<number, number>() }
  clocks.set(timeZone, clock)
  return clock
}
