import * as branchCalls from '@saum/contract/branch'
import * as brandCalls from '@saum/contract/brand'
import type { RefusalKindOf } from '@saum/contract/call'
import type { Calls } from '@saum/contract/calls'
import * as categoryCalls from '@saum/contract/category'
import * as filterCalls from '@saum/contract/filter'
import * as outfitCalls from '@saum/contract/outfit'
import * as pictureCalls from '@saum/contract/picture'
import * as productCalls from '@saum/contract/product'
import * as promotionCalls from '@saum/contract/promotion'
import * as redirectCalls from '@saum/contract/redirect'
import * as feedCalls from '@saum/contract/search-feed'
import * as shopCalls from '@saum/contract/shop-configuration'
import * as sitemapCalls from '@saum/contract/sitemap'
import { getSearchSuggestions, resolveSearch } from '@saum/contract/suggestion'
import { accept, refuse } from '@saum/domain/result'
import type { BranchService } from '../branch/branch-service.ts'
import type { BrandService } from '../catalog/brand-service.ts'
import type { CategoryService } from '../catalog/category-service.ts'
import type { Filters } from '../catalog/filter-service.ts'
import type { ListingService } from '../catalog/listing-service.ts'
import { toPreset } from '../catalog/product-preset.ts'
import type { ProductService } from '../catalog/product-service.ts'
import type { SuggestionService } from '../catalog/suggestion-service.ts'
import type { Database } from '../database/database.ts'
import type { OutfitService } from '../outfit/outfit-service.ts'
import { findPicture } from '../picture/picture-storage.ts'
import type { PromotionService } from '../promotion/promotion-service.ts'
import type { RedirectService } from '../redirect/redirect-service.ts'
import type { FeedService } from '../search-feed/feed-service.ts'
import type { SitemapService } from '../sitemap/sitemap-service.ts'
import { absentHandlers, type AbsentParts } from './absent-handlers.ts'
import { customerHandlers, type CustomerParts } from './customer-handlers.ts'
import { on, type Handler } from './handler.ts'
import { purchaseHandlers, type PurchaseParts } from './purchase-handlers.ts'
import { sessionHandlers, type SessionParts } from './session-handlers.ts'
import { toShopConfiguration } from './shop-configuration.ts'
import { visitHandlers, type VisitHandlerParts } from './visit-handlers.ts'

/** Where the search provider is reached is known to the server, which answers that call itself. */
type ShopCalls = Omit<Calls, 'getSearchAccess'>

/** Every call of the contract has its own handler here; a missing or a wrong one does not compile. */
export type Handlers = { [Name in keyof ShopCalls]: Handler<ShopCalls[Name]> }

export type ShopRefusalKind = {
  [Name in keyof ShopCalls]: RefusalKindOf<ShopCalls[Name]>
}[keyof ShopCalls]

export interface ShopParts
  extends SessionParts, AbsentParts, PurchaseParts, CustomerParts, VisitHandlerParts {
  db: Database
  categories: CategoryService
  products: ProductService
  listings: ListingService
  brands: BrandService
  filters: Filters
  outfits: OutfitService
  promotions: PromotionService
  branches: BranchService
  feed: FeedService
  sitemap: SitemapService
  suggestions: SuggestionService
  redirects: RedirectService
}

export function createHandlers(parts: ShopParts): Handlers {
  const { categories } = parts
  const { getCategoryById, getCategoryByPath, getRootCategories } = categoryCalls
  return {
    getCategoryById: on(getCategoryById, (payload, { shop }) => categories.byId(shop, payload)),
    getCategoryByPath: on(getCategoryByPath, (payload, { shop }) =>
      categories.byPath(shop, payload),
    ),
    getRootCategories: on(getRootCategories, async (payload, { shop }) =>
      accept(await categories.roots(shop, payload)),
    ),
    getCategoryTree: on(categoryCalls.getCategoryTree, async (payload, { shop }) =>
      accept(await categories.roots(shop, payload)),
    ),
    getCategoriesByPath: on(categoryCalls.getCategoriesByPath, (payload, { shop }) =>
      categories.rootsAndPath(shop, payload),
    ),
    getAllShopCategoriesForId: on(categoryCalls.getAllShopCategoriesForId, ({ id }) =>
      categories.inAllShops(id),
    ),
    ...productHandlers(parts),
    ...rangeHandlers(parts),
    ...outfitHandlers(parts),
    ...promotionHandlers(parts),
    ...branchHandlers(parts),
    ...feedHandlers(parts),
    ...sitemapHandlers(parts),
    ...suggestionHandlers(parts),
    ...sessionHandlers(parts),
    ...absentHandlers(parts),
    ...purchaseHandlers(parts),
    ...customerHandlers(parts),
    ...redirectHandlers(parts),
    ...visitHandlers(parts),
  }
}

function suggestionHandlers({ suggestions }: ShopParts) {
  return {
    getSearchSuggestions: on(getSearchSuggestions, async (question, { shop }) =>
      accept({ suggestions: await suggestions.suggest(shop, question) }),
    ),
    resolveSearch: on(resolveSearch, async (question, { shop }) =>
      accept(await suggestions.resolve(shop, question)),
    ),
  }
}

function productHandlers({ products, listings }: ShopParts) {
  const { getProductById, getProductsByIds, getProductsByReferenceKeys } = productCalls
  const { getVariantById, getAllShopProductsForId, getSimilarProducts } = productCalls
  const { getProductsByCategory, getProductsCount } = productCalls
  return {
    getProductById: on(getProductById, (payload, { shop }) => products.byId(shop, payload)),
    getProductsByIds: on(getProductsByIds, async ({ ids, with: wanted }, { shop }) =>
      accept(await products.byIds(shop, ids, toPreset(wanted, 'tile'))),
    ),
    getProductsByReferenceKeys: on(getProductsByReferenceKeys, async (payload, { shop }) =>
      accept(await products.byReferenceKeys(shop, payload)),
    ),
    getVariantById: on(getVariantById, async ({ ids }, { shop }) =>
      accept(await products.variants(shop, ids)),
    ),
    getAllShopProductsForId: on(getAllShopProductsForId, (payload) => products.inAllShops(payload)),
    getProductsByCategory: on(getProductsByCategory, (payload, { shop }) =>
      listings.page(shop, payload),
    ),
    getProductsCount: on(getProductsCount, (payload, { shop }) => listings.count(shop, payload)),
    getSimilarProducts: on(getSimilarProducts, (payload, { shop }) =>
      listings.similar(shop, payload),
    ),
  }
}

function rangeHandlers({ db, brands, filters }: ShopParts) {
  return {
    getFilters: on(filterCalls.getFilters, async (_, { shop }) =>
      accept({ filters: await filters.of(shop) }),
    ),
    getBrands: on(brandCalls.getBrands, async (payload, { shop }) =>
      accept(await brands.list(shop, payload)),
    ),
    getBrandById: on(brandCalls.getBrandById, ({ brandId }, { shop }) =>
      brands.byId(shop, brandId),
    ),
    getPicture: on(pictureCalls.getPicture, async ({ key }) => {
      const picture = await findPicture(db.sql, key)
      return picture === null ? refuse({ kind: 'picture-not-found' }) : accept(picture)
    }),
    getShopConfiguration: on(shopCalls.getShopConfiguration, async (_, { shop }) =>
      accept(toShopConfiguration(shop)),
    ),
  }
}

function outfitHandlers({ outfits }: ShopParts) {
  const { getOutfits, getOutfitById, getOutfitsForProduct, getAllShopOutfitsForId } = outfitCalls
  return {
    getOutfits: on(getOutfits, (payload, { shop }) => outfits.list(shop, payload)),
    getOutfitById: on(getOutfitById, ({ id }, { shop }) => outfits.byId(shop, id)),
    getOutfitsForProduct: on(getOutfitsForProduct, async ({ productId }, { shop }) =>
      accept(await outfits.withProduct(shop, productId)),
    ),
    getAllShopOutfitsForId: on(getAllShopOutfitsForId, async ({ id }) =>
      accept(await outfits.inAllShops(id)),
    ),
  }
}

function promotionHandlers({ promotions }: ShopParts) {
  const { getPromotions, getCurrentPromotions, getPromotionsByIds } = promotionCalls
  const { getPromotionGiftProducts, getCampaign, getCampaignKey } = promotionCalls
  return {
    getPromotions: on(getPromotions, async (payload, { shop }) =>
      accept(await promotions.all(shop, payload)),
    ),
    getCurrentPromotions: on(getCurrentPromotions, async (payload, { shop }) =>
      accept(await promotions.current(shop, payload)),
    ),
    getPromotionsByIds: on(getPromotionsByIds, async (payload, { shop }) =>
      accept(await promotions.byIds(shop, payload)),
    ),
    getPromotionGiftProducts: on(getPromotionGiftProducts, async ({ variantIds }, { shop }) =>
      accept(await promotions.giftProducts(shop, variantIds)),
    ),
    getCampaign: on(getCampaign, async (_, { shop }) => accept(await promotions.campaign(shop))),
    getCampaignKey: on(getCampaignKey, async (_, { shop }) =>
      accept((await promotions.campaign(shop))?.key ?? null),
    ),
  }
}

function branchHandlers({ branches }: ShopParts) {
  const { getStores, getStoreBySlug, getStoresForVariant, getStoreVariantById } = branchCalls
  return {
    getStores: on(getStores, async (payload, { shop }) =>
      accept(await branches.list(shop, payload)),
    ),
    getStoreBySlug: on(getStoreBySlug, (payload, { shop }) => branches.bySlug(shop, payload)),
    getStoresForVariant: on(getStoresForVariant, (payload, { shop }) =>
      branches.withVariant(shop, payload),
    ),
    getStoreVariantById: on(getStoreVariantById, (payload, { shop }) =>
      branches.stockOf(shop, payload),
    ),
  }
}

function feedHandlers({ feed }: ShopParts) {
  return {
    listIndexProducts: on(feedCalls.listIndexProducts, async (payload, { shop }) =>
      accept(await feed.products(shop, payload)),
    ),
    listIndexChanges: on(feedCalls.listIndexChanges, async (payload) =>
      accept(await feed.changes(payload)),
    ),
  }
}

function sitemapHandlers({ sitemap }: ShopParts) {
  return {
    listSitemapParts: on(sitemapCalls.listSitemapParts, async (_, { shop }) =>
      accept(await sitemap.parts(shop)),
    ),
    listSitemapChanges: on(sitemapCalls.listSitemapChanges, async (_, { shop }) =>
      accept(await sitemap.changes(shop)),
    ),
    listSitemapProducts: on(sitemapCalls.listSitemapProducts, async ({ from }, { shop }) =>
      accept(await sitemap.products(shop, from)),
    ),
  }
}

function redirectHandlers({ redirects }: ShopParts) {
  const { getRedirect, followRedirect, keepRedirect } = redirectCalls
  return {
    getRedirect: on(getRedirect, async ({ path }, { shop }) =>
      accept(await redirects.find(shop, path)),
    ),
    followRedirect: on(followRedirect, async ({ path, referrerHost }, { shop }) =>
      accept(await redirects.follow(shop, path, referrerHost)),
    ),
    keepRedirect: on(keepRedirect, async ({ from, to }, { shop }) =>
      accept({ isKept: await redirects.keep(shop, from, to) }),
    ),
  }
}
