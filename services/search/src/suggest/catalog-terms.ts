import type { CategoryDirectory } from '../feed/category-directory.ts'
import type { FacetCounts } from '../index/index-answer.ts'
import { countKeywords, EVERYTHING } from '../index/everything.ts'
import type { FacetQuestion, IndexQuestion } from '../index/index-question.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { Language } from '../text/vocabulary.ts'
import { readNames } from './read-names.ts'

export interface CatalogTerm {
  text: string
  weight: number
}

/** Colors and materials of a category that are worth a suggestion of their own. */
const MOST_PER_CATEGORY = 8
const FEWEST_STYLES = 2
const MOST_BRANDS = 200

/** Names such as `Blusen & Hemden` or `Kleider im Sale` are no words to put a color behind. */
const MOST_WORDS = 2

const WORDS: readonly FacetQuestion[] = [countKeywords('ec_color'), countKeywords('material')]

/**
 * What a range itself suggests: its categories, alone and with a color or a material, its brands and
 * the names of its best styles. In small letters, as visitors type and as real queries are kept.
 */
export async function readCatalogTerms(
  index: SearchIndex,
  categories: CategoryDirectory,
  language: Language,
): Promise<CatalogTerm[]> {
  const range = await index.ask(about(null, [countKeywords('ec_brand')]))
  const terms = [
    ...(await categoryTerms(index, categories, range.total)),
    ...range.facets.flatMap(brandTerms),
    ...(await readNames(index)),
  ]
  return terms.map(({ text, weight }) => ({ text: text.toLocaleLowerCase(language), weight }))
}

async function categoryTerms(
  index: SearchIndex,
  categories: CategoryDirectory,
  styles: number,
): Promise<CatalogTerm[]> {
  const terms: CatalogTerm[] = []
  for (const { id, name, path } of categories.all()) {
    const { total, facets } = await index.ask(about(id, WORDS))
    if (total === 0) continue
    terms.push({ text: name, weight: total })
    // `Damen` or `Neu` say nothing with a color behind them, nor does what half of the range is in.
    const isSpecial = path.length > 1 && total <= styles / 2
    const isWord = name.split(/\s+/u).length <= MOST_WORDS
    for (const { value, count } of isSpecial && isWord ? facets.flatMap(frequentValues) : []) {
      terms.push({ text: `${name} ${value}`, weight: count })
    }
  }
  return terms
}

/** A brand has many styles, yet few look for all of them: it counts like a small category. */
function brandTerms(counts: FacetCounts): CatalogTerm[] {
  if (counts.kind !== 'keyword') return []
  return counts.values
    .map(({ value, count }) => ({ text: value, weight: Math.sqrt(count) }))
    .toSorted((left, right) => right.weight - left.weight)
    .slice(0, MOST_BRANDS)
}

function about(category: number | null, facets: readonly FacetQuestion[]): IndexQuestion {
  const scope = category === null ? null : { field: 'category_id', value: String(category) }
  return { ...EVERYTHING, scope, facets }
}

function frequentValues(counts: FacetCounts): readonly { value: string; count: number }[] {
  if (counts.kind !== 'keyword') return []
  return counts.values
    .filter(({ count }) => count >= FEWEST_STYLES)
    .toSorted((left, right) => right.count - left.count)
    .slice(0, MOST_PER_CATEGORY)
}
