import type { TextAlternative, TextWord } from '../index/index-question.ts'
import { labelTerm } from './labels.ts'
import type { Expansion } from './expansions.ts'
import type { QueryUnit, WordsUnit } from './query-units.ts'
import { type ResolvingParts, resolveAll } from './resolve-ways.ts'
import type { ShopKeywords } from './shop-keywords.ts'

const PREFIX_WEIGHT = 0.6
const MENTIONED_PREFIX_WEIGHT = 0.2
const NEAR_WEIGHT = 0.4
const COLOR_PART_WEIGHT = 0.7

const SHORTEST_PREFIX = 2
const SHORTEST_NEAR = 4

interface AlternativeParts extends ResolvingParts {
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
  const alternatives = [
    ...evenOut(resolveAll(ways, unit, parts), parts),
    ...guessesOf(unit, parts),
    ...colorsOf(unit, ways, parts),
  ]
  return unit.isHead ? { alternatives, isHead: true } : { alternatives }
}

/** A color is looked for in what is that color, not in texts that mention it. */
function familyOf({ words }: WordsUnit, keywords: ShopKeywords): string | null {
  const [word] = words
  return words.length === 1 && word ? keywords.colorOf(word.term) : null
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
    guesses.push(
      { kind: 'prefix', prefix: labelTerm([word.folded]), weight: PREFIX_WEIGHT },
      { kind: 'prefix', prefix: word.folded, weight: MENTIONED_PREFIX_WEIGHT },
    )
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
