import type { Locale } from '@saum/domain/shops'
import type { SearchIndex } from '../index/search-index.ts'
import type { AnalysedWord, Analyser } from './analyser.ts'
import { countTerms } from './term-counts.ts'
import { popularQueries, type Vocabulary } from './vocabulary.ts'

/** Of queries those whose every word the range or the operator's vocabulary has. */
export type KnownQueries = (queries: readonly string[]) => Promise<ReadonlySet<string>>

/** Sizes such as `38`, `104` and `xl`: they stand in no text. */
const SIZE = /^(?:\d{1,3}|[2-5]?x{0,3}[sl]|m)$/u

/**
 * Words are compared as a search compares them: folded, by their stems, compounds by their parts. A word that
 * a search would only leave out is not known.
 */
export function createKnownQueries(
  { analyser, terms }: { analyser: Analyser; terms: ReadonlySet<string> },
  index: SearchIndex,
): KnownQueries {
  function isListed({ folded, term, isFunctionWord }: AnalysedWord): boolean {
    if (isFunctionWord || terms.has(term) || SIZE.test(folded)) return true
    return analyser.parts(folded).all.length > 0
  }

  return async (queries) => {
    const asked = queries.map((query) => ({
      query,
      words: analyser.words(query),
      open: analyser.words(query).filter((word) => !isListed(word)),
    }))
    const open = asked.flatMap((each) => each.open.map(({ term }) => term))
    const counts = open.length === 0 ? new Map<string, number>() : await countTerms(index, open)
    return new Set(
      asked
        .filter(({ words }) => words.length > 0)
        .filter((each) => each.open.every(({ term }) => (counts.get(term) ?? 0) > 0))
        .map(({ query }) => query),
    )
  }
}

/** The terms of everything the operator wrote into the vocabulary for a shop. */
export function vocabularyTerms(
  analyser: Analyser,
  vocabulary: Vocabulary,
  locale: Locale,
): ReadonlySet<string> {
  const words = vocabulary.languages[analyser.language]
  const regional = vocabulary.regions[locale]?.words ?? {}
  const phrases = [
    ...words.synonyms.flat(),
    ...[words.oneWay, regional].flatMap((other) =>
      [Object.keys(other), Object.values(other)].flat(2),
    ),
    ...words.phrases,
    ...words.joins,
    ...words.fillerWords,
    ...words.sizeWords,
    ...words.words,
    ...(words.compounds?.heads ?? []),
    ...(words.compounds?.modifiers ?? []),
    ...popularQueries(vocabulary, locale).map(({ query }) => query),
  ]
  return new Set(phrases.flatMap((phrase) => analyser.words(phrase).map(({ term }) => term)))
}
