import type { PreviewFacts } from '@saum/contract/storefront'
import { instantOf } from '@saum/domain/zoned-time'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2})?$/
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/
const NOON_MINUTES = 12 * 60
const EARLIEST = Date.UTC(2000, 0, 1)
const LATEST = Date.UTC(2100, 0, 1)

type Moment = Required<Pick<PreviewFacts, 'at' | 'choice'>>

/**
 * Which moment an editor wants to see: a day means its noon, a time without an offset that of the shop's
 * clocks. What is neither is told and counts as now.
 */
export function parsePreviewMoment(text: string | null, timeZone: string, now: number): Moment {
  if (text === null || text === '') return { at: new Date(now), choice: 'now' }
  const instant = instantIn(text, timeZone)
  if (!(instant >= EARLIEST && instant < LATEST)) {
    return { at: new Date(now), choice: 'unreadable' }
  }
  return { at: new Date(instant), choice: 'chosen' }
}

function instantIn(text: string, timeZone: string): number {
  if (WITH_OFFSET.test(text)) return Date.parse(text)
  if (DAY.test(text))
    return isDay(text) ? instantOf({ day: text, minutes: NOON_MINUTES }, timeZone) : NaN
  const [, day = '', hours, minutes] = LOCAL_TIME.exec(text) ?? []
  if (!isDay(day) || Number(hours) > 23 || Number(minutes) > 59) return Number.NaN
  return instantOf({ day, minutes: Number(hours) * 60 + Number(minutes) }, timeZone)
}

/** `2026-02-30` is read as the second of March by some. */
function isDay(day: string): boolean {
  const parsed = Date.parse(day)
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(day)
}
