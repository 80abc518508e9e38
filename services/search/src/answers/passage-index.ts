import type { Shop } from '@saum/domain/shops'
import type { Analyse } from '../index/analyse.ts'
import { withoutEmailAddress } from './email-address.ts'
import { createHeadingFavor } from './heading-favor.ts'
import { createIntentFavor } from './intent-favor.ts'
import { gatherTerms } from './passage-terms.ts'
import type { Passage } from './passage.ts'
import { spokenWords, type Question } from './question.ts'
import { withGuesses } from './word-guesses.ts'

export interface FoundPassage {
  passage: Passage
  score: number
  /** Between 0 and 1: how much of what the question is about the passage speaks of. */
  coverage: number
  /** The same by headings, labels and the summary of the page alone. */
  topic: number
  /** One bit per word of the question it speaks of. */
  heard: number
}

export interface PassageIndex {
  /** Best first. */
  find(question: Question, limit: number): readonly FoundPassage[]
}

/**
 * How often a word must stand in a passage to count in full. One that only the page is about counts
 * in part; the only word of a question must be in the heading or be said twice.
 */
const FULL_FREQUENCY = 0.8
const FULL_FREQUENCY_ALONE = 1.6
/** What a word that need not be in an answer counts where it is. */
const ASIDE_SHARE = 0.4
/** How much of the score hangs on what the headings say. */
const TOPIC_SHARE = 0.25
/** What stands first below a heading says most of what it is about. */
const FIRST_FAVOR = 1.08

/** Passages by the words in them: BM25 with headings counted more than text. */
export function createPassageIndex(
  passages: readonly Passage[],
  analyseText: Analyse,
  language: Shop['language'],
): PassageIndex {
  const analyse: Analyse = (text) => analyseText(withoutEmailAddress(text))
  const terms = gatherTerms(passages, analyse)
  const headingFavor = createHeadingFavor(passages, analyse, language)
  const intentFavor = createIntentFavor(passages, language)

  function favorOf(passage: Passage, number: number, question: Question): number {
    if (passage.isRow && !isSpokenIn(passage, question.spoken)) return 0
    return (
      passage.weight *
      firstFavor(number) *
      headingFavor(number, question) *
      intentFavor(number, question.intents)
    )
  }

  function firstFavor(number: number): number {
    const above = passages[number - 1]?.headings.at(-1)
    return above === passages[number]?.headings.at(-1) ? 1 : FIRST_FAVOR
  }

  return {
    find(question, limit) {
      const { words, asides } = question
      const found = new Map<number, FoundPassage>()
      const full = words.length === 1 ? FULL_FREQUENCY_ALONE : FULL_FREQUENCY
      const asked = words.map((word) => withGuesses(word, terms))
      const worths = terms.worthsOf(asked, question.noThings)
      const total = worths.reduce((sum, worth) => sum + worth, 0)
      for (const [place, word] of asked.entries()) {
        const worth = worths[place] ?? 0
        for (const [number, { strength, covered, topic }] of terms.matchesOf(word, full)) {
          const passage = passages[number]
          if (passage === undefined) continue
          const known = found.get(number) ?? { passage, score: 0, coverage: 0, topic: 0, heard: 0 }
          known.score += worth * strength
          known.coverage += (worth * covered) / total
          known.topic += (worth * topic) / total
          known.heard |= 1 << place
          found.set(number, known)
        }
      }
      const asideWorths = terms.worthsOf(asides, question.noThings)
      for (const [place, word] of asides.entries()) {
        const worth = (asideWorths[place] ?? 0) * ASIDE_SHARE
        for (const [number, { strength }] of terms.matchesOf(word, full)) {
          const known = found.get(number)
          if (known) known.score += worth * strength
        }
      }
      for (const [number, known] of found) {
        const topicFavor = 1 - TOPIC_SHARE + TOPIC_SHARE * known.topic
        known.score *= topicFavor * favorOf(known.passage, number, question)
      }
      return [...found.values()]
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score * b.coverage - a.score * a.coverage)
        .slice(0, limit)
    },
  }
}

function isSpokenIn({ headings, text }: Passage, spoken: ReadonlySet<string>): boolean {
  const written = spokenWords(`${headings.at(-1) ?? ''} ${text}`)
  return [...spoken].some((word) => word.length > 1 && written.has(word))
}
