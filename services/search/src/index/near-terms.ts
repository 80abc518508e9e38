import type { StringTable } from './string-table.ts'

/** Shorter words have too many neighbours for any of them to be meant. */
const MIN_NEAR_LETTERS = 4
/** Nobody misspells a longer word by one letter only; it bounds the work for hostile input. */
const MAX_NEAR_LETTERS = 40

/**
 * Two words are one edit apart only if they share a word that is missing one letter of either. So the
 * terms are filed under the hashes of all they become without one letter; equal hashes are verified.
 */
export interface NearTerms {
  /** Where the terms of each hash start, and one more for the end of the last. */
  offsets: Uint32Array
  terms: Uint32Array
}

export function packNearTerms(terms: readonly string[]): NearTerms {
  const letters = terms.map(toLetters)
  let entries = 0
  for (const term of letters) if (isLongEnough(term)) entries += term.length
  const buckets = 2 ** Math.ceil(Math.log2(entries + 1))
  const offsets = new Uint32Array(buckets + 1)
  for (const term of letters) eachHash(term, buckets, (bucket) => (offsets[bucket + 1]! += 1))
  for (let k = 0; k < buckets; k += 1) offsets[k + 1]! += offsets[k]!
  const next = offsets.slice(0, buckets)
  const filed = new Uint32Array(entries)
  letters.forEach((term, ordinal) =>
    eachHash(term, buckets, (bucket) => {
      filed[next[bucket]!] = ordinal
      next[bucket]! += 1
    }),
  )
  return { offsets, terms: filed }
}

/** Ordinals of the terms exactly one edit away, ascending. */
export function findNearTerms(near: NearTerms, terms: StringTable, term: string): number[] {
  const letters = toLetters(term)
  if (!isLongEnough(letters)) return []
  const buckets = near.offsets.length - 1
  const candidates = new Set<number>()
  const file = (bucket: number) => {
    for (let k = near.offsets[bucket]!; k < near.offsets[bucket + 1]!; k += 1) {
      candidates.add(near.terms[k]!)
    }
  }
  eachHash(letters, buckets, file)
  file(hash(letters, -1) & (buckets - 1))
  const found = [...candidates].filter((ordinal) =>
    isOneEdit(letters, toLetters(terms.at(ordinal))),
  )
  for (let k = 0; k < letters.length; k += 1) {
    const shorter = terms.find(String.fromCodePoint(...letters.toSpliced(k, 1)))
    if (shorter >= 0 && !found.includes(shorter)) found.push(shorter)
  }
  return found.toSorted((a, b) => a - b)
}

/** One letter changed, missing or added, or two neighbours swapped; equal words are not an edit apart. */
function isOneEdit(a: readonly number[], b: readonly number[]): boolean {
  if (a.length > b.length) return isOneEdit(b, a)
  if (b.length - a.length > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  if (a.length < b.length) return isSameFrom(a, start, b, start + 1)
  if (start === a.length) return false
  if (isSameFrom(a, start + 1, b, start + 1)) return true
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start]
  return isSwapped && isSameFrom(a, start + 2, b, start + 2)
}

function isSameFrom(a: readonly number[], atA: number, b: readonly number[], atB: number): boolean {
  for (let k = 0; atA + k < a.length; k += 1) if (a[atA + k] !== b[atB + k]) return false
  return a.length - atA === b.length - atB
}

function toLetters(term: string): number[] {
  return Array.from(term, (letter) => letter.codePointAt(0)!)
}

function isLongEnough(letters: readonly number[]): boolean {
  return letters.length >= MIN_NEAR_LETTERS && letters.length <= MAX_NEAR_LETTERS
}

function eachHash(letters: readonly number[], buckets: number, file: (bucket: number) => void) {
  if (!isLongEnough(letters)) return
  for (let k = 0; k < letters.length; k += 1) file(hash(letters, k) & (buckets - 1))
}

/** Of the word without the letter at one place. */
function hash(letters: readonly number[], without: number): number {
  let value = 0x811c9dc5
  for (let k = 0; k < letters.length; k += 1) {
    if (k !== without) value = Math.imul(value ^ letters[k]!, 0x01000193)
  }
  return value ^ (value >>> 15)
}
