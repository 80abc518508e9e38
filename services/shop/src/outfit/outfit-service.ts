import type { ParsedPayloadOf, ResultOf } from '@saum/contract/call'
import type {
  getAllShopOutfitsForId,
  getOutfitById,
  getOutfits,
  Outfit,
} from '@saum/contract/outfit'
import { accept, refuse, type Result } from '@saum/domain/result'
import { SHOPS, type Shop } from '@saum/domain/shops'
import type { CategoryNotFound } from '../catalog/category-service.ts'
import { branchIds } from '../catalog/category-tree.ts'
import type { CategoryTrees } from '../catalog/category-trees.ts'
import { toPagination } from '../catalog/pagination.ts'
import type { ProductService } from '../catalog/product-service.ts'
import type { ShopOutfits } from './shop-outfits.ts'

export interface OutfitService {
  list(
    shop: Shop,
    question: ParsedPayloadOf<typeof getOutfits>,
  ): Promise<Result<ResultOf<typeof getOutfits>, CategoryNotFound>>
  byId(
    shop: Shop,
    id: number,
  ): Promise<Result<ResultOf<typeof getOutfitById>, { kind: 'outfit-not-found' }>>
  withProduct(shop: Shop, productId: number): Promise<Outfit[]>
  inAllShops(id: number): Promise<ResultOf<typeof getAllShopOutfitsForId>>
}

interface OutfitParts {
  outfits: ShopOutfits
  trees: CategoryTrees
  products: ProductService
}

export function createOutfitService({ outfits, trees, products }: OutfitParts): OutfitService {
  /** Keys of the category and everything below it; without one every outfit is wanted. */
  async function wantedKeys(shop: Shop, categoryId: number | undefined) {
    if (categoryId === undefined) return null
    const { byId } = await trees.of(shop)
    const node = byId.get(categoryId)
    if (!node?.isReachable) return 'unknown'
    return new Set(branchIds(node).flatMap((id) => byId.get(id)?.key ?? []))
  }

  return {
    async list(shop, { page, perPage, categoryId }) {
      const keys = await wantedKeys(shop, categoryId)
      if (keys === 'unknown') return refuse({ kind: 'category-not-found' })
      const wanted = (await outfits.of(shop))
        .filter(({ categories }) => keys === null || categories.some((key) => keys.has(key)))
        .map(({ outfit }) => outfit)
      const onPage = wanted.slice((page - 1) * perPage, page * perPage)
      const counts = { page, perPage, current: onPage.length, total: wanted.length }
      return accept({ outfits: onPage, pagination: toPagination(counts) })
    },

    async byId(shop, id) {
      const found = (await outfits.of(shop)).find(({ outfit }) => outfit.id === id)
      if (found === undefined) return refuse({ kind: 'outfit-not-found' })
      const worn = await products.byIds(shop, found.outfit.productIds)
      return accept({ ...found.outfit, products: worn })
    },

    async withProduct(shop, productId) {
      return (await outfits.of(shop))
        .map(({ outfit }) => outfit)
        .filter(({ productIds }) => productIds.includes(productId))
    },

    async inAllShops(id) {
      const found = await Promise.all(
        SHOPS.map(async (shop) => {
          const own = (await outfits.of(shop)).find(({ outfit }) => outfit.id === id)
          return own === undefined ? [] : [{ locale: shop.locale, outfit: own.outfit }]
        }),
      )
      return found.flat()
    },
  }
}
