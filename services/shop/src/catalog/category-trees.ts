import type { Shop } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import { listCategories, listProductsInCategories } from './category-storage.ts'
import { buildCategoryTree, type CategoryTree } from './category-tree.ts'
import { createKept, type Kept } from './kept.ts'

/** To be forgotten after anything that changes categories or which products are active. */
export type CategoryTrees = Kept<Shop, CategoryTree>

/** A shop's tree is small and part of every page, so it is kept instead of asked for. */
export function createCategoryTrees(db: Database, now: () => number): CategoryTrees {
  return createKept(async ({ shopId }) => {
    const [records, assignments] = await Promise.all([
      listCategories(db.sql, shopId),
      listProductsInCategories(db.sql, shopId),
    ])
    return buildCategoryTree(records, assignments)
  }, now)
}
