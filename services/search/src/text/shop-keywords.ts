import { countKeywords, EVERYTHING } from '../index/everything.ts'
import type { PathCount } from '../index/index-answer.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { Analyser } from './analyser.ts'

/** Colors, sizes, categories and attributes of a shop by how shoppers write them. */
export interface ShopKeywords {
  /** Label of the color family a term names. */
  colorOf(term: string): string | null
  /** The same for the last part of a word: `moosgrün`. */
  colorAtEndOf(folded: string): string | null
  /** Labels of the sizes a folded text names: `28` is every length of a waist. */
  sizesOf(folded: string): readonly string[]
  /** Whether terms joined by blanks name a category. */
  isCategory(key: string): boolean
  /** Whether they name a category or an attribute: long sleeves, not sleeves and something long. */
  isLabel(key: string): boolean
  /** Most terms of a label. */
  longestLabel: number
}

const ATTRIBUTES = ['sleeve', 'neckline', 'pattern', 'material', 'occasion', 'fit', 'length']

const SHORTEST_COLOR = 3
const SHORTEST_BEFORE_COLOR = 3

export async function readShopKeywords(
  index: SearchIndex,
  analyser: Analyser,
): Promise<ShopKeywords> {
  const { keywords, categories } = await readLabels(index, ['ec_color', 'size', ...ATTRIBUTES])
  const [colors = [], sizes = [], ...attributes] = keywords
  const families = new Map<string, string>()
  for (const label of colors) {
    const terms = analyser.termsOf(label)
    if (terms.length === 1 && terms[0] !== undefined) families.set(terms[0], label)
  }
  return {
    colorOf: (term) => families.get(term) ?? null,
    colorAtEndOf: (folded) => colorAtEnd(folded, families, analyser),
    sizesOf: byFoldedLabel(sizes, analyser),
    ...byTerms(categories, attributes.flat(), analyser),
  }
}

function byTerms(
  categories: readonly string[],
  attributes: readonly string[],
  { labelKeys }: Analyser,
) {
  const categoryKeys = new Set(categories.flatMap(labelKeys))
  const labels = new Set([
    ...categoryKeys,
    ...attributes.flatMap((label) => labelKeys(label).slice(0, 1)),
  ])
  return {
    isCategory: (key: string) => categoryKeys.has(key),
    isLabel: (key: string) => labels.has(key),
    longestLabel: Math.max(1, ...[...labels].map((key) => key.split(' ').length)),
  }
}

function colorAtEnd(
  folded: string,
  families: ReadonlyMap<string, string>,
  { language, stem }: Analyser,
): string | null {
  if (language !== 'de') return null
  const term = stem(folded)
  for (const [family, label] of families) {
    const isLongEnough =
      family.length >= SHORTEST_COLOR && term.length >= family.length + SHORTEST_BEFORE_COLOR
    if (isLongEnough && term.endsWith(family)) return label
  }
  return null
}

function byFoldedLabel(sizes: readonly string[], { fold }: Analyser) {
  const labels = new Map<string, string[]>()
  for (const label of sizes) {
    const folded = fold(label)
    for (const name of new Set([folded, folded.split('/')[0] ?? folded])) {
      labels.set(name, [...(labels.get(name) ?? []), label])
    }
  }
  return (folded: string): readonly string[] => labels.get(folded) ?? []
}

async function readLabels(index: SearchIndex, fields: readonly string[]) {
  const { facets } = await index.ask({
    ...EVERYTHING,
    facets: [
      { kind: 'path', field: 'ec_category', selected: [], excluded: [] },
      ...fields.map(countKeywords),
    ],
  })
  const [paths, ...counts] = facets
  return {
    categories: paths?.kind === 'path' ? paths.roots.flatMap(namesOf) : [],
    keywords: counts.map((each) =>
      each.kind === 'keyword' ? each.values.map(({ value }) => value) : [],
    ),
  }
}

function namesOf({ value, children }: PathCount): string[] {
  return [value, ...children.flatMap(namesOf)]
}
