import type { Outfit } from '@saum/contract/outfit'
import type { Shop } from '@saum/domain/shops'
import { createKept, type Kept } from '../catalog/kept.ts'
import type { Database } from '../database/database.ts'
import { toOutfit } from './outfit-answer.ts'
import { listOutfits, listSoldInOutfits } from './outfit-storage.ts'

interface ShopOutfit {
  outfit: Outfit
  /** Keys of the categories it is in. */
  categories: readonly string[]
}

/** To be forgotten after anything that changes outfits or which products are active. */
export type ShopOutfits = Kept<Shop, readonly ShopOutfit[]>

/** What a shop shows of the outfits, in display order; few enough to be kept. */
export function createShopOutfits(db: Database, now: () => number): ShopOutfits {
  return createKept(async ({ shopId, locale }) => {
    const [documents, sold] = await Promise.all([
      listOutfits(db.sql),
      listSoldInOutfits(db.sql, shopId),
    ])
    return documents.flatMap((document) => {
      const outfit = toOutfit(document, locale, sold)
      return outfit === null ? [] : { outfit, categories: document.categories }
    })
  }, now)
}
