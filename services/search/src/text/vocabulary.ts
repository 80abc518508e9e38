import type { Locale, Shop } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'

export type Language = Shop['language']

const word = v.pipe(v.string(), v.trim(), v.nonEmpty())
const words = v.array(word)

const popularQuery = v.strictObject({
  query: word,
  weight: v.pipe(v.number(), v.minValue(0)),
})

const compounds = v.strictObject({
  /** What a compound may end in: garments, cloth, collars. */
  heads: words,
  /** What may stand before it. */
  modifiers: words,
  /** Letters between the parts. */
  links: words,
  /** Heads that say nothing about the garment when they stand first: no blouse in `Blusenkleid`. */
  silent: words,
  /** Words that look composed and are not, or not so: what they are to be found by beside themselves. */
  exceptions: v.record(word, words),
})

const languageWords = v.strictObject({
  /** Groups of words that mean the same; the first is the one the range uses most. */
  synonyms: v.array(v.pipe(words, v.minLength(2))),
  /** Words that also find others, but not back. */
  oneWay: v.record(word, v.pipe(words, v.minLength(1))),
  /** Words that belong together though nothing replaces them. */
  phrases: words,
  /** Single letters and the word they belong to, whether written apart or not: `t shirt`. */
  joins: words,
  /** Carry no meaning anywhere and are not indexed. */
  functionWords: words,
  /** Carry no meaning in a query, unless nothing else is in it. */
  fillerWords: words,
  /** Forms the stemmer does not lead back, and the word they are forms of. */
  irregular: v.record(word, word),
  /** Frequent ones that are more than a letter away. */
  misspellings: v.record(word, word),
  /** Announce a size: `size 38`. */
  sizeWords: words,
  /** How words of the range are spelled: what a typing error is corrected to. */
  words,
  /** What shoppers look for and the range does not have; never mistaken for a typing error. */
  absent: words,
  compounds: v.nullable(compounds),
  popular: v.array(popularQuery),
})

const regionalWords = v.strictObject({
  /** Words of the region and what they find; nothing for what the range does not have. */
  words: v.record(word, words),
  popular: v.array(popularQuery),
})

const vocabularySchema = v.strictObject({
  languages: v.strictObject({ de: languageWords, fr: languageWords, en: languageWords }),
  regions: v.strictObject({
    'de-AT': v.optional(regionalWords),
    'de-CH': v.optional(regionalWords),
    'de-DE': v.optional(regionalWords),
    'en-GB': v.optional(regionalWords),
    'fr-CH': v.optional(regionalWords),
  }),
})

/** The words of the range beyond its products: synonyms, spellings, compounds, popular queries. */
export type Vocabulary = v.InferOutput<typeof vocabularySchema>
export type LanguageWords = v.InferOutput<typeof languageWords>
export type CompoundWords = v.InferOutput<typeof compounds>
export type PopularQuery = v.InferOutput<typeof popularQuery>

export function parseVocabulary(input: unknown): Vocabulary {
  const result = v.safeParse(vocabularySchema, input)
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'all'}: ${issue.message}`)
  throw new Error(`The search vocabulary cannot be read: ${problems.join('; ')}`)
}

export function languageOf(locale: Locale): Language {
  return LANGUAGES[locale]
}

const LANGUAGES: Readonly<Record<Locale, Language>> = {
  'de-DE': 'de',
  'de-AT': 'de',
  'de-CH': 'de',
  'fr-CH': 'fr',
  'en-GB': 'en',
}

/** What shoppers of a shop look for most, most popular first. */
export function popularQueries(vocabulary: Vocabulary, locale: Locale): readonly PopularQuery[] {
  const regional = vocabulary.regions[locale]?.popular ?? []
  const queries = new Map<string, PopularQuery>()
  for (const entry of [...vocabulary.languages[languageOf(locale)].popular, ...regional]) {
    queries.set(entry.query, entry)
  }
  return [...queries.values()].toSorted((left, right) => right.weight - left.weight)
}
