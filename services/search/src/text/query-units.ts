import type { AnalysedWord, Analyser } from './analyser.ts'
import type { Expansions } from './expansions.ts'
import type { ShopKeywords } from './shop-keywords.ts'
import type { LanguageWords } from './vocabulary.ts'

/** What is considered of a query; more is no question a shopper asks. */
export const LONGEST_QUERY = 200
const MOST_WORDS = 16

const CONTROL_CHARACTERS = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
const STYLE_NUMBER = /^\d{4,}$/
const COLOR_NUMBER = /^\d{2,4}$/
const DIGITS = /^\d+$/

/** Words of a query that stand for one thing. */
export type QueryUnit =
  /** One word, or several that belong together. */
  | WordsUnit
  | { kind: 'size'; words: readonly AnalysedWord[]; labels: readonly string[] }
  | { kind: 'number'; words: readonly AnalysedWord[]; term: string }

export interface WordsUnit {
  kind: 'words'
  words: readonly AnalysedWord[]
  /** Their terms joined by blanks. */
  key: string
  isFiller: boolean
  /** Says what is looked for, as opposed to what that should be like. */
  isHead: boolean
}

/** What words are read with. */
export interface ReadingParts {
  analyser: Analyser
  expansions: Expansions
  keywords: ShopKeywords
  sizeWords: ReadonlySet<string>
  fillerWords: ReadonlySet<string>
}

function foldedSet(words: readonly string[], { fold }: Analyser): ReadonlySet<string> {
  return new Set(words.map(fold))
}

/** Words that announce sizes and words that say nothing, as this shop's language has them. */
export function readingWords(words: LanguageWords, analyser: Analyser) {
  return {
    sizeWords: foldedSet(words.sizeWords, analyser),
    fillerWords: foldedSet(words.fillerWords, analyser),
  }
}

/** The words of a query, those of hostile length left out. Offsets are those of the query. */
export function queryWords(query: string, analyser: Analyser): readonly AnalysedWord[] {
  const considered = query.slice(0, LONGEST_QUERY).replace(CONTROL_CHARACTERS, ' ')
  return analyser.words(considered).slice(0, MOST_WORDS)
}

/** Puts words together that stand for one thing, and leaves out what says nothing. */
export function readUnits(words: readonly AnalysedWord[], parts: ReadingParts): QueryUnit[] {
  const units: QueryUnit[] = []
  for (let at = 0; at < words.length;) {
    const unit = readSize(words, at, parts) ?? readNumber(words, at) ?? readPhrase(words, at, parts)
    if (unit === null) {
      at += 1
      continue
    }
    units.push(unit)
    at += unit.words.length
  }
  return withHead(withMeaning(units, words), words, parts)
}

/**
 * A dress with pockets is a dress, and a knit dress is one: what follows `with` is no garment, and of
 * two garments the last is meant, in French the first.
 */
function withHead(
  units: readonly QueryUnit[],
  words: readonly AnalysedWord[],
  parts: ReadingParts,
): QueryUnit[] {
  const { analyser, keywords } = parts
  const isGarment = (unit: QueryUnit) =>
    unit.kind === 'words' && nameable(unit, parts).some((key) => keywords.isCategory(key))
  const isFeature = ({ words: [first] }: QueryUnit) =>
    first !== undefined && words[words.indexOf(first) - 1]?.isFunctionWord === true
  const garments = units.filter(isGarment)
  const plain = garments.filter((unit) => !isFeature(unit))
  const head = (analyser.language === 'fr' ? plain[0] : plain.at(-1)) ?? garments[0]
  return units.map((unit) =>
    unit === head && unit.kind === 'words' ? { ...unit, isHead: true } : unit,
  )
}

/** What a unit may be called: itself, in other words, and the last part of a compound. */
function nameable({ words, key }: WordsUnit, { analyser, expansions }: ReadingParts): string[] {
  const [word] = words
  const last = words.length === 1 && word ? analyser.parts(word.folded).all.at(-1) : undefined
  const others = expansions.of(key)?.map(({ terms }) => terms.join(' ')) ?? []
  return [key, ...others, ...(last === undefined ? [] : [last])]
}

function withMeaning(units: QueryUnit[], words: readonly AnalysedWord[]): QueryUnit[] {
  const telling = units.filter((unit) => unit.kind !== 'words' || !unit.isFiller)
  if (telling.length > 0) return telling
  if (units.length > 0) return units
  return words.map((word) => ({
    kind: 'words',
    words: [word],
    key: word.term,
    isFiller: true,
    isHead: false,
  }))
}

function readSize(
  words: readonly AnalysedWord[],
  at: number,
  { keywords, sizeWords }: ReadingParts,
): QueryUnit | null {
  const word = words[at]
  if (!word) return null
  const isAnnounced = sizeWords.has(word.folded)
  const first = isAnnounced ? at + 1 : at
  const size = words[first]
  if (!size) return null
  // `L'` is an article in French, `L` a size.
  const isArticle = size.isFunctionWord && size.text !== size.text.toUpperCase()
  if (!isAnnounced && isArticle) return null
  const next = words[first + 1]
  const isPair = next?.tie === '/' && DIGITS.test(next.folded)
  const name = isPair ? `${size.folded}/${next.folded}` : size.folded
  const labels = keywords.sizesOf(name)
  if (labels.length === 0) return null
  return { kind: 'size', words: words.slice(at, first + (isPair ? 2 : 1)), labels }
}

/** `56209 218` is one number, as `56209-218` is. */
function readNumber(words: readonly AnalysedWord[], at: number): QueryUnit | null {
  const [first, second] = words.slice(at, at + 2)
  if (!first || !second) return null
  if (!STYLE_NUMBER.test(first.folded) || !COLOR_NUMBER.test(second.folded)) return null
  return { kind: 'number', words: [first, second], term: first.folded + second.folded }
}

/** The longest phrase of the vocabulary that begins here, else words tied by hyphens, else one word. */
function readPhrase(
  words: readonly AnalysedWord[],
  at: number,
  { expansions, fillerWords, keywords }: ReadingParts,
): QueryUnit | null {
  const first = words[at]
  if (!first || first.isFunctionWord) return null
  const longest = Math.max(expansions.longest, keywords.longestLabel)
  const limit = Math.min(words.length, at + 2 * longest)
  for (let end = limit; end > at + 1; end--) {
    const phrase = words.slice(at, end)
    if (phrase.at(-1)?.isFunctionWord === true) continue
    const key = keyOf(phrase)
    const isPhrase = expansions.of(key) !== null || keywords.isLabel(key)
    if (isPhrase) return { kind: 'words', words: phrase, key, isFiller: false, isHead: false }
  }
  let length = 1
  while (words[at + length]?.tie === '-') length++
  const tied = words.slice(at, at + length)
  const isFiller = length === 1 && fillerWords.has(first.folded)
  return { kind: 'words', words: tied, key: keyOf(tied), isFiller, isHead: false }
}

function keyOf(words: readonly AnalysedWord[]): string {
  return words
    .filter(({ isFunctionWord }) => !isFunctionWord)
    .map(({ term }) => term)
    .join(' ')
}
