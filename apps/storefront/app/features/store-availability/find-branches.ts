import type { getStores, getStoresForVariant, getStoreVariantById } from '@saum/contract/branch'
import type { Shop } from '@saum/domain/shops'
import { readShop } from '#app/visitor/read-shop.ts'
import { toStocked, withStock, type StockedBranch } from './branch-stock.ts'

/** Where a shopper looks: words or a point on the map. */
export type Place = { address: string } | { geoPoint: { lat: number; lng: number } }

export type BranchSearch =
  | { kind: 'found'; branches: StockedBranch[] }
  /** Nothing near; the nearest one, if there is any at all. */
  | { kind: 'far'; nearest: StockedBranch | undefined }
  | { kind: 'unknown-place' }

const NEAR_M = 50_000
const ANYWHERE_M = 1_000_000
const MOST = 10

/**
 * The branches around a place, the nearest first, with what each has of the size. Rejects when the shop
 * cannot say: what is not known is neither «no such place» nor «not in stock».
 */
export async function findBranches(
  shop: Shop,
  variantId: number,
  place: Place,
): Promise<BranchSearch> {
  const near = await askAround(shop, variantId, { ...place, radius: NEAR_M })
  if (near.isUnknown) return { kind: 'unknown-place' }
  if (near.branches.length > 0) return { kind: 'found', branches: near.branches }
  const far = await askAround(shop, variantId, { ...place, radius: ANYWHERE_M })
  return { kind: 'far', nearest: far.branches[0] }
}

async function askAround(shop: Shop, variantId: number, filters: Place & { radius: number }) {
  const [all, stocked] = await Promise.all([
    readShop<typeof getStores>(shop, 'getStores', {
      filters,
      perPage: MOST,
      with: ['openingTimes'],
    }),
    readShop<typeof getStoresForVariant>(shop, 'getStoresForVariant', { variantId, filters }),
  ])
  if (!all.ok || !stocked.ok) throw new Error('The branches cannot be loaded')
  const { data, meta } = all.value
  const branches = withStock(data, stocked.value.data.stores, Date.now())
  return { branches, isUnknown: 'address' in filters && meta.searchAddress === null }
}

/** One branch and what it has of the size; `null` when it is closed for good. */
export async function findBranch(
  shop: Shop,
  variantId: number,
  storeId: number,
): Promise<StockedBranch | null> {
  const answer = await readShop<typeof getStoreVariantById>(shop, 'getStoreVariantById', {
    storeId,
    variantId,
    with: ['openingTimes'],
  })
  if (!answer.ok) return null
  const { items, ...branch } = answer.value
  return toStocked(branch, items[0]?.variants[0]?.quantity ?? 0, Date.now())
}
