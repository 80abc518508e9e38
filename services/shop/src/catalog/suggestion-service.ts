import type { ParsedPayloadOf } from '@saum/contract/call'
import type { Product } from '@saum/contract/product'
import type { getSearchSuggestions, SearchEntity } from '@saum/contract/suggestion'
import type { Shop } from '@saum/domain/shops'
import { toSlug } from '@saum/domain/slug'
import type { Database } from '../database/database.ts'
import { toCategory } from './category-answer.ts'
import type { CategoryNode } from './category-tree.ts'
import type { CategoryTrees } from './category-trees.ts'
import type { Kept } from './kept.ts'
import { toPreset } from './product-preset.ts'
import type { ProductService } from './product-service.ts'
import { findNumberedProduct, type ProductName } from './suggestion-storage.ts'

const MOST_OF_A_KIND = 5
/** So many are looked at where only one category counts. */
const MOST_LOOKED_AT = 100

type Question = ParsedPayloadOf<typeof getSearchSuggestions>

export interface SuggestionService {
  suggest(shop: Shop, question: Question): Promise<SearchEntity[]>
  /** What the term names exactly. */
  resolve(shop: Shop, question: Question): Promise<SearchEntity | null>
}

interface SuggestionParts {
  db: Database
  trees: CategoryTrees
  products: ProductService
  names: Kept<Shop, readonly ProductName[]>
}

export function createSuggestionService(parts: SuggestionParts): SuggestionService {
  const { db, trees, products, names } = parts

  async function categoriesOf(shop: Shop, categoryId: number | undefined) {
    const { byId } = await trees.of(shop)
    return [...byId.values()].filter(
      (node) => node.isReachable && isWithin(node.rootline, categoryId),
    )
  }

  async function productsOf(shop: Shop, { term, categoryId, with: wanted }: Question) {
    const found = bestOf(await names.of(shop), term)
    const limit = categoryId === undefined ? MOST_OF_A_KIND : MOST_LOOKED_AT
    const ids = found.slice(0, limit).map(({ one }) => one.id)
    const scores = new Map(found.map(({ one, score }) => [one.id, score]))
    const loaded = await products.byIds(shop, ids, toPreset(wanted, 'tile'))
    return loaded
      .filter((product) => isInCategory(product, categoryId))
      .slice(0, MOST_OF_A_KIND)
      .map((product) => toProductEntity(product, scores.get(product.id) ?? 0))
  }

  return {
    async suggest(shop, question) {
      const nodes = (await categoriesOf(shop, question.categoryId)).map((node) => ({
        node,
        text: toSlug(node.name),
      }))
      const categories = bestOf(nodes, question.term)
        .slice(0, MOST_OF_A_KIND)
        .map(({ one, score }) => toCategoryEntity(one.node, score))
      return [...categories, ...(await productsOf(shop, question))]
    },

    async resolve(shop, { term, categoryId, with: wanted }) {
      const id = await findNumberedProduct(db.sql, term)
      const [product] =
        id === null ? [] : await products.byIds(shop, [id], toPreset(wanted, 'tile'))
      if (product && isInCategory(product, categoryId)) return toProductEntity(product, 1)
      const text = toSlug(term)
      const named = (await categoriesOf(shop, categoryId)).filter(
        ({ name }) => text !== '' && toSlug(name) === text,
      )
      const [largest] = named.toSorted((one, other) => other.styleCount - one.styleCount)
      return largest === undefined ? null : toCategoryEntity(largest, 1)
    },
  }
}

/** Every word of the term begins a word of the text; the more of the text it is, the better. */
function bestOf<T extends { text: string }>(candidates: readonly T[], term: string) {
  const wanted = wordsOf(toSlug(term))
  if (wanted.length === 0) return []
  const typed = wanted.join('').length
  return candidates
    .filter(({ text }) => {
      const words = wordsOf(text)
      return wanted.every((start) => words.some((word) => word.startsWith(start)))
    })
    .map((one) => ({ one, score: Math.min(1, typed / wordsOf(one.text).join('').length) }))
    .toSorted((left, right) => right.score - left.score)
}

function wordsOf(slug: string): string[] {
  return slug.split('-').filter((word) => word !== '')
}

function isInCategory({ categories }: Product, categoryId: number | undefined): boolean {
  return categories.some((path) =>
    isWithin(
      path.map((step) => ({ id: step.categoryId })),
      categoryId,
    ),
  )
}

function isWithin(rootline: readonly { id: number }[], categoryId: number | undefined): boolean {
  return categoryId === undefined || rootline.some(({ id }) => id === categoryId)
}

function toCategoryEntity(node: CategoryNode, score: number): SearchEntity {
  const view = { children: 0, includeHidden: false, hideEmptyCategories: false }
  return { type: 'category', score, categorySuggestion: { category: toCategory(node, view) } }
}

function toProductEntity(product: Product, score: number): SearchEntity {
  return { type: 'product', score, productSuggestion: { product } }
}
