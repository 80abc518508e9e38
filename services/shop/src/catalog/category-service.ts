import type { ParsedPayloadOf, ResultOf } from '@saum/contract/call'
import type {
  Category,
  getAllShopCategoriesForId,
  getCategoriesByPath,
  getCategoryById,
  getCategoryByPath,
  getRootCategories,
} from '@saum/contract/category'
import { splitCategoryPath } from '@saum/domain/category-path'
import { accept, refuse, type Result } from '@saum/domain/result'
import { SHOPS, type Shop } from '@saum/domain/shops'
import { toCategory, toCategoryWithParents, type CategoryView } from './category-answer.ts'
import { findByPath, type CategoryNode, type CategoryTree } from './category-tree.ts'
import type { CategoryTrees } from './category-trees.ts'

export type CategoryNotFound = { kind: 'category-not-found' }

export interface CategoryService {
  byId(
    shop: Shop,
    question: ParsedPayloadOf<typeof getCategoryById>,
  ): Promise<Result<Category, CategoryNotFound>>
  byPath(
    shop: Shop,
    question: ParsedPayloadOf<typeof getCategoryByPath>,
  ): Promise<Result<Category, CategoryNotFound>>
  roots(shop: Shop, question: ParsedPayloadOf<typeof getRootCategories>): Promise<Category[]>
  rootsAndPath(
    shop: Shop,
    question: ParsedPayloadOf<typeof getCategoriesByPath>,
  ): Promise<Result<ResultOf<typeof getCategoriesByPath>, CategoryNotFound>>
  inAllShops(
    id: number,
  ): Promise<Result<ResultOf<typeof getAllShopCategoriesForId>, CategoryNotFound>>
}

/** A category without anything around it. */
const ALONE: CategoryView = { children: 0, includeHidden: false, hideEmptyCategories: false }

export function createCategoryService(trees: CategoryTrees): CategoryService {
  return {
    async byId(shop, question) {
      const { byId } = await trees.of(shop)
      const node = visible(byId.get(question.id), question.includeHidden)
      return node === null ? notFound() : accept(toCategoryWithParents(node, question))
    },

    async byPath(shop, question) {
      const found = findByPath(await trees.of(shop), splitCategoryPath(question.path))
      const node = visible(found, question.includeHidden)
      return node === null ? notFound() : accept(toCategory(node, question))
    },

    roots: async (shop, question) => rootsOf(await trees.of(shop), question),

    async rootsAndPath(shop, question) {
      const tree = await trees.of(shop)
      const slugs = splitCategoryPath(question.path)
      const node = visible(findByPath(tree, slugs), question.includeHidden)
      // The path of the home page names no category, and asks for none.
      if (node === null && slugs.length > 0) return notFound()
      const activeNode = node === null ? null : toCategory(node, question)
      return accept({ categories: rootsOf(tree, question), activeNode })
    },

    async inAllShops(id) {
      const found = await Promise.all(
        SHOPS.map(async (shop) => {
          const node = visible((await trees.of(shop)).byId.get(id), false)
          if (node === null) return []
          const category = toCategory(node, ALONE)
          return [{ locale: shop.locale, path: shop.path, category }]
        }),
      )
      const everywhere = found.flat()
      return everywhere.length === 0 ? notFound() : accept(everywhere)
    },
  }
}

function rootsOf({ roots }: CategoryTree, view: CategoryView): Category[] {
  return roots
    .filter((root) => visible(root, view.includeHidden) !== null)
    .filter((root) => !view.hideEmptyCategories || root.productCount > 0)
    .map((root) => toCategory(root, view))
}

function visible(
  node: CategoryNode | null | undefined,
  includeHidden: boolean,
): CategoryNode | null {
  return node !== null && node !== undefined && (includeHidden || node.isReachable) ? node : null
}

function notFound(): Result<never, CategoryNotFound> {
  return refuse({ kind: 'category-not-found' })
}
