import type { ParsedPayloadOf, ResultOf } from '@saum/contract/call'
import type { getGoneProduct } from '@saum/contract/gone-product'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import type { CategoryNode, CategoryTree } from './category-tree.ts'
import type { CategoryTrees } from './category-trees.ts'
import { findGoneProduct, findSuccessor } from './gone-product-storage.ts'
import type { ProductNotFound } from './product-service.ts'

export interface GoneProductService {
  byId(
    shop: Shop,
    question: ParsedPayloadOf<typeof getGoneProduct>,
  ): Promise<Result<ResultOf<typeof getGoneProduct>, ProductNotFound>>
}

interface GoneProductParts {
  db: Database
  trees: CategoryTrees
  now: () => number
}

export function createGoneProductService({ db, trees, now }: GoneProductParts): GoneProductService {
  return {
    async byId(shop, { id }) {
      const gone = await findGoneProduct(db.sql, shop.shopId, { id, now: now() })
      if (gone === null) return refuse({ kind: 'product-not-found' })
      const successor = await findSuccessor(db.sql, shop.shopId, gone.masterKey)
      const category = deepest(gone.categoryIds, await trees.of(shop))
      return accept({
        successor,
        category: category && { name: category.name, path: category.path },
      })
    },
  }
}

/** The narrowest category that is shown and still has something in it. */
function deepest(ids: readonly number[], tree: CategoryTree): CategoryNode | null {
  const nodes = ids
    .flatMap((id) => tree.byId.get(id)?.rootline ?? [])
    .filter(({ isReachable, productCount, isSale }) => isReachable && productCount > 0 && !isSale)
  return nodes.toSorted((left, right) => right.rootline.length - left.rootline.length)[0] ?? null
}
