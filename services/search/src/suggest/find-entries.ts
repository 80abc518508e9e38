import type { EntryRange, PhraseTable } from './phrase-table.ts'

/** Entries that begin like the query; the first `length` letters of each are the typed ones. */
export interface FoundRange {
  range: EntryRange
  length: number
}

/** Shorter words have too many neighbors to guess. */
const LEAST_CORRECTED_LENGTH = 4
const MAX_CORRECTED_LENGTH = 40

export function findByPrefix(table: PhraseTable, key: string): EntryRange {
  return follow(table, { range: table.all, length: 0 }, key, 0).range
}

/**
 * Entries whose beginning is one letter away from the query: one changed, missing, added, or two
 * swapped. The first letter counts as right. Only ways that exist in the table are tried, so a long
 * query costs no more than the part of it that makes sense.
 */
export function findNear(table: PhraseTable, key: string): FoundRange[] {
  if (key.length < LEAST_CORRECTED_LENGTH || key.length > MAX_CORRECTED_LENGTH) return []
  const found: FoundRange[] = []
  let exact: FoundRange = { range: table.all, length: 0 }
  for (let place = 1; place < key.length; place++) {
    exact = follow(table, exact, key.slice(0, place), place - 1)
    if (isEmpty(exact.range)) break
    found.push(...withEditAt(table, exact, key, place))
  }
  return found.filter(({ range }) => !isEmpty(range))
}

function withEditAt(
  table: PhraseTable,
  exact: FoundRange,
  key: string,
  place: number,
): FoundRange[] {
  const tooMany = follow(table, exact, key, place + 1)
  const swapped = follow(table, exact, swapAt(key, place), place)
  const others = nextSteps(table, exact).flatMap((step) => [
    follow(table, step, key, place + 1),
    follow(table, step, key, place),
  ])
  return [swapped, tooMany, ...others]
}

function swapAt(key: string, place: number): string {
  return key.slice(0, place) + key.charAt(place + 1) + key.charAt(place) + key.slice(place + 2)
}

/** Goes on along the letters of the query from `place` on, until it ends or nothing is left. */
function follow(table: PhraseTable, start: FoundRange, key: string, place: number): FoundRange {
  let { range, length } = start
  for (let at = place; at < key.length && !isEmpty(range); at++) {
    range = table.narrow(range, length, key.charCodeAt(at))
    length++
  }
  return { range, length }
}

/** Every letter the entries of a range go on with. */
function nextSteps(table: PhraseTable, { range, length }: FoundRange): FoundRange[] {
  const steps: FoundRange[] = []
  for (let entry = range.from; entry < range.to;) {
    const code = table.codeAt(entry, length)
    const step = table.narrow({ from: entry, to: range.to }, length, code)
    if (code >= 0) steps.push({ range: step, length: length + 1 })
    entry = step.to
  }
  return steps
}

function isEmpty({ from, to }: EntryRange): boolean {
  return from >= to
}
