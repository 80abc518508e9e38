import type { TextAlternative, TextQuestion } from './index-question.ts'
import type { KnownTerm, Vocabulary } from './term-expansion.ts'

/** Bounds for hostile input; what is left out are the least frequent terms and the last words. */
const MAX_WORDS = 32
const MAX_PREFIX_TERMS = 100
/** One or two letters say little, and thousands of terms begin with them. */
const MAX_SHORT_PREFIX_TERMS = 20
const SHORT_PREFIX_LETTERS = 2
const MAX_NEAR_TERMS = 50
const MAX_ALTERNATIVES = 64

/** What a document with a keyword that a word names gets, as if a term had this idf and impact. */
const KEYWORD_IMPACT = 20

/** A term and what its impact on a document is multiplied with. */
export interface WeightedTerm {
  known: KnownTerm
  factor: number
}

/** A word of a question with its alternatives looked up in the vocabulary. */
export interface ResolvedWord {
  terms: readonly WeightedTerm[]
  /** All terms of one entry must be there; the factors of its terms are without the weight. */
  combinations: readonly { terms: readonly WeightedTerm[]; weight: number }[]
  keywords: readonly { field: string; value: string; score: number }[]
}

export interface ResolvedText {
  words: readonly ResolvedWord[]
  minimum: number
}

/** `null` for a text without words, which says nothing about documents. */
export function resolveText(
  text: TextQuestion | null,
  vocabulary: Vocabulary,
): ResolvedText | null {
  if (text === null || text.words.length === 0) return null
  const known = vocabulary.resolved.get(text)
  if (known !== undefined) return known
  const resolved = resolveWords(text, vocabulary)
  vocabulary.resolved.set(text, resolved)
  return resolved
}

function resolveWords(text: TextQuestion, vocabulary: Vocabulary): ResolvedText {
  const words = text.words
    .slice(0, MAX_WORDS)
    .map(({ alternatives }) => resolveWord(alternatives.slice(0, MAX_ALTERNATIVES), vocabulary))
  const minimum = text.minimum >= 1 ? Math.min(Math.ceil(text.minimum), words.length) : 1
  return { words, minimum }
}

function resolveWord(
  alternatives: readonly TextAlternative[],
  vocabulary: Vocabulary,
): ResolvedWord {
  const terms: WeightedTerm[] = []
  const combinations: { terms: readonly WeightedTerm[]; weight: number }[] = []
  const keywords: { field: string; value: string; score: number }[] = []
  const add = (found: readonly KnownTerm[], weight: number) => {
    for (const known of found) terms.push({ known, factor: weight * idf(vocabulary, known) })
  }
  for (const alternative of alternatives) {
    const { weight } = alternative
    if (alternative.kind === 'term') add(findAll([alternative.term], vocabulary) ?? [], weight)
    if (alternative.kind === 'prefix') {
      const isShort = alternative.prefix.length <= SHORT_PREFIX_LETTERS
      const limit = isShort ? MAX_SHORT_PREFIX_TERMS : MAX_PREFIX_TERMS
      add(vocabulary.startingWith(alternative.prefix, limit), weight)
    }
    if (alternative.kind === 'near') add(vocabulary.near(alternative.term, MAX_NEAR_TERMS), weight)
    if (alternative.kind === 'keyword') {
      const { field, value } = alternative
      keywords.push({ field, value, score: toUnits(weight * KEYWORD_IMPACT) })
    }
    if (alternative.kind === 'all') {
      const found = findAll(alternative.terms.slice(0, MAX_WORDS), vocabulary)
      if (found === null || found.length === 0) continue
      const weighted = found.map((known) => ({ known, factor: idf(vocabulary, known) }))
      combinations.push({ terms: weighted, weight })
    }
  }
  return { terms, combinations, keywords }
}

function findAll(terms: readonly string[], vocabulary: Vocabulary): readonly KnownTerm[] | null {
  const found = terms.map((term) => vocabulary.find(term)).filter((known) => known !== null)
  return found.length === terms.length ? found : null
}

/** Rarer terms say more; always above 0. */
function idf({ documents }: Vocabulary, term: KnownTerm): number {
  return Math.log(1 + (documents - term.documents + 0.5) / (term.documents + 0.5))
}

/**
 * Scores of words are whole numbers of 1/65536, so that their sum is exact and does not depend on the
 * order in which the words are looked at.
 */
export function toUnits(score: number): number {
  return Math.floor(score * UNITS)
}

export const UNITS = 65_536
