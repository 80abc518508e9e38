import type { SearchIndex } from '../index/search-index.ts'
import type { AnalysedWord, Analyser } from './analyser.ts'
import { createCompoundRepair } from './compound-repair.ts'
import type { Expansions } from './expansions.ts'
import { createGuesses, type Guess } from './guesses.ts'
import type { RightWords } from './right-words.ts'
import { countTerms } from './term-counts.ts'
import type { LanguageWords } from './vocabulary.ts'

/** Longer ones are nobody's, and every place to cut them would be tried. */
const LONGEST_CORRECTED = 40
const SHORTEST_CORRECTED = 3
const SHORTEST_SPLIT = 3

/** So near that nothing else is looked for. */
const ONE_SLIP = 1.25

/** Known ways to spell, and what a word nobody knows may have meant. */
export interface Spelling {
  /** What a phrase is a frequent misspelling of; the phrase folded, words joined by blanks. */
  misspelled(folded: string): string | null
  /** Whether a folded word is spelled as it should be, in the range or not. */
  isRight(folded: string): boolean
  /** The same for a word that says something by itself: `pull over` has none. */
  isRightAlone(folded: string): boolean
  /** What an unknown word most likely stands for, `null` when there is no telling. */
  correct(word: AnalysedWord, options: CorrectOptions): Promise<string | null>
}

export interface CorrectOptions {
  /** Whether a word says something together with those beside it. */
  fits(folded: string): boolean
  /** The word has a meaning of its own already: only what is very near is meant instead. */
  isMeaningful: boolean
}

interface SpellingParts {
  analyser: Analyser
  expansions: Expansions
  words: LanguageWords
  right: RightWords
  index: SearchIndex
}

export function createSpelling(parts: SpellingParts): Spelling {
  const { analyser, words, right } = parts
  const misspellings = new Map(
    Object.entries(words.misspellings).map(([wrong, meant]) => [analyser.fold(wrong), meant]),
  )
  const repair = createCompoundRepair(words.compounds, analyser)
  const guess = createGuesses(parts)

  async function correct(word: AnalysedWord, options: CorrectOptions): Promise<string | null> {
    const { folded } = word
    const listed = misspellings.get(folded)
    if (listed !== undefined) return listed
    const { length } = word.text
    if (length < SHORTEST_CORRECTED || folded.length > LONGEST_CORRECTED) return null
    const best: Guess | null = await guess(word, options)
    if (options.isMeaningful || (best !== null && best.cost <= ONE_SLIP)) return best?.word ?? null
    const two = folded.length >= 2 * SHORTEST_SPLIT ? await splitWord(folded, parts) : null
    return two ?? repair(folded) ?? best?.word ?? null
  }

  return {
    misspelled: (folded) => misspellings.get(folded) ?? null,
    isRight: (folded) => right.byFolded(folded) !== null,
    isRightAlone: (folded) => (right.byFolded(folded)?.use ?? 'phrase') !== 'phrase',
    correct,
  }
}

/** Two words written as one. */
async function splitWord(
  folded: string,
  { analyser, expansions, index, right }: SpellingParts,
): Promise<string | null> {
  const { stem } = analyser
  const cuts: { left: string; right: string }[] = []
  for (let at = SHORTEST_SPLIT; at <= folded.length - SHORTEST_SPLIT; at++) {
    cuts.push({ left: folded.slice(0, at), right: folded.slice(at) })
  }
  const terms = cuts.flatMap((cut) => [stem(cut.left), stem(cut.right)])
  const frequencies = await countTerms(index, terms)
  const documents = (word: string) =>
    frequencies.get(stem(word)) || (expansions.of(stem(word)) === null ? 0 : 1)
  const [found] = cuts
    .map((cut) => ({ ...cut, least: Math.min(documents(cut.left), documents(cut.right)) }))
    .filter(({ least }) => least > 0)
    .toSorted((one, other) => other.least - one.least)
  if (!found) return null
  return [found.left, found.right].map((word) => right.byFolded(word)?.word ?? word).join(' ')
}
