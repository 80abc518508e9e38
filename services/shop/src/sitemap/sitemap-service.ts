import type { ResultOf } from '@saum/contract/call'
import {
  SITEMAP_PART_SIZE,
  type listSitemapChanges,
  type listSitemapParts,
  type listSitemapProducts,
} from '@saum/contract/sitemap'
import type { Shop } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import {
  findRangeChange,
  listCategoryChanges,
  listOutfitChanges,
  listPartPictures,
  listPartSlugs,
  listPartStarts,
} from './sitemap-storage.ts'

/** What crawlers are told of the range. */
export interface SitemapService {
  parts(shop: Shop): Promise<ResultOf<typeof listSitemapParts>>
  changes(shop: Shop): Promise<ResultOf<typeof listSitemapChanges>>
  products(shop: Shop, from: number): Promise<ResultOf<typeof listSitemapProducts>>
}

export function createSitemapService(
  { sql }: Pick<Database, 'sql'>,
  partSize = SITEMAP_PART_SIZE,
): SitemapService {
  return {
    async parts({ shopId }) {
      return { starts: await listPartStarts(sql, shopId, partSize) }
    },

    async changes({ shopId }) {
      const [range, categories, outfits] = await Promise.all([
        findRangeChange(sql, shopId),
        listCategoryChanges(sql, shopId),
        listOutfitChanges(sql, shopId),
      ])
      return { range, categories, outfits }
    },

    async products({ shopId }, from) {
      const part = { shopId, from, size: partSize }
      const [slugs, pictures] = await Promise.all([
        listPartSlugs(sql, part),
        listPartPictures(sql, part),
      ])
      const picturesOf = Map.groupBy(pictures, ({ productId }) => productId)
      const products = Map.groupBy(slugs, ({ productId }) => productId)
      return {
        products: [...products].map(([id, inShops]) => ({
          id,
          updatedAt: inShops[0]?.updatedAt ?? 0,
          slugs: inShops.map((row) => ({ shopId: row.shopId, slug: row.slug })),
          pictures: (picturesOf.get(id) ?? []).map(({ pictureKey }) => pictureKey),
        })),
      }
    },
  }
}
