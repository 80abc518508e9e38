import type { DateRange, FacetValueState, NumericRange } from '../wire/facet.ts'
import { isAbsoluteDate, isDateText } from './date-text.ts'

/** `3..5` without its end, `3...5` with it. */
export function toRangeText({ start, end, endInclusive }: NumericRange | DateRange): string {
  return `${start}${endInclusive ? '...' : '..'}${end}`
}

/** Null when the text is no range, or ends before it begins. */
export function parseNumericRange(text: string, state: FacetValueState): NumericRange | null {
  const [first, last, endInclusive] = splitRange(text)
  const [start, end] = [toNumber(first), toNumber(last)]
  return start <= end ? { start, end, endInclusive, state } : null
}

export function parseDateRange(text: string, state: FacetValueState): DateRange | null {
  const [start, end, endInclusive] = splitRange(text)
  if (!isDateText(start) || !isDateText(end)) return null
  // Dates of one form are ordered like their texts.
  if (isAbsoluteDate(start) && isAbsoluteDate(end) && start > end) return null
  return { start, end, endInclusive, state }
}

function splitRange(text: string): [start: string, end: string, endInclusive: boolean] {
  const endInclusive = text.includes('...')
  const [start = '', end = '', ...more] = text.split(endInclusive ? '...' : '..')
  return more.length > 0 ? ['', '', false] : [start, end, endInclusive]
}

/** Not a number where nothing is written, which `Number` takes for 0; and 0 for what is written `-0`. */
function toNumber(text: string): number {
  const number = text.trim() === '' ? Number.NaN : Number(text) + 0
  return Number.isFinite(number) ? number : Number.NaN
}
