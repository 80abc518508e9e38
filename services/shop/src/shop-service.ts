import { randomBytes } from 'node:crypto'
import type { RpcTransport } from '@saum/contract/rpc'
import type { Shop, ShopId } from '@saum/domain/shops'
import { createAlertService } from './alert/alert-service.ts'
import { createBasketProducts } from './basket/basket-products.ts'
import { createBasketPromotions } from './basket/basket-promotions.ts'
import { createBasketService } from './basket/basket-service.ts'
import { createBranchService } from './branch/branch-service.ts'
import { listBranches } from './branch/branch-storage.ts'
import { createBrandService, listBrands } from './catalog/brand-service.ts'
import { createCategoryService } from './catalog/category-service.ts'
import { createCategoryTrees } from './catalog/category-trees.ts'
import { createFilters } from './catalog/filter-service.ts'
import { createGoneProductService } from './catalog/gone-product-service.ts'
import { createKept } from './catalog/kept.ts'
import { createListingService } from './catalog/listing-service.ts'
import { countRange } from './catalog/listing-storage.ts'
import { listCampaigns } from './catalog/product-campaign.ts'
import { createProductService } from './catalog/product-service.ts'
import { createSuggestionService } from './catalog/suggestion-service.ts'
import { listProductNames } from './catalog/suggestion-storage.ts'
import { createCustomerServices } from './customer-services.ts'
import type { Database } from './database/database.ts'
import type { Log } from '@saum/thread/log'
import { createDatabaseHealth, type DatabaseHealth } from './health/database-health.ts'
import type { IdentityProviderSettings } from './identity/identity-settings.ts'
import { deliverMails } from './mail/mail-delivery.ts'
import type { MailSender } from './mail/compose-mail.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import { createMailWriter } from './order-mail/mail-writer.ts'
import { createOutfitService } from './outfit/outfit-service.ts'
import { createShopOutfits } from './outfit/shop-outfits.ts'
import { createPromotionService } from './promotion/promotion-service.ts'
import { createPurchaseServices } from './purchase-services.ts'
import { createRedirectCounter } from './redirect/redirect-counter.ts'
import { createRedirectService } from './redirect/redirect-service.ts'
import { createDispatch } from './rpc/dispatch.ts'
import { createHandlers } from './rpc/handlers.ts'
import { createFeedService } from './search-feed/feed-service.ts'
import { createLoginService } from './session/login-service.ts'
import { createOwnerKeys, DEFAULT_KEYS, type KeySettings } from './session/owner-key.ts'
import type { PasswordCost } from './session/password-hash.ts'
import { createPasswordWork } from './session/password-work.ts'
import { createSessions } from './session/sessions.ts'
import { runShopJobs } from './shop-jobs.ts'
import { createSitemapService } from './sitemap/sitemap-service.ts'
import { createTokens } from './token/signed-token.ts'
import { createVisitService } from './visit/visit-service.ts'
import { createWishlistService } from './wishlist/wishlist-service.ts'

export interface ShopService {
  dispatch: RpcTransport
  /** Whether the database can be used. */
  health: DatabaseHealth
  /** To be called when an import, here or in another process, has changed the range. */
  forgetCatalog(): void
  /** Forgets what has expired, writes to whom something has to be told and sends what is due. */
  runBackgroundWork(): Promise<void>
  /** Writes down what was only counted so far: nothing comes after it. */
  end(): Promise<void>
}

export interface MailSettings extends MailSender {
  transport: MailTransport
}

interface ServiceParts {
  log: Log
  /** Without it mails wait. */
  mail?: MailSettings | undefined
  keys?: KeySettings | undefined
  /** Signs checkouts and links to orders; without it they end with the process. */
  secret?: string | undefined
  /** Whether somebody takes cards and wallets. */
  hasPaymentProvider?: boolean | undefined
  /** Whether a guest who has ordered may check out a basket filled again. */
  mayGuestsReorder?: boolean | undefined
  /** Who else knows customers; nobody without it. */
  identityProvider?: IdentityProviderSettings | null | undefined
  /** Tests log in thousands of times and pay less. */
  passwordCost?: PasswordCost | undefined
  now?: () => number
}

/** The shop over a migrated database; everything it remembers lives and dies with this value. */
export function createShopService(db: Database, parts: ServiceParts): ShopService {
  const { log, mail, keys = DEFAULT_KEYS, secret = newSecret(), now = Date.now } = parts
  const { hasPaymentProvider = true, mayGuestsReorder = false, identityProvider = null } = parts
  const health = createDatabaseHealth(db, { log, now })
  const ownerKeys = createOwnerKeys(keys)
  const sessions = createSessions({ db, keys: ownerKeys, now })
  const trees = createCategoryTrees(db, now)
  const branches = createKept(() => listBranches(db.sql), now)
  const outfits = createShopOutfits(db, now)
  const brands = createKept((shopId: ShopId) => listBrands(db.sql, shopId), now)
  const filters = createFilters({ db, trees, branches, now })
  const rangeSizes = createKept((shopId: ShopId) => countRange(db.sql, shopId), now)
  const names = createKept(({ shopId }: Shop) => listProductNames(db.sql, shopId), now)
  const campaigns = createKept(() => listCampaigns(db.sql), now)
  const products = createProductService({ db, trees, campaigns, now })
  const basketProducts = createBasketProducts({ db, trees, campaigns, now })
  const basketPromotions = createBasketPromotions({ db, trees, now })
  const baskets = createBasketService({
    db,
    products: basketProducts,
    promotions: basketPromotions,
    now,
  })
  const passwords = createPasswordWork(parts.passwordCost)
  const redirectCounter = createRedirectCounter(db, now)
  const logins = createLoginService({ db, keys: ownerKeys, passwords, log, now })
  const writeContent = createMailWriter({ db, tokens: createTokens(secret), branches })
  const shared = { db, logins, passwords, secret, log, now }
  const { findOwner } = sessions
  const buying = { trees, baskets, branches, findOwner, hasPaymentProvider, mayGuestsReorder }
  const knowing = { products, keys: ownerKeys, identityProvider }
  const handlers = createHandlers({
    ...createPurchaseServices({ ...shared, ...buying }),
    ...createCustomerServices({ ...shared, ...knowing }),
    db,
    categories: createCategoryService(trees),
    products,
    listings: createListingService({ db, trees, campaigns, rangeSizes, products, now }),
    brands: createBrandService(brands),
    filters,
    outfits: createOutfitService({ outfits, trees, products }),
    promotions: createPromotionService({ db, trees, products, now }),
    branches: createBranchService({ db, branches, now }),
    feed: createFeedService({ db, campaigns, branches, now }),
    baskets,
    wishlists: createWishlistService({ db, products, now }),
    alerts: createAlertService({ db, now }),
    goneProducts: createGoneProductService({ db, trees, now }),
    sitemap: createSitemapService(db),
    suggestions: createSuggestionService({ db, trees, products, names }),
    redirects: createRedirectService(db, redirectCounter),
    visits: createVisitService({ db, now }),
  })
  return {
    health,
    dispatch: createDispatch(handlers, { log, sessions, onUnavailable: health.note }),
    forgetCatalog() {
      for (const kept of [trees, branches, outfits, brands, filters, campaigns, rangeSizes, names])
        kept.forget()
      for (const kept of [basketProducts, basketPromotions]) kept.forget()
    },
    async runBackgroundWork() {
      await runShopJobs({ db, trees, products, redirectCounter, log, now })
      if (mail !== undefined) await deliverMails({ db, ...mail, writeContent, log, now })
    },
    end: () => redirectCounter.flush(),
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}
