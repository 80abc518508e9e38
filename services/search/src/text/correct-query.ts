import type { SearchIndex } from '../index/search-index.ts'
import type { AnalysedWord } from './analyser.ts'
import type { Correction, WordCorrection } from './query-plan.ts'
import { type QueryUnit, type ReadingParts, readUnits } from './query-units.ts'
import type { Spelling } from './spelling.ts'
import { countTerms, type Frequencies } from './term-counts.ts'

/** A query with more unknown words is not ours to guess. */
const MOST_UNKNOWN = 4
const SHORTEST_PREFIX = 2
const LONGEST_MISSPELLING = 3
const LONGEST_PHRASE = 3
const HAS_DIGIT = /\d/

export interface CorrectingParts extends ReadingParts {
  index: SearchIndex
  spelling: Spelling
  /** Whether the last word may be unfinished. */
  isLastWordOpen: boolean
}

/** Replaces words that nobody knows; `null` when every word is known or none can be guessed. */
export async function correctQuery(
  query: string,
  words: readonly AnalysedWord[],
  parts: CorrectingParts,
): Promise<Correction | null> {
  const unknown = await findUnknown(words, parts)
  if (unknown.size === 0 || unknown.size > MOST_UNKNOWN) return null
  const wordCorrections: WordCorrection[] = []
  for (let at = 0; at < words.length;) {
    const found = await correctAt(words, at, { ...parts, unknown })
    if (found !== null) wordCorrections.push(toCorrection(query, found))
    at += found?.words.length ?? 1
  }
  if (wordCorrections.length === 0) return null
  return {
    originalQuery: query,
    correctedQuery: replaceAll(query, wordCorrections),
    wordCorrections,
  }
}

interface Found {
  words: readonly AnalysedWord[]
  correctedWord: string
}

async function correctAt(
  words: readonly AnalysedWord[],
  at: number,
  parts: CorrectingParts & { unknown: ReadonlySet<AnalysedWord> },
): Promise<Found | null> {
  const { spelling, unknown } = parts
  for (let length = LONGEST_MISSPELLING; length >= 1; length--) {
    const phrase = words.slice(at, at + length)
    if (phrase.length < length || !phrase.some((word) => unknown.has(word))) continue
    const listed = spelling.misspelled(phrase.map(({ folded }) => folded).join(' '))
    if (listed !== null) return { words: phrase, correctedWord: listed }
  }
  const pair = words.slice(at, at + 2)
  if (pair.length === 2 && pair.some((word) => unknown.has(word))) {
    const joined = pair.map(({ folded }) => folded).join('')
    if (await isKnownTerm(joined, parts)) {
      return { words: pair, correctedWord: pair.map(({ text }) => text.toLowerCase()).join('') }
    }
  }
  const word = words[at]
  if (!word || !unknown.has(word) || spelling.isRight(word.folded)) return null
  const correctedWord = await spelling.correct(word, {
    fits: (folded) => fitsAt(words, at, folded, parts),
    isMeaningful: isColor(word, parts),
  })
  return correctedWord === null ? null : { words: [word], correctedWord }
}

/** A shade that is not listed is a color all the same: `moosgrün`. */
function isColor({ folded }: AnalysedWord, { keywords }: CorrectingParts): boolean {
  return keywords.colorAtEndOf(folded) !== null
}

/** Whether a word in place of the one there makes a phrase or a label with those beside it. */
function fitsAt(
  words: readonly AnalysedWord[],
  at: number,
  folded: string,
  { analyser, expansions, keywords }: CorrectingParts,
): boolean {
  const terms = words
    .map((word, place) => ({
      ...word,
      place,
      term: place === at ? analyser.stem(folded) : word.term,
    }))
    .filter(({ isFunctionWord, place }) => place === at || !isFunctionWord)
  const own = terms.findIndex(({ place }) => place === at)
  for (let from = Math.max(0, own - LONGEST_PHRASE + 1); from <= own; from++) {
    for (let to = own + 1; to <= from + LONGEST_PHRASE && to <= terms.length; to++) {
      if (to - from < 2) continue
      const key = terms
        .slice(from, to)
        .map(({ term }) => term)
        .join(' ')
      if (expansions.of(key) !== null || keywords.isLabel(key)) return true
    }
  }
  return false
}

async function isKnownTerm(
  folded: string,
  { analyser, expansions, index }: CorrectingParts,
): Promise<boolean> {
  const term = analyser.stem(folded)
  if (expansions.of(term) !== null) return true
  return ((await countTerms(index, [term])).get(term) ?? 0) > 0
}

function toCorrection(query: string, { words, correctedWord }: Found): WordCorrection {
  const offset = words[0]?.offset ?? 0
  const end = words.at(-1)?.end ?? offset
  return {
    offset,
    length: end - offset,
    originalWord: query.slice(offset, end),
    correctedWord,
  }
}

function replaceAll(query: string, corrections: readonly WordCorrection[]): string {
  let corrected = ''
  let end = 0
  for (const { offset, length, correctedWord } of corrections) {
    corrected += query.slice(end, offset) + correctedWord
    end = offset + length
  }
  return corrected + query.slice(end)
}

/** Words that are neither in the index nor in the vocabulary, alone or as part of a phrase. */
async function findUnknown(
  words: readonly AnalysedWord[],
  parts: CorrectingParts,
): Promise<ReadonlySet<AnalysedWord>> {
  const units = readUnits(words, parts)
  const open = units.filter((unit) => !isKnownUnit(unit, parts)).flatMap(({ words: own }) => own)
  const terms = open.flatMap(({ term, folded }) => [term, ...parts.analyser.parts(folded).all])
  const frequencies = await countTerms(parts.index, terms)
  const unknown = open.filter((word) => !isKnownWord(word, frequencies, parts))
  const last = words.at(-1)
  if (last && unknown.includes(last) && (await isBeginning(last, parts))) unknown.pop()
  return new Set(unknown)
}

function isKnownUnit(unit: QueryUnit, { expansions }: CorrectingParts): boolean {
  if (unit.kind !== 'words' || unit.isFiller) return true
  return expansions.of(unit.key) !== null || expansions.isAbsent(unit.key)
}

function isKnownWord(
  { folded, term, isFunctionWord }: AnalysedWord,
  frequencies: Frequencies,
  { analyser, expansions, fillerWords, spelling }: CorrectingParts,
): boolean {
  const isWord = (each: string) => (frequencies.get(each) ?? 0) > 0 || expansions.of(each) !== null
  if (isFunctionWord || fillerWords.has(folded) || HAS_DIGIT.test(folded)) return true
  if (spelling.isRightAlone(folded)) return true
  if (folded.length === 1 || isWord(term)) return true
  const { all } = analyser.parts(folded)
  return all.length > 1 && all.every(isWord)
}

async function isBeginning(
  { folded }: AnalysedWord,
  { index, spelling, isLastWordOpen }: CorrectingParts,
): Promise<boolean> {
  if (!isLastWordOpen || folded.length < SHORTEST_PREFIX) return false
  if (spelling.misspelled(folded) !== null) return false
  return (await index.complete(folded, 1)).length > 0
}
