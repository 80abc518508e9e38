import type { ParsedPayloadOf, ResultOf } from '@saum/contract/call'
import type {
  getAllShopProductsForId,
  getProductById,
  getProductsByReferenceKeys,
  getVariantById,
  Product,
} from '@saum/contract/product'
import { accept, refuse, type Result } from '@saum/domain/result'
import { SHOPS, type Shop } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import type { CategoryTrees } from './category-trees.ts'
import type { Kept } from './kept.ts'
import { toProduct } from './product-answer.ts'
import type { Campaigns } from './product-campaign.ts'
import { loadProducts } from './product-loading.ts'
import { toPreset, type ProductPreset } from './product-preset.ts'
import { listIdsByReferenceKey } from './product-storage.ts'
import { toVariant, toVariantSiblings } from './variant-answer.ts'
import { listProductIdsOfVariants } from './variant-storage.ts'

export type ProductNotFound = { kind: 'product-not-found' }

export interface ProductService {
  byId(
    shop: Shop,
    question: ParsedPayloadOf<typeof getProductById>,
  ): Promise<Result<Product, ProductNotFound>>
  /** In the order of the ids; what the shop does not sell is left out. */
  byIds(shop: Shop, ids: readonly number[], preset?: ProductPreset): Promise<Product[]>
  byReferenceKeys(
    shop: Shop,
    question: ParsedPayloadOf<typeof getProductsByReferenceKeys>,
  ): Promise<Product[]>
  variants(shop: Shop, ids: readonly number[]): Promise<ResultOf<typeof getVariantById>>
  inAllShops(
    question: ParsedPayloadOf<typeof getAllShopProductsForId>,
  ): Promise<Result<ResultOf<typeof getAllShopProductsForId>, ProductNotFound>>
}

interface ProductParts {
  db: Database
  trees: CategoryTrees
  campaigns: Kept<void, Campaigns>
  now: () => number
}

export function createProductService(parts: ProductParts): ProductService {
  const { db, trees, campaigns, now } = parts

  async function load(shop: Shop, ids: readonly number[], moment: number) {
    const view = { shop, now: moment, campaigns: await campaigns.of() }
    return loadProducts(db.sql, ids, view)
  }

  async function byIds(
    shop: Shop,
    ids: readonly number[],
    preset: ProductPreset = 'tile',
  ): Promise<Product[]> {
    const moment = now()
    const [tree, loaded] = await Promise.all([trees.of(shop), load(shop, ids, moment)])
    return loaded.map((product) => toProduct(product, { shop, tree, now: moment, preset }))
  }

  return {
    byIds,

    async byId(shop, { id, with: wanted }) {
      const [product] = await byIds(shop, [id], toPreset(wanted, 'detail'))
      return product === undefined ? refuse({ kind: 'product-not-found' }) : accept(product)
    },

    async byReferenceKeys(shop, { referenceKeys, with: wanted }) {
      const idOf = await listIdsByReferenceKey(db.sql, referenceKeys)
      const ids = referenceKeys.flatMap((key) => idOf.get(key) ?? [])
      return byIds(shop, ids, toPreset(wanted, 'tile'))
    },

    async variants(shop, ids) {
      const productIds = await listProductIdsOfVariants(db.sql, ids)
      const loaded = await load(shop, productIds, now())
      const answers = loaded.flatMap(({ record, variants, siblings }) =>
        variants.map((variant) => ({
          ...toVariant(shop, record, variant),
          siblings: toVariantSiblings(variant, siblings),
          productId: record.id,
        })),
      )
      const byId = new Map(answers.map((variant) => [variant.id, variant]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },

    async inAllShops({ id, with: wanted }) {
      const preset = toPreset(wanted, 'tile')
      const found = await Promise.all(
        SHOPS.map(async (shop) => {
          const products = await byIds(shop, [id], preset)
          return products.map((product) => ({ locale: shop.locale, path: shop.path, product }))
        }),
      )
      const everywhere = found.flat()
      return everywhere.length === 0 ? refuse({ kind: 'product-not-found' }) : accept(everywhere)
    },
  }
}
