import type { LocalizedValue } from './space.ts'

export interface FoundValue {
  value: unknown
  /** The locale of the space it was written in. */
  code: string
}

/** How one shop reads fields: its locales in their order, and the one every space has. */
export interface Reading {
  chain: readonly string[]
  defaultCode: string | undefined
}

/**
 * The first value of the chain. Words stop there: another language nobody asked for helps less than
 * nothing. What is no words, such as a link or a number, is often written once for all locales.
 */
export function valueIn(field: LocalizedValue | undefined, reading: Reading): FoundValue | null {
  if (field === undefined) return null
  for (const code of reading.chain) {
    const value = ownValue(field, code)
    if (value !== undefined) return { value, code }
  }
  const { defaultCode } = reading
  const value = defaultCode === undefined ? undefined : ownValue(field, defaultCode)
  if (defaultCode === undefined || value === undefined || isWords(value)) return null
  return { value, code: defaultCode }
}

/** Empty words are words nobody wrote. */
function ownValue(field: LocalizedValue, code: string): unknown {
  if (!Object.hasOwn(field, code)) return undefined
  const value = field[code]
  const isEmpty = value === null || (typeof value === 'string' && value.trim() === '')
  return isEmpty ? undefined : value
}

/** A text, or a rich text document. */
export function isWords(value: unknown): boolean {
  return typeof value === 'string' || isDocument(value)
}

function isDocument(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'nodeType' in value
}
