import { midnightFromToday, parseFacetDate, type FacetClock } from '../facets/facet-date.ts'
import type { Condition, NumberRange } from '../index/index-question.ts'
import type { Comparison } from './expression.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DAY = /^\d{4}\/\d{2}\/\d{2}$/
const NUMBER = /^[+-]?\d{1,15}(\.\d{1,10})?$/

/** `null` for a text that is no number. */
export function numberRange(text: string): NumberRange | null {
  if (!NUMBER.test(text)) return null
  const value = Number(text)
  return { start: value, end: value, endInclusive: true }
}

/** A day is all of it, a moment only itself; `null` for a text that is neither. */
export function dateRange(text: string, clock: FacetClock): NumberRange | null {
  if (text === 'today') return dayFrom(midnightFromToday(0, clock))
  if (text === 'yesterday') return dayFrom(midnightFromToday(-1, clock))
  const isDay = DAY.test(text)
  const parsed = parseFacetDate(isDay ? `${text}@00:00:00` : text, clock)
  if (!parsed.ok) return null
  return isDay
    ? dayFrom(parsed.value)
    : { start: parsed.value, end: parsed.value, endInclusive: true }
}

function dayFrom(start: number): NumberRange {
  return { start, end: start + DAY_MS, endInclusive: false }
}

/** What is compared with a value, in the words of the index. */
export function comparedWith(field: string, comparison: Comparison, value: NumberRange): Condition {
  const within = (range: NumberRange): Condition => ({ kind: 'range', field, range })
  const from = within({ start: value.start, end: Infinity, endInclusive: true })
  switch (comparison) {
    case '=':
    case '==':
      return within(value)
    case '<>':
      return { kind: 'not', condition: within(value) }
    case '>=':
      return from
    case '>':
      return { kind: 'all', conditions: [from, { kind: 'not', condition: within(value) }] }
    case '<=':
      return within({ ...value, start: -Infinity })
    case '<':
      return within({ start: -Infinity, end: value.start, endInclusive: false })
  }
}
