import type { Expansion, Expansions } from './expansions.ts'
import { labelTerm, termsOfLabel } from './labels.ts'
import type { WordsUnit } from './query-units.ts'
import type { ShopKeywords } from './shop-keywords.ts'
import type { Frequencies } from './term-counts.ts'

/** What mentions a color or a cloth, compared with what is of it. */
const MENTION_WEIGHT = 0.6
const BOTH_LABELS_WEIGHT = 0.3

/** A jersey dress may be another dress of jersey than those that are called so. */
const LOOSE_WEIGHT = 0.3

export interface ResolvingParts {
  expansions: Expansions
  keywords: ShopKeywords
  frequencies: Frequencies
}

/**
 * What is called by these words, where anything is: garments are, and phrases that mean more than their
 * words. What only mentions them counts as well for a cloth in a blend or a color of a pattern.
 */
export function resolveAll(
  ways: readonly Expansion[],
  unit: WordsUnit,
  parts: ResolvingParts,
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
function isNaming(terms: readonly string[], { isHead }: WordsUnit, { keywords }: ResolvingParts) {
  const [label] = terms
  if (terms.length !== 1 || label === undefined) return false
  const key = termsOfLabel(label).join(' ')
  return isHead ? keywords.isCategory(key) : keywords.isLabel(key)
}

/** The label itself, and two labels that together say the same: a midi skirt is midi, and a skirt. */
function namedWays(
  { terms, weight }: Expansion,
  isFigure: boolean,
  { frequencies, keywords }: ResolvingParts,
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
  { keywords, frequencies }: ResolvingParts,
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
