import type { Language } from './vocabulary.ts'

const QWERTY = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const QWERTZ = ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm']
/** The Swiss French keys have these letters where the German ones have umlauts. */
const QWERTZ_ROMANDE = ['qwertzuiopè', 'asdfghjkléà', 'yxcvbnm']
const AZERTY = ['azertyuiop', 'qsdfghjklm', 'wxcvbn']

/** The keyboards that the shoppers of a language type on, as rows of keys from the top. */
const KEYBOARDS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  de: [QWERTZ],
  fr: [AZERTY, QWERTZ_ROMANDE],
  en: [QWERTY],
}

/** The keys around each key: a finger that slips hits one of them. */
export function keysAround(language: Language): ReadonlyMap<string, string> {
  const around = new Map<string, string>()
  for (const rows of KEYBOARDS[language]) {
    for (const [row, keys] of rows.entries()) {
      for (const [column, key] of Array.from(keys).entries()) {
        const known = around.get(key) ?? ''
        const others = touching(rows, row, column).filter((other) => !known.includes(other))
        around.set(key, known + others.join(''))
      }
    }
  }
  return around
}

/** A row lies half a key to the right of the one above it. */
function touching(rows: readonly string[], row: number, column: number): string[] {
  const at = (line: number, place: number) => rows[line]?.[place] ?? ''
  return [
    at(row, column - 1),
    at(row, column + 1),
    at(row - 1, column),
    at(row - 1, column + 1),
    at(row + 1, column - 1),
    at(row + 1, column),
  ].filter((key) => key !== '')
}
