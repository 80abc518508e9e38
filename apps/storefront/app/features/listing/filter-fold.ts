import type { FilterValue, ValueGroup } from './listing-facts.ts'

const SHOWN_AT_FIRST = 8
/** Boxes stand five in a row; they may be many before they are long. */
const SHOWN_SIZES = 20

/** How many values of a group are shown at first; a fold that hides one or two is none. */
export function unfoldedCount(values: readonly FilterValue[], look: ValueGroup['look']): number {
  const limit = look === 'sizes' ? SHOWN_SIZES : SHOWN_AT_FIRST
  return values.length <= limit + 2 ? values.length : limit
}

/** The values a word is part of, whatever its case and accents. */
export function findValues(values: readonly FilterValue[], term: string): readonly FilterValue[] {
  const wanted = plain(term)
  return wanted === '' ? values : values.filter(({ label }) => plain(label).includes(wanted))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
}
