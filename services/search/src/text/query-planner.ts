import type { Locale } from '@saum/domain/shops'
import { EVERYTHING } from '../index/everything.ts'
import type { TextQuestion } from '../index/index-question.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { AnalysedWord, Analyser } from './analyser.ts'
import { labelTerm } from './labels.ts'
import { correctQuery } from './correct-query.ts'
import { createExpansions, type Expansion } from './expansions.ts'
import type { PlanOptions, QueryPlan, QueryPlanner } from './query-plan.ts'
import {
  LONGEST_QUERY,
  queryWords,
  type ReadingParts,
  readingWords,
  readUnits,
} from './query-units.ts'
import { readShopKeywords, type ShopKeywords } from './shop-keywords.ts'
import { findPriceWords, withoutPriceWords } from './price-words.ts'
import { createRightWords } from './right-words.ts'
import { createSpelling } from './spelling.ts'
import { countTerms } from './term-counts.ts'
import { waysOf } from './unit-ways.ts'
import type { Vocabulary } from './vocabulary.ts'
import { toTextWord } from './word-alternatives.ts'

/** From so many words on a document may lack one, if otherwise nothing is found. */
const FEWEST_FORGIVING = 3

const ENDS_WITH_LETTER = /[\p{L}\p{N}\p{M}]$/u

interface PlannerParts {
  locale: Locale
  vocabulary: Vocabulary
  analyser: Analyser
  index: SearchIndex
}

/** Turns what shoppers type into questions to the index of their shop. */
export function createQueryPlanner({
  locale,
  vocabulary,
  analyser,
  index,
}: PlannerParts): QueryPlanner {
  const words = vocabulary.languages[analyser.language]
  const expansions = createExpansions(analyser, vocabulary, locale)
  const right = createRightWords(analyser, vocabulary, locale)
  const spelling = createSpelling({ analyser, expansions, words, right, index })
  const reading = { analyser, expansions, ...readingWords(words, analyser) }
  let keywords: Promise<ShopKeywords> | null = null

  async function readingParts(): Promise<ReadingParts> {
    keywords ??= readShopKeywords(index, analyser).catch((error: unknown) => {
      keywords = null // The next query may have more luck.
      throw error
    })
    return { ...reading, keywords: await keywords }
  }

  async function plan(typedQuery: string, options: PlanOptions = {}): Promise<QueryPlan> {
    // Before words are split: `ⓡock` is one word, as it is for suggestions.
    const query = typedQuery.normalize('NFKC')
    const { isLastWordOpen = true, isCorrecting = true, isForgiving = true } = options
    const parts = await readingParts()
    const wordsIn = (text: string) => {
      const price = options.isReadingPrices === false ? null : readPrice(text, parts)
      return { price, words: queryWords(withoutPriceWords(text, price), analyser) }
    }
    const { price, words: typed } = wordsIn(query)
    const asked = price === null ? {} : { price: price.range }
    if (typed.length === 0) return { query, text: null, correction: null, ...asked }
    const isOpen = isLastWordOpen && ENDS_WITH_LETTER.test(withoutPriceWords(query, price))
    const correction = isCorrecting
      ? await correctQuery(query, typed, { ...parts, index, spelling, isLastWordOpen: isOpen })
      : null
    const searched = correction?.correctedQuery ?? query
    const meant = correction ? wordsIn(searched).words : typed
    const strict = await toQuestion(meant, { ...parts, index, isOpen })
    const text = isForgiving ? await forgiving(strict, index) : strict
    return { query: searched, text, correction, ...asked }
  }

  return { plan }
}

function readPrice(query: string, { analyser, keywords }: ReadingParts) {
  const isSize = (text: string) => keywords.sizesOf(analyser.fold(text)).length > 0
  return findPriceWords(query.slice(0, LONGEST_QUERY), { language: analyser.language, isSize })
}

async function toQuestion(
  words: readonly AnalysedWord[],
  parts: ReadingParts & { index: SearchIndex; isOpen: boolean },
): Promise<TextQuestion> {
  const { index } = parts
  const units = readUnits(words, parts).map((unit) => ({
    unit,
    ways: unit.kind === 'words' ? waysOf(unit, parts.analyser, parts.expansions) : [],
  }))
  const ways = units.flatMap((each) => each.ways)
  const frequencies = await countTerms(index, ways.flatMap(termsToCount))
  const last = words.at(-1)
  const textWords = units.map(({ unit, ways: own }) =>
    toTextWord(unit, own, {
      ...parts,
      frequencies,
      documents: index.size.documents,
      isOpen: parts.isOpen && unit.words.at(-1) === last,
    }),
  )
  return { words: textWords, minimum: textWords.length }
}

function termsToCount({ terms }: Expansion): string[] {
  return [...terms, labelTerm(terms), ...terms.map((term) => labelTerm([term]))]
}

/** A long query that asks too much is answered with what has most of it. */
async function forgiving(text: TextQuestion, index: SearchIndex): Promise<TextQuestion> {
  const { minimum } = text
  if (minimum < FEWEST_FORGIVING) return text
  const attempts = [text, { ...text, minimum: minimum - 1 }]
  for (const attempt of attempts) {
    const { total } = await index.ask({ ...EVERYTHING, text: attempt })
    if (total > 0) return attempt
  }
  return { ...text, minimum: Math.ceil(minimum / 2) }
}
