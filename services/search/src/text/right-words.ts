import type { Locale } from '@saum/domain/shops'
import type { AnalysedWord, Analyser } from './analyser.ts'
import { fold } from './fold.ts'
import { soundOf } from './sounds.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word as it is to be spelled. */
export interface RightWord {
  word: string
  folded: string
  /** Without marks only: `hsoe` has no umlaut written out in it. */
  plain: string
  /** Which letters of the alphabet are in it, a bit for each. */
  letters: number
  use: WordUse
}

/** Whether it says something by itself, only together with others, or asks for what the range lacks. */
export type WordUse = 'alone' | 'phrase' | 'absent'

export interface RightWords {
  all: readonly RightWord[]
  /** Of the words with the same stem the shortest, which is how the range says it. */
  byStem(stem: string): string | null
  byFolded(folded: string): RightWord | null
  soundLike(text: string): readonly RightWord[]
}

/** How the words of a shop are spelled, from everything its operator wrote into the vocabulary. */
export function createRightWords(
  analyser: Analyser,
  vocabulary: Vocabulary,
  locale: Locale,
): RightWords {
  const found = new Map<string, RightWord>()
  for (const [use, phrases] of phrasesByUse(analyser, vocabulary, locale)) {
    for (const phrase of phrases) {
      const words = analyser.words(phrase).filter(({ isFunctionWord }) => !isFunctionWord)
      for (const word of words) {
        const right = { ...spellingOf(word), use: words.length > 1 ? 'phrase' : use }
        if (found.get(right.folded)?.use !== 'alone') found.set(right.folded, right)
      }
    }
  }
  const all = [...found.values()]
  const byStem = new Map<string, string>()
  for (const { word, folded } of all) {
    const stem = analyser.stem(folded)
    const shorter = byStem.get(stem)
    if (shorter === undefined || word.length < shorter.length) byStem.set(stem, word)
  }
  let bySound: ReadonlyMap<string, readonly RightWord[]> | null = null
  const soundKey = (text: string) => soundOf(text, analyser.language)
  return {
    all,
    byStem: (stem) => byStem.get(stem) ?? null,
    byFolded: (folded) => found.get(folded) ?? null,
    soundLike(text) {
      // Only wanted once something is spelled wrong, and a range is replaced more often than that.
      bySound ??= Map.groupBy(all, ({ word }) => soundKey(word))
      return bySound.get(soundKey(text)) ?? []
    },
  }
}

const TIES = /[^\p{L}\p{N}]/gu

export function spellingOf({ text, folded }: AnalysedWord): Omit<RightWord, 'use'> {
  const word = text.toLowerCase()
  const plain = fold(word, 'en').replace(TIES, '')
  return { word, folded, plain, letters: lettersOf(plain) }
}

function lettersOf(plain: string): number {
  let bits = 0
  for (let at = 0; at < plain.length; at++) bits |= 1 << (plain.charCodeAt(at) & 31)
  return bits
}

function phrasesByUse(
  { language }: Analyser,
  vocabulary: Vocabulary,
  locale: Locale,
): readonly (readonly [WordUse, readonly string[]])[] {
  const words = vocabulary.languages[language]
  const regional = vocabulary.regions[locale]?.words ?? {}
  const said = [words.synonyms, Object.entries(words.oneWay), Object.entries(regional)].flat(4)
  return [
    ['alone', [...words.words, ...said]],
    ['phrase', words.phrases],
    ['absent', words.absent],
  ]
}
