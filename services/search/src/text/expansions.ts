import type { Locale } from '@saum/domain/shops'
import type { Analyser } from './analyser.ts'
import { cached } from './bounded-cache.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How much less a document with another word for the same thing is worth. */
const REGIONAL_WEIGHT = 0.9
const SYNONYM_WEIGHT = 0.85
const OTHER_SYNONYM_WEIGHT = 0.75
const ONE_WAY_WEIGHT = 0.8

const MOST_PHRASES = 5000

/** Terms that stand for others: one for a word, several for a phrase. */
export interface Expansion {
  terms: readonly string[]
  weight: number
  /** The parts of a compound: they may also be found apart. */
  isCompound?: true
}

/** What else the words of one shop are called. Keys are terms joined by blanks. */
export interface Expansions {
  /** Most terms of a phrase. */
  longest: number
  /** `null` for what is not in the vocabulary. */
  of(key: string): readonly Expansion[] | null
  /** Known, and known not to be in the range. */
  isAbsent(key: string): boolean
  /** Of a phrase that means something its single words do not say: a long dress may have short sleeves. */
  isFigure(key: string): boolean
}

export function createExpansions(
  analyser: Analyser,
  vocabulary: Vocabulary,
  locale: Locale,
): Expansions {
  const words = vocabulary.languages[analyser.language]
  const regional = vocabulary.regions[locale]?.words ?? {}
  const found = new Map<string, Expansion[]>()
  const absent = new Set<string>()
  const figures = new Set<string>()
  const read = cached(MOST_PHRASES, (phrase) => {
    const terms = analyser.termsOf(phrase)
    return { terms, key: terms.join(' ') }
  })
  let longest = 1

  function entryOf(phrase: string): Expansion[] {
    const { terms, key } = read(phrase)
    longest = Math.max(longest, terms.length)
    const entry = found.get(key) ?? []
    found.set(key, entry)
    return entry
  }

  function add(phrase: string, other: string, weight: number): void {
    const { terms, key } = read(other)
    const entry = entryOf(phrase)
    const isKnown = entry.some((expansion) => expansion.terms.join(' ') === key)
    if (terms.length > 0 && !isKnown) entry.push({ terms, weight })
    // What the range is said to call it may have another name in the region.
    for (const local of isKnown ? [] : (regional[other] ?? [])) {
      add(phrase, local, weight * REGIONAL_WEIGHT)
    }
  }

  for (const [word, others] of Object.entries(regional)) {
    entryOf(word)
    if (others.length === 0) absent.add(read(word).key)
    for (const other of others) add(word, other, REGIONAL_WEIGHT)
  }
  for (const group of words.synonyms) {
    for (const [place, word] of group.entries()) {
      entryOf(word)
      if (place > 0) figures.add(read(word).key)
      for (const [at, other] of group.entries()) {
        // The range says it in the first words; other phrases would only find their single words.
        if (other === word || (at > 0 && other.includes(' '))) continue
        add(word, other, at === 0 ? SYNONYM_WEIGHT : OTHER_SYNONYM_WEIGHT)
      }
    }
  }
  for (const [word, others] of Object.entries(words.oneWay)) {
    figures.add(read(word).key)
    for (const other of others) add(word, other, ONE_WAY_WEIGHT)
  }
  for (const phrase of words.phrases) entryOf(phrase)
  for (const word of words.absent) {
    entryOf(word)
    absent.add(read(word).key)
  }
  return {
    longest,
    of: (key) => found.get(key) ?? null,
    isAbsent: (key) => absent.has(key),
    isFigure: (key) => figures.has(key),
  }
}
