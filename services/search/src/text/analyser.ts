import type { Analyse } from '../index/analyse.ts'
import { analyseText, labelKeys } from './analyse-text.ts'
import { cached } from './bounded-cache.ts'
import type { CompoundParts } from './compounds.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'
import { splitWords, type TextWord } from './split-words.ts'
import type { Language, Vocabulary } from './vocabulary.ts'

const MOST_TEXTS = 20_000

/** Labels and names repeat, descriptions do not. */
const LONGEST_CACHED_TEXT = 48

/** A word of a text as queries are made of it. */
export interface AnalysedWord {
  /** As written. */
  text: string
  /** Where it begins and ends in the text, in UTF-16 units. */
  offset: number
  end: number
  folded: string
  term: string
  /** What ties it to the word before. */
  tie: TextWord['tie']
  isFunctionWord: boolean
}

export interface Analyser {
  language: Language
  analyse: Analyse
  /** One by one, function words included; a letter and its word or the parts of a number are one. */
  words(text: string): readonly AnalysedWord[]
  fold(text: string): string
  stem(folded: string): string
  parts(folded: string): CompoundParts
  /** The terms of a phrase without function words: the same for every spelling of it. */
  termsOf(phrase: string): readonly string[]
  /** What a label calls things, each as terms joined by blanks. */
  labelKeys(label: string): readonly string[]
}

/** Made from plain data, so that another thread can make the same one. */
export function createAnalyser(language: Language, vocabulary: Vocabulary): Analyser {
  const lexicon = createLexicon(language, vocabulary.languages[language])
  // In one form before words are split, as queries are: what is found does not depend on how signs are encoded.
  const analyse = (text: string) => analyseText(text.normalize('NFKC'), lexicon)
  const analyseShort = cached(MOST_TEXTS, analyse)
  return {
    language,
    analyse: (text) => (text.length > LONGEST_CACHED_TEXT ? analyse(text) : analyseShort(text)),
    words: (text) => wordsOf(text, lexicon),
    fold: lexicon.fold,
    stem: lexicon.stem,
    parts: lexicon.parts,
    termsOf: (phrase) =>
      wordsOf(phrase.normalize('NFKC'), lexicon)
        .filter(({ isFunctionWord }) => !isFunctionWord)
        .map(({ term }) => term),
    labelKeys: (label) => labelKeys(label.normalize('NFKC'), lexicon),
  }
}

function wordsOf(text: string, lexicon: Lexicon): AnalysedWord[] {
  const words = splitWords(text)
  const analysed: AnalysedWord[] = []
  for (let at = 0; at < words.length;) {
    const length = lexicon.span(words, at)
    const first = words[at]
    const last = words[at + length - 1]
    if (!first || !last) break
    const end = last.offset + last.text.length
    const folded = words
      .slice(at, at + length)
      .map((word) => lexicon.fold(word.text))
      .join('')
    analysed.push({
      text: text.slice(first.offset, end),
      offset: first.offset,
      end,
      folded,
      term: lexicon.stem(folded),
      tie: first.tie,
      isFunctionWord: length === 1 && lexicon.termsOf(first.text).isFunctionWord,
    })
    at += length
  }
  return analysed
}
