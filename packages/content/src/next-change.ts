import { SHOPS } from '@saum/domain/shops'
import { instantOf, wallTimeAt } from '@saum/domain/zoned-time'
import { beginningOf, endOf } from './moment.ts'
import type { Entry, Space } from './space.ts'
import { isVisible, SEASON_STARTS } from './visibility.ts'
import { readingOf } from './space-locales.ts'

const ZONES: readonly string[] = [...new Set(SHOPS.map((shop) => shop.timeZone))]

/** The next moment anything of the space appears, disappears or ends; `null` when nothing will. */
export function nextChange(space: Space, after: number): number | null {
  let next = Number.POSITIVE_INFINITY
  for (const entry of space.entries.values()) {
    for (const moment of momentsOf(entry, after)) {
      if (moment > after && moment < next) next = moment
    }
  }
  return Number.isFinite(next) ? next : null
}

/** Entries that are seen at one of the two moments only, or whose time ran out between them. */
export function changedBetween(space: Space, before: number, after: number): string[] {
  return [...space.entries.values()]
    .filter((entry) => hasMoments(entry) && differs(space, entry, before, after))
    .map((entry) => entry.id)
}

function differs(space: Space, entry: Entry, before: number, after: number): boolean {
  return SHOPS.some(({ locale, timeZone }) => {
    const reading = readingOf(space.locales, locale)
    const [was, is] = [before, after].map((at) => isVisible(entry, { at, timeZone, reading }))
    const hasEnded = endsOf(entry, 'until', timeZone).some((end) => before < end && end <= after)
    return was !== is || hasEnded
  })
}

function hasMoments({ fields }: Entry): boolean {
  return ['visibleFrom', 'visibleUntil', 'seasons', 'until'].some((field) => field in fields)
}

function* momentsOf(entry: Entry, after: number): Iterable<number> {
  if (!hasMoments(entry)) return
  for (const zone of ZONES) {
    yield* textsOf(entry, 'visibleFrom').flatMap((text) => beginningOf(text, zone) ?? [])
    yield* endsOf(entry, 'visibleUntil', zone)
    yield* endsOf(entry, 'until', zone)
    if ('seasons' in entry.fields) yield nextSeason(after, zone)
  }
}

function endsOf(entry: Entry, field: string, zone: string): number[] {
  return textsOf(entry, field).flatMap((text) => endOf(text, zone) ?? [])
}

function textsOf({ fields }: Entry, field: string): string[] {
  return Object.values(fields[field] ?? {}).filter((value) => typeof value === 'string')
}

function nextSeason(after: number, zone: string): number {
  const year = Number(wallTimeAt(after, zone).day.slice(0, 4))
  const starts = [year, year + 1].flatMap((of) =>
    SEASON_STARTS.map((start) => instantOf({ day: `${of}-${start}`, minutes: 0 }, zone)),
  )
  return starts.find((start) => start > after) ?? Number.POSITIVE_INFINITY
}
