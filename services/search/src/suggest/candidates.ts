import type { Language } from '../text/vocabulary.ts'
import { findByPrefix, findNear } from './find-entries.ts'
import type { TypedPart } from './highlight.ts'
import { phraseKey } from './phrase-key.ts'
import type { EntryRange, Phrase, PhraseTable } from './phrase-table.ts'

/** A phrase that may be meant. */
export interface Candidate {
  text: string
  key: string
  weight: number
  /** How well it fits what was typed, between 0 and 1. */
  quality: number
  parts: readonly TypedPart[]
}

const QUALITY = {
  whole: 1,
  start: 0.9,
  word: 0.7,
  part: 0.6,
  scattered: 0.55,
  corrected: 0.45,
} as const

/** Two letters are the beginning of too many parts. */
const SHORTEST_PART = 3

/** Entries of very common beginnings that are looked at, at most. */
const MAX_SCATTERED = 4_000

interface Scored {
  entry: number
  score: number
}

/** A phrase for a box in which nothing is typed yet. */
export function toStarter({ text, weight }: Phrase, language: Language): Candidate {
  return { text, key: phraseKey(text, language), weight, quality: 1, parts: [] }
}

/** Phrases with a word that begins like the query, best first. */
export function findCandidates(table: PhraseTable, key: string, limit: number): Candidate[] {
  const canBePart = key.length >= SHORTEST_PART
  return best(table, findByPrefix(table, key), limit, canBePart).map(({ entry }) => {
    const start = table.startOf(entry)
    const end = start + key.length
    const quality = qualityOf(table.keyOf(entry), key, start)
    return toCandidate(table, entry, quality, [{ start, end, isCorrected: false }])
  })
}

/** Phrases that have a beginning of every typed word, wherever. */
export function findScattered(table: PhraseTable, key: string, limit: number): Candidate[] {
  const words = key.split(' ')
  if (words.length < 2) return []
  const longest = words.reduce((left, right) => (right.length > left.length ? right : left))
  const { from, to } = findByPrefix(table, longest)
  const found: Scored[] = []
  for (let entry = from; entry < Math.min(to, from + MAX_SCATTERED); entry++) {
    const phrase = table.keyOf(entry)
    if (words.every((word) => wordStart(phrase, word) >= 0)) {
      insert(table, found, { entry, score: table.weightOf(entry) }, limit)
    }
  }
  return found.map(({ entry }) => {
    const phrase = table.keyOf(entry)
    const parts = words
      .map((word) => ({ start: wordStart(phrase, word), word }))
      .map(({ start, word }) => ({ start, end: start + word.length, isCorrected: false }))
      .toSorted((left, right) => left.start - right.start)
    return toCandidate(table, entry, QUALITY.scattered, parts)
  })
}

/** Phrases that begin almost like the query. */
export function findCorrected(table: PhraseTable, key: string, limit: number): Candidate[] {
  return findNear(table, key).flatMap(({ range, length }) =>
    best(table, range, limit).map(({ entry }) => {
      const start = table.startOf(entry)
      const end = start + length
      return toCandidate(table, entry, QUALITY.corrected, [{ start, end, isCorrected: true }])
    }),
  )
}

function qualityOf(phrase: string, key: string, start: number): number {
  if (start > 0) return beginsWord(phrase, start) ? QUALITY.word : QUALITY.part
  return phrase.length === key.length ? QUALITY.whole : QUALITY.start
}

function beginsWord(phrase: string, start: number): boolean {
  return start === 0 || phrase[start - 1] === ' '
}

function best(
  table: PhraseTable,
  { from, to }: EntryRange,
  limit: number,
  canBePart = false,
): Scored[] {
  const found: Scored[] = []
  for (let entry = from; entry < to; entry++) {
    const start = table.startOf(entry)
    const isPart = start > 0 && !beginsWord(table.keyOf(entry), start)
    if (isPart && !canBePart) continue
    const quality = start === 0 ? QUALITY.start : isPart ? QUALITY.part : QUALITY.word
    insert(table, found, { entry, score: table.weightOf(entry) * quality }, limit)
  }
  return found
}

/** Keeps the best few in order; entries come sorted, so of equals the first stays. */
function insert(table: PhraseTable, found: Scored[], scored: Scored, limit: number): void {
  const last = found[limit - 1]
  if (limit <= 0 || (last !== undefined && last.score >= scored.score)) return
  const key = table.keyOf(scored.entry)
  const same = found.findIndex(({ entry }) => table.keyOf(entry) === key)
  if (same >= 0) {
    if ((found[same]?.score ?? 0) >= scored.score) return
    found.splice(same, 1)
  }
  let place = found.length
  while (place > 0 && (found[place - 1]?.score ?? 0) < scored.score) place--
  found.splice(place, 0, scored)
  if (found.length > limit) found.pop()
}

function wordStart(phrase: string, word: string): number {
  if (phrase.startsWith(word)) return 0
  const place = phrase.indexOf(` ${word}`)
  return place < 0 ? -1 : place + 1
}

function toCandidate(
  table: PhraseTable,
  entry: number,
  quality: number,
  parts: readonly TypedPart[],
): Candidate {
  const { text, weight } = table.phraseOf(entry)
  return { text, key: table.keyOf(entry), weight, quality, parts }
}
