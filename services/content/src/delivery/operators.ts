export const OPERATORS = [
  'ne',
  'in',
  'nin',
  'exists',
  'lt',
  'lte',
  'gt',
  'gte',
  'match',
  'all',
] as const

export type Operator = 'eq' | (typeof OPERATORS)[number]

/** Whether the values a path leads to are as the query wants them. */
export function isMet(values: readonly unknown[], operator: Operator, wanted: string): boolean {
  switch (operator) {
    case 'eq':
      return values.some((value) => isEqual(value, wanted))
    case 'ne':
      return !values.some((value) => isEqual(value, wanted))
    case 'in':
      return toList(wanted).some((one) => values.some((value) => isEqual(value, one)))
    case 'nin':
      return !toList(wanted).some((one) => values.some((value) => isEqual(value, one)))
    case 'all':
      return toList(wanted).every((one) => values.some((value) => isEqual(value, one)))
    case 'exists':
      return values.length > 0 === (wanted === 'true')
    case 'match':
      return holdsWords(values, wanted)
    default:
      return values.some((value) => isInOrder(value, operator, wanted))
  }
}

export function toList(text: string): string[] {
  return text.split(',').map((one) => one.trim())
}

function isEqual(value: unknown, wanted: string): boolean {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value) === wanted
  return value === wanted || (isMoment(value) && compare(value, wanted) === 0)
}

function isInOrder(value: unknown, operator: 'lt' | 'lte' | 'gt' | 'gte', wanted: string): boolean {
  const order = compare(value, wanted)
  if (order === null) return false
  if (operator === 'lt') return order < 0
  if (operator === 'lte') return order <= 0
  return operator === 'gt' ? order > 0 : order >= 0
}

/** Numbers by size, moments by time; `null` where there is no order. */
function compare(value: unknown, wanted: string): number | null {
  const [one, other] =
    typeof value === 'number'
      ? [value, Number(wanted)]
      : isMoment(value)
        ? [Date.parse(value), Date.parse(wanted)]
        : [Number.NaN, Number.NaN]
  return Number.isNaN(one) || Number.isNaN(other) ? null : one - other
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value)
}

/** Every word of the query begins a word of the text; words of rich text are found as well. */
export function holdsWords(values: readonly unknown[], wanted: string): boolean {
  const words = new Set(values.flatMap((value) => toWords(textIn(value))))
  return toWords(wanted).every((start) => words.values().some((word) => word.startsWith(start)))
}

function toWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/\p{Mark}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const { value: own, content } = value as { value?: unknown; content?: unknown[] }
  if (typeof own === 'string') return own
  return Array.isArray(content) ? content.map(textIn).join(' ') : ''
}
