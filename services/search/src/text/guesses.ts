import type { SearchIndex } from '../index/search-index.ts'
import type { AnalysedWord, Analyser } from './analyser.ts'
import { editDistance } from './edit-distance.ts'
import { fold } from './fold.ts'
import { isLabelTerm } from './labels.ts'
import { type RightWord, type RightWords, spellingOf, type WordUse } from './right-words.ts'
import { createSlipCost } from './slip-cost.ts'
import { countTerms } from './term-counts.ts'

const MOST_NEIGHBORS = 8
const SHORTEST_TWICE_WRONG = 5

/** What a word that sounds the same costs, however differently it is spelled. */
const SAME_SOUND = 0.7

/** What is added for words that are less likely to be meant. */
const PENALTY: Readonly<Record<WordUse | 'unlisted', number>> = {
  alone: 0,
  phrase: 0.25,
  absent: 0.3,
  /** Only texts of the range have it, and those are full of words that are never searched for. */
  unlisted: 0.6,
}
const FITTING = -0.4
/** Between words that are equally near: what the range has much of. */
const FREQUENCY = 0.15

/** What a word may cost by its letters: short words are close to many others. */
const LIMITS = [0, 0, 0, 1, 1.3, 1.5, 1.6, 2] as const
const MEANINGFUL_LIMIT = 1

export interface Guess {
  word: string
  cost: number
}

interface GuessParts {
  analyser: Analyser
  right: RightWords
  index: SearchIndex
}

interface GuessOptions {
  fits(folded: string): boolean
  isMeaningful: boolean
}

/** The known word behind an unknown one: the one with the fewest and likeliest slips between them. */
export function createGuesses({ analyser, right, index }: GuessParts) {
  const { language, stem } = analyser
  const slipCost = createSlipCost(language)

  return async (typed: AnalysedWord, { fits, isMeaningful }: GuessOptions) => {
    const wrong = spellingOf(typed)
    const candidates = new Map(right.all.filter(isNear).map((each) => [each.folded, each]))
    const soundAlike = right.soundLike(typed.text)
    const alike = new Set(soundAlike.map((each) => each.folded))
    for (const each of soundAlike) candidates.set(each.folded, each)
    const listed = [...candidates.values()]
    const others = isMeaningful ? [] : await unlisted(wrong.folded)
    const all = [...listed, ...others.filter(({ folded }) => !candidates.has(folded))]
    const frequencies = await countTerms(
      index,
      all.map(({ folded }) => stem(folded)),
    )
    const limit = isMeaningful ? MEANINGFUL_LIMIT : (LIMITS[wrong.plain.length] ?? 2)
    const [best] = all
      .map((each) => ({ ...each, slips: slipsBetween(each) }))
      .filter(({ slips }) => slips <= limit)
      .map((each) => ({ word: each.word, cost: each.slips + penaltyOf(each) }))
      .toSorted((one, other) => one.cost - other.cost)
    return best ?? null

    function isNear({ folded, plain, letters }: RightWord): boolean {
      const isLong = wrong.plain.length >= SHORTEST_TWICE_WRONG
      // Two slips at once, and the first letter wrong: that could be any word.
      const most = isLong && plain[0] === wrong.plain[0] ? 2 : 1
      if (Math.abs(plain.length - wrong.plain.length) > most + 1) return false
      if (differingLetters(letters, wrong.letters) > 2 * most) return false
      return (
        editDistance(wrong.plain, plain, most) <= most ||
        (wrong.folded !== wrong.plain && editDistance(wrong.folded, folded, most) <= most)
      )
    }

    function slipsBetween(each: Pick<RightWord, 'folded' | 'plain'>): number {
      const cost = Math.min(slipCost(wrong.plain, each.plain), slipCost(wrong.folded, each.folded))
      return alike.has(each.folded) ? Math.min(cost, SAME_SOUND) : cost
    }

    function penaltyOf({ folded, use }: Pick<RightWord, 'folded'> & { use: keyof typeof PENALTY }) {
      const documents = frequencies.get(stem(folded)) ?? 0
      const share = Math.log1p(documents) / Math.log1p(index.size.documents)
      return PENALTY[use] + (fits(folded) ? FITTING : 0) - FREQUENCY * share
    }
  }

  /** Words of texts that are not in the vocabulary. */
  async function unlisted(folded: string) {
    const near = await index.nearest(stem(folded), MOST_NEIGHBORS)
    return near.flatMap(({ term }) => {
      const word = isLabelTerm(term)
        ? null
        : (right.byStem(term) ?? respell(term, folded, analyser))
      if (word === null) return []
      const plain = fold(word, 'en')
      return [{ word, folded: analyser.fold(word), plain, use: 'unlisted' as const }]
    })
  }
}

/** How many letters only one of two words has: a slip changes two at most, and counting is quick. */
function differingLetters(left: number, right: number): number {
  let count = 0
  for (let bits = left ^ right; bits !== 0; bits &= bits - 1) count++
  return count
}

/** A stem as a word: with the ending that was typed, where that leads back to the stem. */
function respell(term: string, folded: string, { stem }: Analyser): string | null {
  const ending = folded.slice(stem(folded).length)
  return [term + ending, term].find((word) => stem(word) === term) ?? null
}
