import { cached } from './bounded-cache.ts'
import { type CompoundParts, createCompoundSplitter } from './compounds.ts'
import { fold } from './fold.ts'
import type { TextWord } from './split-words.ts'
import { createStemmer } from './stem.ts'
import type { Language, LanguageWords } from './vocabulary.ts'

const MOST_WORDS = 50_000

const ARTICLE_NUMBER = /^\d{4,}$/
const LETTER = /^\p{L}$/u

interface WordTerms {
  folded: string
  term: string
  isFunctionWord: boolean
  parts: CompoundParts
}

/** What a language makes of single words. */
export interface Lexicon {
  language: Language
  fold(text: string): string
  stem(folded: string): string
  parts(folded: string): CompoundParts
  /** Everything about a word as written. */
  termsOf(text: string): WordTerms
  /** How many words from here on are one: a letter and its word, or an article number. */
  span(words: readonly TextWord[], at: number): number
}

export function createLexicon(language: Language, words: LanguageWords): Lexicon {
  const toFolded = (text: string) => fold(text, language)
  const stem = createStemmer(language, words.irregular)
  const parts = cached(MOST_WORDS, createCompoundSplitter(words.compounds, stem))
  const functionWords = new Set(words.functionWords.map(toFolded))
  const joins = new Set(words.joins.map((pair) => pair.split(' ').map(toTerm).join(' ')))

  function toTerm(text: string): string {
    const folded = toFolded(text)
    return folded.length === 1 ? folded : stem(folded)
  }

  function span(all: readonly TextWord[], at: number): number {
    const word = all[at]
    const next = all[at + 1]
    if (!word || !next) return 1
    if (ARTICLE_NUMBER.test(word.text) && next.tie === '-') return tiedFrom(all, at)
    if (!isLetter(word.text)) return 1
    if (next.tie === '-') return 2
    return joins.has(`${toFolded(word.text)} ${toTerm(next.text)}`) ? 2 : 1
  }

  return {
    language,
    fold: toFolded,
    stem,
    parts,
    span,
    termsOf: cached(MOST_WORDS, (text) => {
      const folded = toFolded(text)
      const isFunctionWord = functionWords.has(folded)
      return { folded, term: stem(folded), isFunctionWord, parts: parts(folded) }
    }),
  }
}

export function isLetter(text: string): boolean {
  return text.length === 1 && LETTER.test(text)
}

/** How many words are tied by hyphens from here on. */
export function tiedFrom(words: readonly TextWord[], at: number): number {
  let length = 1
  while (words[at + length]?.tie === '-') length++
  return length
}
