import type { Backend } from '@saum/contract/backend'
import {
  getAllShopCategoriesForId,
  getCategoryById,
  getCategoryByPath,
  getRootCategories,
} from '@saum/contract/category'
import { getFilters } from '@saum/contract/filter'
import {
  getAllShopOutfitsForId,
  getOutfitById,
  getOutfits,
  getOutfitsForProduct,
} from '@saum/contract/outfit'
import {
  getAllShopProductsForId,
  getProductById,
  getProductsByCategory,
  getProductsByIds,
  getSimilarProducts,
} from '@saum/contract/product'

/** Reads that are the same for everybody; anything else goes to the service every time. */
const SHARED_READS: ReadonlySet<string> = new Set([
  getAllShopCategoriesForId.name,
  getAllShopOutfitsForId.name,
  getAllShopProductsForId.name,
  getCategoryById.name,
  getCategoryByPath.name,
  getFilters.name,
  getOutfitById.name,
  getOutfits.name,
  getOutfitsForProduct.name,
  getProductById.name,
  getProductsByCategory.name,
  getProductsByIds.name,
  getRootCategories.name,
  getSimilarProducts.name,
])

/** Short enough that a changed price is seen at once, long enough to carry a rush. */
const FRESH_MS = 5_000
const MAX_ENTRIES = 2_000

interface Entry {
  answer: ReturnType<Backend['call']>
  staleAt: number
}

export interface ReadCache {
  over(backend: Backend, shopId: number): Backend
  /** How many answers are in memory. */
  size(): number
  /** The range has changed: nothing known about it is worth keeping. */
  forget(): void
}

/**
 * Answers of the shop service, shared by the requests of a few seconds. Pages of a busy listing
 * differ in nothing the service would have to look up again. A failure is never kept.
 */
export function createReadCache(now = Date.now): ReadCache {
  const entries = new Map<string, Entry>()

  function keep(key: string, answer: Entry['answer']): void {
    entries.delete(key)
    dropOldest()
    entries.set(key, { answer, staleAt: now() + FRESH_MS })
    answer.catch(() => entries.delete(key))
  }

  /** Entries are in the order in which they expire, because each one is fresh for the same time. */
  function dropOldest(): void {
    for (const [key, { staleAt }] of entries) {
      if (staleAt > now() && entries.size < MAX_ENTRIES) return
      entries.delete(key)
    }
  }

  return {
    over: (backend, shopId) => ({
      call(call, payload) {
        if (!SHARED_READS.has(call.name)) return backend.call(call, payload)
        const key = `${shopId} ${call.name} ${JSON.stringify(payload)}`
        const known = entries.get(key)
        if (known && known.staleAt > now()) return known.answer
        const answer = backend.call(call, payload)
        keep(key, answer)
        return answer
      },
    }),
    size: () => entries.size,
    forget: () => entries.clear(),
  }
}
