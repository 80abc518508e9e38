import type { Language } from '../text/vocabulary.ts'
import { phraseKey } from './phrase-key.ts'

/** Something that may be typed; weights lie between 0 and 1. */
export interface Phrase {
  text: string
  weight: number
}

/** Neighboring entries: `from` is the first, `to` lies behind the last. */
export interface EntryRange {
  from: number
  to: number
}

/**
 * Phrases by every word they may be begun at: `bluse weiss` stands under `bluse weiss` and under
 * `weiss`, a compound also under its parts. Entries are sorted, so that all with the same beginning lie next to each other.
 */
export interface PhraseTable {
  readonly all: EntryRange
  /** The phrase with exactly this key. */
  phraseFor(key: string): Phrase | null
  phraseOf(entry: number): Phrase
  keyOf(entry: number): string
  /** Where in the key of its phrase the entry begins. */
  startOf(entry: number): number
  weightOf(entry: number): number
  /** Of entries alike up to `depth`, those that go on with a letter. */
  narrow(range: EntryRange, depth: number, code: number): EntryRange
  /** The letter of an entry at a depth; -1 behind its end. */
  codeAt(entry: number, depth: number): number
}

const MAX_KEY_LENGTH = 250

/** Where in a word its further parts begin: `kleid` in `jerseykleid`. */
export type PartsIn = (word: string) => readonly number[]

const noParts: PartsIn = () => []

/** Phrases with the same key are one, with the highest weight and the first spelling. */
export function createPhraseTable(
  phrases: readonly Phrase[],
  language: Language,
  partsIn: PartsIn | undefined = noParts,
): PhraseTable {
  const distinct = distinctPhrases(phrases, language)
  const keys = [...distinct.keys()]
  const kept = [...distinct.values()]
  const { phraseNumbers, starts } = sortEntries(keys, partsIn)
  const weights = Float32Array.from(kept, ({ weight }) => weight)

  function numberOf(entry: number): number {
    return phraseNumbers[entry] ?? 0
  }
  function codeAt(entry: number, depth: number): number {
    const code = keys[numberOf(entry)]?.charCodeAt((starts[entry] ?? 0) + depth) ?? Number.NaN
    return Number.isNaN(code) ? -1 : code
  }
  /** The first entry of the range whose letter is at least `code`. */
  function lowest(range: EntryRange, depth: number, code: number): number {
    let { from: low, to: high } = range
    while (low < high) {
      const middle = (low + high) >> 1
      if (codeAt(middle, depth) < code) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    all: { from: 0, to: phraseNumbers.length },
    phraseFor: (key) => distinct.get(key) ?? null,
    phraseOf: (entry) => kept[numberOf(entry)] ?? { text: '', weight: 0 },
    keyOf: (entry) => keys[numberOf(entry)] ?? '',
    startOf: (entry) => starts[entry] ?? 0,
    weightOf: (entry) => weights[numberOf(entry)] ?? 0,
    codeAt,
    narrow(range, depth, code) {
      const from = lowest(range, depth, code)
      return { from, to: lowest({ from, to: range.to }, depth, code + 1) }
    },
  }
}

/** Marks of a highlight cannot be part of a phrase. */
const HIGHLIGHT_MARKS = /[[\]{}()]/gu

function distinctPhrases(phrases: readonly Phrase[], language: Language): Map<string, Phrase> {
  const distinct = new Map<string, Phrase>()
  for (const phrase of phrases) {
    const text = phrase.text.replace(HIGHLIGHT_MARKS, '').trim()
    const key = phraseKey(text, language)
    if (key === '' || key.length > MAX_KEY_LENGTH) continue
    const known = distinct.get(key)
    const weight = Math.max(known?.weight ?? 0, Math.min(1, Math.max(0, phrase.weight)))
    distinct.set(key, { text: known?.text ?? text, weight })
  }
  return distinct
}

function sortEntries(keys: readonly string[], partsIn: PartsIn) {
  const entries: { phrase: number; start: number; suffix: string }[] = []
  for (const [phrase, key] of keys.entries()) {
    for (const start of startsIn(key, partsIn)) {
      entries.push({ phrase, start, suffix: key.slice(start) })
    }
  }
  entries.sort((left, right) => compare(left.suffix, right.suffix) || left.phrase - right.phrase)
  return {
    phraseNumbers: Uint32Array.from(entries, ({ phrase }) => phrase),
    starts: Uint8Array.from(entries, ({ start }) => start),
  }
}

function startsIn(key: string, partsIn: PartsIn): number[] {
  const starts: number[] = []
  for (let start = 0; start >= 0;) {
    const space = key.indexOf(' ', start)
    const word = key.slice(start, space < 0 ? key.length : space)
    const from = start
    starts.push(from, ...partsIn(word).map((offset) => from + offset))
    start = space < 0 ? -1 : space + 1
  }
  return starts
}

/** By code units, as the search in the table compares. */
function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right)
}
