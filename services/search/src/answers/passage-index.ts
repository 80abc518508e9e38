import type { Analyse } from '../index/analyse.ts'
import { gatherTerms } from './passage-terms.ts'
import type { Passage } from './passage.ts'
import { spokenWords, type Question, type QuestionWord } from './question.ts'

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
const LIKENESS_FAVOR = 0.6
/** A heading that asks the very same in the same words. */
const SAME_QUESTION_FAVOR = 2
const SHORTEST_COMPOUND = 8
const SHORTEST_HEAD = 5
const HEAD_WEIGHT = 0.75

/** Passages by the words in them: BM25 with headings counted more than text. */
export function createPassageIndex(passages: readonly Passage[], analyse: Analyse): PassageIndex {
  const terms = gatherTerms(passages, analyse)
  const headings = passages.map((passage) => spokenWords(passage.headings.at(-1) ?? ''))

  /** An unknown long word is taken for a compound of a known one: `Kundenkonto` for `Konto`. */
  function withHead(word: QuestionWord): QuestionWord {
    const whole = word[0]?.term ?? ''
    if (whole.length < SHORTEST_COMPOUND || word.some(({ term }) => terms.has(term))) return word
    const head = terms.endOf(whole)
    return head.length < SHORTEST_HEAD ? word : [...word, { term: head, weight: HEAD_WEIGHT }]
  }

  /** A heading that asks nearly the same is the best sign there is. */
  function favorOf(passage: Passage, number: number, spoken: ReadonlySet<string>): number {
    if (passage.isRow && !isSpokenIn(passage, spoken)) return 0
    const heading = headings[number] ?? spoken
    const shared = [...heading].filter((word) => spoken.has(word)).length
    const likeness = shared / Math.max(1, heading.size + spoken.size - shared)
    const favor = likeness === 1 ? SAME_QUESTION_FAVOR : 1
    return passage.weight * favor * (1 + LIKENESS_FAVOR * likeness)
  }

  return {
    find({ words, spoken }, limit) {
      const found = new Map<number, FoundPassage>()
      const full = words.length === 1 ? FULL_FREQUENCY_ALONE : FULL_FREQUENCY
      const asked = words.map(withHead)
      const worths = asked.map(terms.worthOf)
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
      for (const [number, known] of found) known.score *= favorOf(known.passage, number, spoken)
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
