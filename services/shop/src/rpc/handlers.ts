import type { Call, ParsedPayloadOf, RefusalKindOf, ResultOf } from '@saum/contract/call'
import * as categoryCalls from '@saum/contract/category'
import * as productCalls from '@saum/contract/product'
import * as redirectCalls from '@saum/contract/redirect'
import { accept, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { CategoryService } from '../catalog/category-service.ts'
import type { ProductService } from '../catalog/product-service.ts'
import type { Database } from '../database/database.ts'
import { findRedirect } from '../redirect/redirect-service.ts'

/** An expected "no"; further members appear in the problem. */
export interface Refusal<Kind extends string = string> {
  kind: Kind
}

export interface CallContext {
  shop: Shop
  requestId: string
}

export interface Handler {
  call: Call
  handle(payload: unknown, context: CallContext): Promise<Result<unknown, Refusal>>
}

type CallsIn<Module> = {
  [Name in keyof Module as Module[Name] extends Call ? Name : never]: Module[Name]
}

type ShopCalls = CallsIn<typeof categoryCalls> &
  CallsIn<typeof productCalls> &
  CallsIn<typeof redirectCalls>

/** Every call of the contract has its handler here; a missing one does not compile. */
export type Handlers = Record<keyof ShopCalls, Handler>

export type ShopRefusalKind = {
  [Name in keyof ShopCalls]: ShopCalls[Name] extends Call ? RefusalKindOf<ShopCalls[Name]> : never
}[keyof ShopCalls]

function on<C extends Call>(
  call: C,
  handle: (
    payload: ParsedPayloadOf<C>,
    context: CallContext,
  ) => Promise<Result<ResultOf<C>, Refusal<RefusalKindOf<C>>>>,
): Handler {
  // The dispatcher parses every payload with the schema of the very call it is handled for.
  return { call, handle }
}

export interface ShopParts {
  db: Database
  categories: CategoryService
  products: ProductService
}

export function createHandlers({ db, categories, products }: ShopParts): Handlers {
  const { getCategoryById, getCategoryByPath, getRootCategories } = categoryCalls
  const { getProductById, getProductsByIds, getProductsByCategory } = productCalls
  return {
    getCategoryById: on(getCategoryById, (payload, { shop }) => categories.byId(shop, payload)),
    getCategoryByPath: on(getCategoryByPath, (payload, { shop }) =>
      categories.byPath(shop, payload),
    ),
    getRootCategories: on(getRootCategories, async (payload, { shop }) =>
      accept(await categories.roots(shop, payload)),
    ),
    getAllShopCategoriesForId: on(categoryCalls.getAllShopCategoriesForId, ({ id }) =>
      categories.inAllShops(id),
    ),
    getProductById: on(getProductById, ({ id }, { shop }) => products.byId(shop, id)),
    getProductsByIds: on(getProductsByIds, async ({ ids }, { shop }) =>
      accept(await products.byIds(shop, ids)),
    ),
    getProductsByCategory: on(getProductsByCategory, (payload, { shop }) =>
      products.byCategory(shop, payload),
    ),
    getRedirect: on(redirectCalls.getRedirect, async ({ path }, { shop }) =>
      accept(await findRedirect(db, shop, path)),
    ),
  }
}
