import type { Shop } from '@saum/domain/shops'
import type { Analyse } from '../index/analyse.ts'
import { PARAPHRASES, QUESTION_WORDS, SAME_MEANING, WEAK_WORDS } from './question-words.ts'
import { wordsOnly } from './words-only.ts'

export interface QuestionTerm {
  term: string
  /** 1 for the word itself, less for a part of it or a word of the same meaning. */
  weight: number
}

/** One word of a question and what may stand for it, itself first. */
export type QuestionWord = readonly QuestionTerm[]

export interface Question {
  /** What it is about; empty if that is too vague to be answered. */
  words: readonly QuestionWord[]
  /** Everything that was said, small words included: headings that are questions resemble it. */
  spoken: ReadonlySet<string>
}

export type ReadQuestion = (query: string) => Question

const SAME_MEANING_WEIGHT = 0.8

/** Longer questions are cut: nobody asks with more words, and each one costs a look-up. */
const MOST_WORDS = 24
const MOST_CHARACTERS = 600

/** Reads the words that matter out of a question in the language of the shop. */
export function createQuestionReader(shop: Shop, analyseAll: Analyse): ReadQuestion {
  const analyse = wordsOnly(analyseAll)
  const dropped = new Set(analyse(QUESTION_WORDS[shop.language]).map(({ term }) => term))
  const weak = new Set(analyse(WEAK_WORDS[shop.language]).map(({ term }) => term))
  const paraphrase = createParaphrase(PARAPHRASES[shop.language])
  const meanings = toMeanings(SAME_MEANING[shop.language], analyse)
  return (query) => {
    const meant = paraphrase(query.slice(0, MOST_CHARACTERS))
    const words = new Map<number, QuestionTerm[]>()
    for (const { term, weight, position } of analyse(meant)) {
      const word = words.get(position)
      if (word) word.push({ term, weight })
      else if (words.size < MOST_WORDS) words.set(position, [{ term, weight }])
    }
    const seen = new Set<string>()
    const telling = [...words.values()].filter(([own]) => {
      const term = own?.term ?? ''
      const isTelling = !dropped.has(term) && !seen.has(term)
      seen.add(term)
      return isTelling
    })
    const isVague = telling.every(([own]) => weak.has(own?.term ?? ''))
    return {
      words: isVague ? [] : telling.map((word) => withMeanings(word, meanings)),
      spoken: spokenWords(meant),
    }
  }
}

/** The words of a text as they are said, without punctuation. */
export function spokenWords(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
}

/** Replaces whole words, with or without an s at their end; the longest that fit count. */
function createParaphrase(paraphrases: Readonly<Record<string, string>>) {
  const said = Object.keys(paraphrases).toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<!\\p{L})(${said.join('|')})s?(?!\\p{L})`, 'gu')
  return (query: string): string =>
    query.toLowerCase().replace(pattern, (whole, words: string) => paraphrases[words] ?? whole)
}

function toMeanings(groups: readonly string[], analyse: Analyse): Map<string, Set<string>> {
  const meanings = new Map<string, Set<string>>()
  for (const group of groups) {
    const terms = analyse(group).flatMap(({ term, weight }) => (weight === 1 ? [term] : []))
    for (const term of terms) {
      const known = meanings.get(term) ?? new Set()
      for (const other of terms) known.add(other)
      meanings.set(term, known)
    }
  }
  return meanings
}

function withMeanings(
  word: readonly QuestionTerm[],
  meanings: ReadonlyMap<string, ReadonlySet<string>>,
): QuestionWord {
  const own = word[0]?.term ?? ''
  const others = [...(meanings.get(own) ?? [])].filter((term) => term !== own)
  return [...word, ...others.map((term) => ({ term, weight: SAME_MEANING_WEIGHT }))]
}
