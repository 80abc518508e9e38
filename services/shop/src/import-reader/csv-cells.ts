import type { CellType } from './csv-columns.ts'

const LIST_SEPARATOR = '|'
const YES = ['true', '1', 'yes', 'ja', 'oui', 'wahr', 'vrai']
const NO = ['false', '0', 'no', 'nein', 'non', 'falsch', 'faux']

/** What a cell means; text that does not fit its column stays text, so that the schema names it. */
export function parseCell(text: string, type: CellType): unknown {
  if (type === 'number') return toNumber(text)
  if (type === 'list') return splitList(text)
  if (type === 'numbers') return splitList(text).map((part) => toNumber(String(part)))
  if (type === 'boolean') return toBoolean(text)
  if (type === 'json') return toJson(text)
  return text
}

export function formatCell(value: unknown, type: CellType): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value) && type !== 'json') return formatList(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A list that cannot be told apart from its separators is written as JSON. */
function formatList(values: readonly unknown[]): string {
  const texts = values.map(String)
  const isPlain = texts.length > 0 && !texts.some((text) => /^\[|\|/.test(text))
  return isPlain ? texts.join(LIST_SEPARATOR) : JSON.stringify(values)
}

function splitList(text: string): unknown[] {
  const listed = text.startsWith('[') ? toJson(text) : null
  if (Array.isArray(listed)) return listed
  return text
    .split(LIST_SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** A decimal comma is what a German table has; it is a number still, if not a whole one. */
function toNumber(text: string): number | string {
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text
}

function toBoolean(text: string): boolean | string {
  const word = text.toLowerCase()
  if (YES.includes(word)) return true
  return NO.includes(word) ? false : text
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // The schema says what it wants instead of this text.
    return text
  }
}
