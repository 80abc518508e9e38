import type { RpcTransport } from '@saum/contract/rpc'
import { createCategoryService } from './catalog/category-service.ts'
import { createCategoryTrees } from './catalog/category-trees.ts'
import { importCatalog, type ImportOutcome } from './catalog/catalog-import.ts'
import type { CatalogSeed } from './catalog/catalog-seed.ts'
import { createProductService } from './catalog/product-service.ts'
import type { Database } from './database/database.ts'
import type { Log } from './log.ts'
import { createDispatch } from './rpc/dispatch.ts'
import { createHandlers } from './rpc/handlers.ts'

export interface ShopService {
  dispatch: RpcTransport
  importCatalog(seed: CatalogSeed): Promise<ImportOutcome>
}

/** The shop over a migrated database; everything it remembers lives and dies with this value. */
export function createShopService(
  db: Database,
  { log, now = Date.now }: { log: Log; now?: () => number },
): ShopService {
  const trees = createCategoryTrees(db, now)
  const handlers = createHandlers({
    db,
    categories: createCategoryService(trees),
    products: createProductService(db, trees),
  })
  return {
    dispatch: createDispatch(handlers, log),
    async importCatalog(seed) {
      const outcome = await importCatalog(db, seed, now())
      trees.forget()
      return outcome
    },
  }
}
