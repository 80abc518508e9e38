import type { Shop, ShopId } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import { listCategories, listProductsInCategories } from './category-storage.ts'
import { buildCategoryTree, type CategoryTree } from './category-tree.ts'

/** Another process may have imported meanwhile; its range shows up after this long. */
const MAX_AGE_MS = 60_000

export interface CategoryTrees {
  of(shop: Shop): Promise<CategoryTree>
  /** To be called after anything that changes categories or which products are active. */
  forget(): void
}

/** A shop's tree is small and part of every page, so it is kept instead of asked for. */
export function createCategoryTrees(db: Database, now: () => number): CategoryTrees {
  const kept = new Map<ShopId, { tree: Promise<CategoryTree>; loadedAt: number }>()

  async function load({ shopId }: Shop): Promise<CategoryTree> {
    const [records, assignments] = await Promise.all([
      listCategories(db.sql, shopId),
      listProductsInCategories(db.sql, shopId),
    ])
    return buildCategoryTree(records, assignments)
  }

  return {
    of(shop) {
      const known = kept.get(shop.shopId)
      if (known !== undefined && now() - known.loadedAt < MAX_AGE_MS) return known.tree
      const entry = { tree: load(shop), loadedAt: now() }
      kept.set(shop.shopId, entry)
      entry.tree.catch(() => {
        // Whoever asked gets the fault; the next one gets a new attempt.
        if (kept.get(shop.shopId) === entry) kept.delete(shop.shopId)
      })
      return entry.tree
    },
    forget: () => kept.clear(),
  }
}
