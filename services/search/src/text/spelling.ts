import type { SearchIndex } from '../index/search-index.ts'
import { isLabelTerm } from './labels.ts'
import type { Analyser } from './analyser.ts'
import { createCompoundRepair } from './compound-repair.ts'
import { editDistance } from './edit-distance.ts'
import type { Expansions } from './expansions.ts'
import type { LanguageWords } from './vocabulary.ts'
import { countTerms } from './term-counts.ts'

/** Shorter words are too close to each other. */
const SHORTEST_CORRECTED = 4
/** Longer ones are nobody's, and every place to cut them would be tried. */
const LONGEST_CORRECTED = 40
const SHORTEST_TWICE_CORRECTED = 7
const SHORTEST_SPLIT = 3
const MOST_NEIGHBORS = 8

/** Known ways to spell, and what a word nobody knows may have meant. */
export interface Spelling {
  /** What a phrase is a frequent misspelling of; the phrase folded, words joined by blanks. */
  misspelled(folded: string): string | null
  /** Whether a folded word is spelled as it should be, in the range or not. */
  isRight(folded: string): boolean
  /** The best known neighbor of an unknown word, `null` when there is none. */
  correct(folded: string): Promise<string | null>
}

interface Candidate {
  word: string
  distance: number
  isInVocabulary: boolean
  hasFirstLetter: boolean
  documents: number
}

interface SpellingParts {
  analyser: Analyser
  expansions: Expansions
  words: LanguageWords
  index: SearchIndex
}

interface SplittingParts extends Omit<SpellingParts, 'words'> {
  spellings: ReadonlyMap<string, string>
}

export function createSpelling({ analyser, expansions, words, index }: SpellingParts): Spelling {
  const { fold, stem } = analyser
  const misspellings = new Map(
    Object.entries(words.misspellings).map(([wrong, right]) => [fold(wrong), right]),
  )
  const spellings = spellingsOf(words, analyser)
  const spelled = new Map<string, string>()
  for (const [folded, word] of spellings) {
    const shorter = spelled.get(stem(folded))
    if (shorter === undefined || word.length < shorter.length) spelled.set(stem(folded), word)
  }
  const repair = createCompoundRepair(words.compounds, analyser)

  async function neighbors(folded: string, limit: number): Promise<Candidate | null> {
    const near = limit === 1 ? await index.nearest(stem(folded), MOST_NEIGHBORS) : []
    const candidates = new Map<string, string>()
    for (const { term } of near) {
      if (isLabelTerm(term)) continue
      const word = spelled.get(term) ?? respell(term, folded, analyser)
      if (word !== null) candidates.set(fold(word), word)
    }
    for (const [other, word] of spellings) {
      // Two slips at once, and the first letter wrong: that could be any word.
      if (limit > 1 && other[0] !== folded[0]) continue
      if (editDistance(folded, other, limit) <= limit) candidates.set(other, word)
    }
    const frequencies = await countTerms(index, [...candidates.keys()].map(stem))
    return best(
      [...candidates].map(([other, word]) => ({
        word,
        distance: editDistance(folded, other, limit + 1),
        isInVocabulary: spellings.has(other),
        hasFirstLetter: other[0] === folded[0],
        documents: frequencies.get(stem(other)) ?? 0,
      })),
    )
  }

  async function correct(folded: string): Promise<string | null> {
    const listed = misspellings.get(folded)
    if (listed !== undefined) return listed
    if (folded.length < SHORTEST_CORRECTED || folded.length > LONGEST_CORRECTED) return null
    const near = await neighbors(folded, 1)
    if (near) return near.word
    const two =
      folded.length >= 2 * SHORTEST_SPLIT
        ? await splitWord(folded, { analyser, expansions, index, spellings })
        : null
    if (two !== null) return two
    const repaired = repair(folded)
    if (repaired !== null) return repaired
    if (folded.length < SHORTEST_TWICE_CORRECTED) return null
    return (await neighbors(folded, 2))?.word ?? null
  }

  return {
    misspelled: (folded) => misspellings.get(folded) ?? null,
    isRight: (folded) => spellings.has(folded),
    correct,
  }
}

/** Two words written as one. */
async function splitWord(
  folded: string,
  { analyser, expansions, index, spellings }: SplittingParts,
): Promise<string | null> {
  const { stem } = analyser
  const cuts: { left: string; right: string }[] = []
  for (let at = SHORTEST_SPLIT; at <= folded.length - SHORTEST_SPLIT; at++) {
    cuts.push({ left: folded.slice(0, at), right: folded.slice(at) })
  }
  const terms = cuts.flatMap(({ left, right }) => [stem(left), stem(right)])
  const frequencies = await countTerms(index, terms)
  const documents = (word: string) =>
    frequencies.get(stem(word)) || (expansions.of(stem(word)) === null ? 0 : 1)
  const [found] = cuts
    .map(({ left, right }) => ({ left, right, least: Math.min(documents(left), documents(right)) }))
    .filter(({ least }) => least > 0)
    .toSorted((one, other) => other.least - one.least)
  if (!found) return null
  return [found.left, found.right].map((word) => spellings.get(word) ?? word).join(' ')
}

/** How words are written, by their folded form. */
function spellingsOf(words: LanguageWords, { fold }: Analyser): ReadonlyMap<string, string> {
  const phrases = [...words.synonyms.flat(), ...Object.keys(words.oneWay), ...words.absent]
  const all = [...words.words, ...phrases.filter((phrase) => !phrase.includes(' '))]
  return new Map(all.toReversed().map((word) => [fold(word), word.toLowerCase()]))
}

/** The index knows stems only; the ending is taken from what was typed. */
function respell(term: string, folded: string, { stem }: Analyser): string | null {
  const ending = folded.slice(stem(folded).length)
  return [term + ending, term].find((word) => stem(word) === term) ?? null
}

function best(candidates: readonly Candidate[]): Candidate | null {
  const [first] = candidates.toSorted(
    (one, other) =>
      one.distance - other.distance ||
      Number(other.hasFirstLetter) - Number(one.hasFirstLetter) ||
      Number(other.isInVocabulary) - Number(one.isInVocabulary) ||
      other.documents - one.documents,
  )
  return first ?? null
}
