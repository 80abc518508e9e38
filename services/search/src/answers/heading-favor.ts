import type { Shop } from '@saum/domain/shops'
import type { Analyse } from '../index/analyse.ts'
import { intentsAsked } from './intents.ts'
import type { Passage } from './passage.ts'
import { INTENT_WORDS, QUESTION_WORDS } from './question-words.ts'
import { spokenWords, type Question, type QuestionWord } from './question.ts'
import { wordsOnly } from './words-only.ts'

/** How much the same words count, small words included: a heading that asks the same is the best sign there is. */
const LIKENESS_FAVOR = 0.8
const SMALL_WORD_SHARE = 0.7
/** A heading that asks the very same in the same words. */
const SAME_QUESTION_FAVOR = 2
/** A heading that speaks of nothing but what the question is about. */
const PRECISION_FAVOR = 0.5
/** `What can I not return?` for `What can I return?`, and the other way round. */
const NEGATION_FAVOR = 0.75

const NEGATION: Readonly<Record<Shop['language'], RegExp>> = {
  de: /(?<!\p{L})(?:nicht|kein\p{L}*)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:n’|n'|ne )/u,
  en: /(?<!\p{L})(?:not|cannot)(?!\p{L})|n['’]t(?!\p{L})/u,
}

/** How much a passage is preferred for what the heading right above it says. */
export function createHeadingFavor(
  passages: readonly Passage[],
  analyse: Analyse,
  language: Shop['language'],
): (passage: number, question: Question) => number {
  const termsOf = (text: string) =>
    new Set(wordsOnly(analyse)(text).flatMap(({ term, weight }) => (weight === 1 ? [term] : [])))
  const smallText = `${QUESTION_WORDS[language]} ${INTENT_WORDS[language]}`
  const [small, smallWords] = [termsOf(smallText), spokenWords(smallText)]
  // A heading that asks why something is not done speaks of doing it.
  const isNegated = (text: string) =>
    NEGATION[language].test(text) && !intentsAsked(text, language).has('why')
  const headings = passages.map((passage) => {
    const heading = passage.headings.at(-1) ?? ''
    return {
      spoken: spokenWords(heading),
      terms: [...termsOf(heading).difference(small)],
      isNegated: isNegated(heading.toLowerCase()),
    }
  })

  return (number, question) => {
    const heading = headings[number]
    if (heading === undefined || heading.spoken.size === 0) return 1
    const likeness = likenessOf(heading.spoken, question.spoken, smallWords)
    const favor = likeness === 1 ? SAME_QUESTION_FAVOR : 1 + LIKENESS_FAVOR * likeness
    const isOpposite = heading.isNegated !== isNegated(question.text)
    const precision = precisionOf(heading.terms, [...question.words, ...question.asides])
    return favor * (1 + PRECISION_FAVOR * precision) * (isOpposite ? NEGATION_FAVOR : 1)
  }
}

/** Words in both among the words of either; small ones count little. */
function likenessOf(
  heading: ReadonlySet<string>,
  spoken: ReadonlySet<string>,
  small: ReadonlySet<string>,
): number {
  const sizeOf = (words: ReadonlySet<string>) =>
    [...words].reduce((sum, word) => sum + (small.has(word) ? SMALL_WORD_SHARE : 1), 0)
  return sizeOf(heading.intersection(spoken)) / sizeOf(heading.union(spoken))
}

function precisionOf(terms: readonly string[], words: readonly QuestionWord[]): number {
  const asked = new Set(words.flatMap((word) => word.map(({ term }) => term)))
  return terms.filter((term) => asked.has(term)).length / Math.max(1, terms.length)
}
