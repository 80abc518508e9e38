import type { ParsedPayloadOf, ResultOf } from '@saum/contract/call'
import type { getProductsByCategory, Product } from '@saum/contract/product'
import { splitCategoryPath } from '@saum/domain/category-path'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import type { CategoryNotFound } from './category-service.ts'
import { branchIds, findByPath, type CategoryTree } from './category-tree.ts'
import type { CategoryTrees } from './category-trees.ts'
import { loadListingPage } from './listing-storage.ts'
import { toPagination } from './pagination.ts'
import { toProduct } from './product-answer.ts'
import type { ProductRecord } from './product-record.ts'
import { listProducts, listSiblingIds } from './product-storage.ts'

type ListingPayload = ParsedPayloadOf<typeof getProductsByCategory>
type ListingAnswer = ResultOf<typeof getProductsByCategory>

export interface ProductService {
  byId(shop: Shop, id: number): Promise<Result<Product, { kind: 'product-not-found' }>>
  byIds(shop: Shop, ids: readonly number[]): Promise<Product[]>
  byCategory(shop: Shop, payload: ListingPayload): Promise<Result<ListingAnswer, CategoryNotFound>>
}

export function createProductService(db: Database, trees: CategoryTrees): ProductService {
  async function byIds(shop: Shop, ids: readonly number[]): Promise<Product[]> {
    const records = await listProducts(db.sql, shop.shopId, ids)
    return toProducts(shop, await trees.of(shop), records)
  }

  return {
    byIds,

    async byId(shop, id) {
      const [product] = await byIds(shop, [id])
      if (product === undefined) return refuse({ kind: 'product-not-found' })
      const siblingIds = await listSiblingIds(db.sql, shop.shopId, product)
      return accept({ ...product, siblings: await byIds(shop, siblingIds) })
    },

    async byCategory(shop, payload) {
      const { page, perPage } = payload
      const categoryIds = wantedCategories(await trees.of(shop), payload)
      if (categoryIds === 'unknown') return refuse({ kind: 'category-not-found' })
      const offset = (page - 1) * perPage
      const { ids, total } = await loadListingPage(db.sql, {
        shopId: shop.shopId,
        categoryIds,
        perPage,
        offset,
      })
      const products = await byIds(shop, ids)
      return accept({
        products,
        pagination: toPagination({ page, perPage, current: products.length, total }),
      })
    },
  }
}

function toProducts(shop: Shop, tree: CategoryTree, records: ProductRecord[]): Product[] {
  return records.flatMap((record) => toProduct(shop, tree, record) ?? [])
}

/** Neither id nor path asks for the whole range. */
function wantedCategories(
  tree: CategoryTree,
  { categoryId, category }: ListingPayload,
): number[] | null | 'unknown' {
  if (categoryId === undefined && category === undefined) return null
  const node =
    categoryId === undefined
      ? findByPath(tree, splitCategoryPath(category ?? ''))
      : tree.byId.get(categoryId)
  return node?.isReachable ? branchIds(node) : 'unknown'
}
