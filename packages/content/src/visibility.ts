import { wallTimeAt } from '@saum/domain/zoned-time'
import { beginningOf, endOf } from './moment.ts'
import type { Entry } from './space.ts'
import { valueIn, type Reading } from './values.ts'

/** Who looks, and when. */
export interface Moment {
  at: number
  timeZone: string
  reading: Reading
}

const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const
export const SEASON_STARTS = ['03-01', '06-01', '09-01', '12-01'] as const

/** Between its two moments, in one of its seasons; whatever says nothing is always shown. */
export function isVisible(entry: Entry, moment: Moment): boolean {
  const { at, timeZone, reading } = moment
  const from = textOf(entry, 'visibleFrom', reading)
  const until = textOf(entry, 'visibleUntil', reading)
  const begins = from === null ? null : beginningOf(from, timeZone)
  const ends = until === null ? null : endOf(until, timeZone)
  if (begins !== null && at < begins) return false
  if (ends !== null && at >= ends) return false
  const seasons = seasonsOf(entry, reading)
  return seasons.length === 0 || seasons.includes(seasonAt(at, timeZone))
}

export function seasonAt(at: number, timeZone: string): string {
  const month = Number(wallTimeAt(at, timeZone).day.slice(5, 7))
  return SEASONS[Math.floor((month % 12) / 3)] ?? 'winter'
}

function seasonsOf(entry: Entry, reading: Reading): string[] {
  const found = valueIn(entry.fields['seasons'], reading)?.value
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
}

function textOf(entry: Entry, field: string, { chain, defaultCode }: Reading): string | null {
  // A moment is no words: one written once counts in every locale.
  const codes = defaultCode === undefined ? chain : [...chain, defaultCode]
  const found = valueIn(entry.fields[field], { chain: codes, defaultCode })
  return typeof found?.value === 'string' ? found.value : null
}
