import type { RpcTransport } from '@saum/contract/rpc'
import type { ShopId } from '@saum/domain/shops'
import { createBranchService } from './branch/branch-service.ts'
import { listBranches } from './branch/branch-storage.ts'
import { createBrandService, listBrands } from './catalog/brand-service.ts'
import { createCategoryService } from './catalog/category-service.ts'
import { createCategoryTrees } from './catalog/category-trees.ts'
import { createKept } from './catalog/kept.ts'
import { createListingService } from './catalog/listing-service.ts'
import { countRange } from './catalog/listing-storage.ts'
import { listCampaigns } from './catalog/product-campaign.ts'
import { createProductService } from './catalog/product-service.ts'
import type { Database } from './database/database.ts'
import type { Log } from '@saum/thread/log'
import { createOutfitService } from './outfit/outfit-service.ts'
import { createShopOutfits } from './outfit/shop-outfits.ts'
import { createPromotionService } from './promotion/promotion-service.ts'
import { createDispatch } from './rpc/dispatch.ts'
import { createHandlers } from './rpc/handlers.ts'
import { createFeedService } from './search-feed/feed-service.ts'

export interface ShopService {
  dispatch: RpcTransport
  /** To be called when an import, here or in another process, has changed the range. */
  forgetCatalog(): void
}

/** The shop over a migrated database; everything it remembers lives and dies with this value. */
export function createShopService(
  db: Database,
  { log, now = Date.now }: { log: Log; now?: () => number },
): ShopService {
  const trees = createCategoryTrees(db, now)
  const branches = createKept(() => listBranches(db.sql), now)
  const outfits = createShopOutfits(db, now)
  const brands = createKept((shopId: ShopId) => listBrands(db.sql, shopId), now)
  const rangeSizes = createKept((shopId: ShopId) => countRange(db.sql, shopId), now)
  const campaigns = createKept(() => listCampaigns(db.sql), now)
  const products = createProductService({ db, trees, campaigns, now })
  const handlers = createHandlers({
    db,
    categories: createCategoryService(trees),
    products,
    listings: createListingService({ db, trees, campaigns, rangeSizes, products, now }),
    brands: createBrandService(brands),
    outfits: createOutfitService({ outfits, trees, products }),
    promotions: createPromotionService({ db, trees, products, now }),
    branches: createBranchService({ db, branches, now }),
    feed: createFeedService({ db, campaigns, branches, now }),
  })
  return {
    dispatch: createDispatch(handlers, log),
    forgetCatalog() {
      for (const kept of [trees, branches, outfits, brands, campaigns, rangeSizes]) kept.forget()
    },
  }
}
