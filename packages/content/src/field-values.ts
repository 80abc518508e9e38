import type { Entry } from './space.ts'
import { isWords, valueIn, type Reading } from './values.ts'

/** Plain values of an entry as one shop reads them. */
export interface FieldValues {
  raw(field: string): unknown
  /** Words for people; the locale of the first ones is remembered. */
  text(field: string): string | undefined
  /** A word for programs: written once for all locales. */
  key(field: string): string | undefined
  oneOf<const Option extends string>(field: string, options: readonly Option[]): Option | undefined
  number(field: string): number | undefined
  numbers(field: string): number[]
  flag(field: string): boolean
  list(field: string): readonly unknown[]
  /** The locale the first words were written in. */
  wordsCode(): string | undefined
}

export function createFieldValues({ fields }: Entry, reading: Reading): FieldValues {
  const { chain, defaultCode } = reading
  const forAll = { chain: defaultCode === undefined ? chain : [...chain, defaultCode], defaultCode }
  let wordsCode: string | undefined

  function raw(field: string): unknown {
    const found = valueIn(fields[field], reading)
    if (found && isWords(found.value)) wordsCode ??= found.code
    return found?.value
  }
  function text(field: string): string | undefined {
    const value = raw(field)
    return typeof value === 'string' ? value.trim() : undefined
  }
  function key(field: string): string | undefined {
    const value = valueIn(fields[field], forAll)?.value
    return typeof value === 'string' ? value.trim() : undefined
  }
  function list(field: string): readonly unknown[] {
    const value = raw(field)
    return Array.isArray(value) ? value : []
  }
  return {
    raw,
    text,
    key,
    list,
    oneOf: (field, options) => options.find((option) => option === key(field)),
    number: (field) => toWhole(valueIn(fields[field], forAll)?.value),
    numbers: (field) => list(field).flatMap((value) => toWhole(value) ?? []),
    flag: (field) => raw(field) === true,
    wordsCode: () => wordsCode,
  }
}

/** Lists of a content system hold texts, so numbers come as those as well. */
function toWhole(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return Number.isSafeInteger(number) && Number(number) >= 0 ? Number(number) : undefined
}
