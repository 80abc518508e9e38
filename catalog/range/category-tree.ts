import type { CategoryDocument } from '@saum/shop/documents/category-document'
import { CATEGORIES, type Category, type CategoryRule } from '../grammar/categories.ts'
import { byKey, known } from '../grammar/grammar-file.ts'
import { localizedNames } from '../text/localized.ts'

const TREE = byKey(CATEGORIES)

/** What the rules of the categories ask about a product. */
export interface CategoryFacts {
  shape: string
  brand: string
  isNew: boolean
  isReduced: boolean
  isOfSuit: boolean
}

export interface Membership {
  /** The innermost categories, which the document names. */
  own: string[]
  /** These and everything above them. */
  all: string[]
}

export function categoriesOf(facts: CategoryFacts): Membership {
  const byShape = CATEGORIES.filter(({ rule }) => rule.shapes?.includes(facts.shape))
  const inside = new Set(byShape.flatMap(({ key }) => pathTo(key)))
  const byFact = CATEGORIES.filter(({ rule }) => holds(rule, facts, inside))
  const all = new Set([...byShape, ...byFact].flatMap(({ key }) => pathTo(key)))
  const parents = new Set([...all].flatMap((key) => known(TREE, key).parent ?? []))
  return { own: [...all].filter((key) => !parents.has(key)), all: [...all] }
}

function pathTo(key: string): string[] {
  const { parent } = known(TREE, key)
  return parent === null ? [key] : [...pathTo(parent), key]
}

/** Rules about more than the shape; `categories` and `not` speak of those the shape leads to. */
function holds(rule: CategoryRule, facts: CategoryFacts, inside: ReadonlySet<string>): boolean {
  const { flag, brand, suitSet, categories, not } = rule
  if (flag === undefined && brand === undefined && suitSet === undefined) return false
  if (flag === 'isNew' && !facts.isNew) return false
  if (flag === 'reduced' && !facts.isReduced) return false
  if (brand && !brand.includes(facts.brand)) return false
  if (suitSet && !facts.isOfSuit) return false
  if (categories && !categories.some((key) => inside.has(key))) return false
  return !(not?.some((key) => inside.has(key)) ?? false)
}

export function categoryDocuments(): CategoryDocument[] {
  return CATEGORIES.map((category) => ({
    id: category.id,
    key: category.key,
    parentKey: category.parent,
    position: positionOf(category),
    isHidden: false,
    isSale: category.properties.some(({ name, value }) => name === 'sale' && value === 'true'),
    name: localizedNames(category.name),
    slug: category.slug,
    description: localizedNames(category.intro),
    metaDescription: localizedNames(category.seo),
    shopLevelCustomData: category.shopLevelCustomData,
  }))
}

function positionOf(category: Category): number {
  return CATEGORIES.filter(({ parent }) => parent === category.parent).indexOf(category)
}
