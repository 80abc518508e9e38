import type { TextAlternative, TextWord } from '../index/index-question.ts'
import { labelTerm, termsOfLabel } from './labels.ts'
import type { Expansion, Expansions } from './expansions.ts'
import type { QueryUnit, WordsUnit } from './query-units.ts'
import type { ShopKeywords } from './shop-keywords.ts'
import type { Frequencies } from './term-counts.ts'

const PREFIX_WEIGHT = 0.6
const NEAR_WEIGHT = 0.4
const COLOR_PART_WEIGHT = 0.7

/** What mentions a color or a cloth, compared with what is of it. */
const MENTION_WEIGHT = 0.6
const BOTH_LABELS_WEIGHT = 0.3

/** A jersey dress may be another dress of jersey than those that are called so. */
const LOOSE_WEIGHT = 0.3

const SHORTEST_PREFIX = 2
const SHORTEST_NEAR = 4

export interface AlternativeParts {
  expansions: Expansions
  keywords: ShopKeywords
  frequencies: Frequencies
  documents: number
  /** Whether the unit may be the beginning of a word. */
  isOpen: boolean
}

/** Every way the documents may say what a unit of the query says. */
export function toTextWord(
  unit: QueryUnit,
  ways: readonly Expansion[],
  parts: AlternativeParts,
): TextWord {
  if (unit.kind === 'number') {
    return { alternatives: [{ kind: 'term', term: unit.term, weight: 1 }] }
  }
  if (unit.kind === 'size') {
    const keyword = { kind: 'keyword', field: 'size', weight: 1 } as const
    return { alternatives: unit.labels.map((value) => ({ ...keyword, value })) }
  }
  const family = familyOf(unit, parts.keywords)
  if (family !== null) {
    return { alternatives: [{ kind: 'keyword', field: 'ec_color', value: family, weight: 1 }] }
  }
  return {
    alternatives: [
      ...evenOut(resolveAll(ways, unit, parts), parts),
      ...guessesOf(unit, parts),
      ...colorsOf(unit, ways, parts),
    ],
  }
}

/** A color is looked for in what is that color, not in texts that mention it. */
function familyOf({ words }: WordsUnit, keywords: ShopKeywords): string | null {
  const [word] = words
  return words.length === 1 && word ? keywords.colorOf(word.term) : null
}

/**
 * What is called by these words, where anything is: garments are, and phrases that mean more than their
 * words. What only mentions them counts as well for a cloth in a blend or a color of a pattern.
 */
function resolveAll(
  ways: readonly Expansion[],
  unit: WordsUnit,
  parts: AlternativeParts,
): Expansion[] {
  const [own] = ways
  const isPhrase = own !== undefined && own.terms.length > 1
  const isFigure = isPhrase && parts.expansions.isFigure(unit.key)
  const all = ways.map((way) => ({
    way,
    names: namedWays(way, isFigure && way === own, parts),
    mention: mentionOf(way, unit, parts),
  }))
  const names = all.flatMap((each) => each.names)
  const isNamed = unit.isHead || isPhrase
  if (isNamed && names.some(({ terms }) => isNaming(terms, unit, parts))) {
    const loose = all.filter(({ way }) => way.isCompound)
    const mentions = loose.map(({ mention }) => weaken(mention, LOOSE_WEIGHT))
    return [...names, ...mentions]
  }
  const main = all.find((each) => each.names.length > 0)?.way ?? own
  const mentions = all.filter(
    ({ way, names: found }) =>
      way === own || way === main || way.terms.length > 1 || found.length === 0,
  )
  return [...names, ...mentions.map(({ mention }) => mention)]
}

function weaken({ terms, weight }: Expansion, factor: number): Expansion {
  return { terms, weight: weight * factor }
}

/** A head is named by categories, a phrase also by attributes. */
function isNaming(terms: readonly string[], { isHead }: WordsUnit, { keywords }: AlternativeParts) {
  const [label] = terms
  if (terms.length !== 1 || label === undefined) return false
  const key = termsOfLabel(label).join(' ')
  return isHead ? keywords.isCategory(key) : keywords.isLabel(key)
}

/** The label itself, and two labels that together say the same: a midi skirt is midi, and a skirt. */
function namedWays(
  { terms, weight }: Expansion,
  isFigure: boolean,
  { frequencies, keywords }: AlternativeParts,
): Expansion[] {
  const label = labelTerm(terms)
  const ways: Expansion[] = frequencies.get(label) ? [{ terms: [label], weight }] : []
  if (terms.length === 1 || isFigure || !terms.every((term) => keywords.isLabel(term))) return ways
  const labels = terms.map((term) => labelTerm([term]))
  const areKnown = labels.every((term) => frequencies.get(term))
  if (areKnown) ways.push({ terms: labels, weight: weight * BOTH_LABELS_WEIGHT })
  return ways
}

function mentionOf(
  { terms, weight }: Expansion,
  { isHead }: WordsUnit,
  { keywords, frequencies }: AlternativeParts,
): Expansion {
  const last = terms.at(-1)
  const isLabel = frequencies.get(labelTerm(terms))
  const mentionWeight = terms.length > 1 ? LOOSE_WEIGHT : MENTION_WEIGHT
  const mention = { terms, weight: isLabel ? weight * mentionWeight : weight }
  if (!isHead || terms.length < 2 || last === undefined || !keywords.isCategory(last))
    return mention
  const head = labelTerm([last])
  return frequencies.get(head) ? { ...mention, terms: [...terms.slice(0, -1), head] } : mention
}

/**
 * The index counts rare terms for more. Among words for the same thing that would put the rarest word
 * first, so their weights make up for it.
 */
function evenOut(ways: readonly Expansion[], parts: AlternativeParts): TextAlternative[] {
  const isKnown = ({ terms }: Expansion) => terms.every((term) => parts.frequencies.get(term))
  const first = ways.find(isKnown)
  const reference = first ? rarityOf(first.terms, parts) : 1
  return ways.flatMap((way): TextAlternative[] => {
    const { terms, weight } = way
    const [term] = terms
    if (term === undefined) return []
    const even = isKnown(way) ? (weight * reference) / rarityOf(terms, parts) : weight
    return terms.length === 1
      ? [{ kind: 'term', term, weight: even }]
      : [{ kind: 'all', terms, weight: even }]
  })
}

function rarityOf(terms: readonly string[], { frequencies, documents }: AlternativeParts): number {
  const sum = terms.reduce((total, term) => {
    const frequency = frequencies.get(term) ?? 0
    return total + Math.log(1 + (documents - frequency + 0.5) / (frequency + 0.5))
  }, 0)
  return sum / terms.length
}

/** A word nobody knows may be unfinished, or a letter off. */
function guessesOf({ words, key }: WordsUnit, parts: AlternativeParts): TextAlternative[] {
  const [word] = words
  if (words.length !== 1 || !word || parts.frequencies.get(word.term)) return []
  if (parts.expansions.of(key) !== null) return []
  const guesses: TextAlternative[] = []
  if (parts.isOpen && word.folded.length >= SHORTEST_PREFIX) {
    guesses.push({ kind: 'prefix', prefix: word.folded, weight: PREFIX_WEIGHT })
  }
  if (word.term.length >= SHORTEST_NEAR) {
    guesses.push({ kind: 'near', term: word.term, weight: NEAR_WEIGHT })
  }
  return guesses
}

/** Families that other words for the color name, or the end of a word nobody knows. */
function colorsOf(
  { words }: WordsUnit,
  ways: readonly Expansion[],
  { keywords, frequencies, expansions }: AlternativeParts,
): TextAlternative[] {
  const colors: TextAlternative[] = []
  for (const { terms, weight } of ways) {
    const value = keywords.colorOf(terms.join(' '))
    if (value !== null) colors.push({ kind: 'keyword', field: 'ec_color', value, weight })
  }
  const [word] = words
  const isUnknown =
    words.length === 1 &&
    word !== undefined &&
    !frequencies.get(word.term) &&
    expansions.of(word.term) === null
  const value = isUnknown ? keywords.colorAtEndOf(word.folded) : null
  if (value !== null) {
    colors.push({ kind: 'keyword', field: 'ec_color', value, weight: COLOR_PART_WEIGHT })
  }
  return colors
}
