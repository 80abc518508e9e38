import type { CategoryDirectory } from '../feed/category-directory.ts'
import type { FacetCounts } from '../index/index-answer.ts'
import type { FacetQuestion, IndexQuestion } from '../index/index-question.ts'
import type { SearchIndex } from '../index/search-index.ts'

export interface CatalogTerm {
  text: string
  weight: number
}

/** Colors and materials of a category that are worth a suggestion of their own. */
const MOST_PER_CATEGORY = 8
const FEWEST_STYLES = 2

const WORDS: readonly FacetQuestion[] = ['ec_color', 'material'].map((field) => ({
  kind: 'keyword',
  field,
  selected: [],
  excluded: [],
  match: 'any',
}))

/** What a range itself suggests: its categories, alone and with a color or a material. */
export async function readCatalogTerms(
  index: SearchIndex,
  categories: CategoryDirectory,
): Promise<CatalogTerm[]> {
  const terms: CatalogTerm[] = []
  for (const { id, name } of categories.all()) {
    const { total, facets } = await index.ask(aboutCategory(id))
    if (total === 0) continue
    terms.push({ text: name, weight: total })
    for (const { value, count } of facets.flatMap(frequentValues)) {
      terms.push({ text: `${name} ${value}`, weight: count })
    }
  }
  return terms
}

function aboutCategory(id: number): IndexQuestion {
  return {
    scope: { field: 'category_id', value: String(id) },
    text: null,
    condition: null,
    alternative: null,
    facets: WORDS,
    sort: [{ by: 'relevance' }],
    pinned: [],
    boosts: new Map(),
    from: 0,
    size: 0,
  }
}

function frequentValues(counts: FacetCounts): readonly { value: string; count: number }[] {
  if (counts.kind !== 'keyword') return []
  return counts.values
    .filter(({ count }) => count >= FEWEST_STYLES)
    .toSorted((left, right) => right.count - left.count)
    .slice(0, MOST_PER_CATEGORY)
}
