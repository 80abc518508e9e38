import { GUESS_WEIGHT, type PassageTerms } from './passage-terms.ts'
import type { QuestionWord } from './question.ts'

const SHORTEST_COMPOUND = 8
const SHORTEST_PART = 5
const HEAD_WEIGHT = 0.75
const MODIFIER_WEIGHT = 0.6
/** Letters between the parts, and endings. */
const MOST_LINK_LETTERS = 3
const SHORTEST_MISSPELLED = 6
const MISSPELLED_WEIGHT = 0.75

/** An unknown word may be misspelled, or a compound of known ones: `Kundenkonto` for `Konto`. */
export function withGuesses(word: QuestionWord, terms: PassageTerms): QuestionWord {
  const whole = word[0]?.term ?? ''
  if (word.some(({ term }) => terms.has(term))) return word
  const misspelled = whole.length < SHORTEST_MISSPELLED ? null : terms.misspelled(whole)
  if (misspelled !== null) return [...word, { term: misspelled, weight: MISSPELLED_WEIGHT }]
  if (whole.length < SHORTEST_COMPOUND) return word
  const [head, modifier] = [terms.endOf(whole), terms.beginningOf(whole)]
  const isWhole = head.length + partLength(modifier) + MOST_LINK_LETTERS >= whole.length
  const parts = [
    { term: head, weight: isWhole ? HEAD_WEIGHT : GUESS_WEIGHT },
    { term: modifier, weight: MODIFIER_WEIGHT },
  ]
  return [...word, ...parts.filter(({ term }) => partLength(term) > 0)]
}

function partLength(term: string): number {
  return term.length >= SHORTEST_PART ? term.length : 0
}
