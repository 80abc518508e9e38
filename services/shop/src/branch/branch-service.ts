import type {
  getStoreBySlug,
  getStores,
  getStoresForVariant,
  getStoreVariantById,
} from '@saum/contract/branch'
import type { ParsedPayloadOf, ResultOf } from '@saum/contract/call'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Kept } from '../catalog/kept.ts'
import type { Database } from '../database/database.ts'
import type { BranchDocument } from '../documents/branch-document.ts'
import { toBranch, type BranchView } from './branch-answer.ts'
import { searchBranches } from './branch-search.ts'
import { findBySlug } from './find-by-slug.ts'
import { findProductOfVariant, loadStockOfVariant } from './branch-storage.ts'

type VariantNotFound = { kind: 'variant-not-found' }
type BranchNotFound = { kind: 'branch-not-found' }

export interface BranchService {
  list(shop: Shop, question: ParsedPayloadOf<typeof getStores>): Promise<ResultOf<typeof getStores>>
  bySlug(
    shop: Shop,
    question: ParsedPayloadOf<typeof getStoreBySlug>,
  ): Promise<Result<ResultOf<typeof getStoreBySlug>, BranchNotFound>>
  withVariant(
    shop: Shop,
    question: ParsedPayloadOf<typeof getStoresForVariant>,
  ): Promise<Result<ResultOf<typeof getStoresForVariant>, VariantNotFound>>
  stockOf(
    shop: Shop,
    question: ParsedPayloadOf<typeof getStoreVariantById>,
  ): Promise<Result<ResultOf<typeof getStoreVariantById>, BranchNotFound | VariantNotFound>>
}

interface BranchParts {
  db: Database
  branches: Kept<void, readonly BranchDocument[]>
  now: () => number
}

export function createBranchService({ db, branches, now }: BranchParts): BranchService {
  function viewFor(shop: Shop, parts: BranchView['parts']): BranchView {
    return { parts, locale: shop.locale, nowMs: now() }
  }

  return {
    async list(shop, { perPage, with: parts, ...question }) {
      const { center, found } = searchBranches(await branches.of(), question, shop.country)
      const view = viewFor(shop, parts)
      const data = found.slice(0, perPage).map((branch) => toBranch(branch, view))
      return { data, meta: { searchAddress: center } }
    },

    async bySlug(shop, { slug, with: parts }) {
      const branch = findBySlug(slug, await branches.of())
      if (branch === undefined) return refuse({ kind: 'branch-not-found' })
      return accept(toBranch({ branch, distanceM: null }, viewFor(shop, parts)))
    },

    async withVariant(shop, { variantId, perPage, with: parts, ...question }) {
      const productId = await findProductOfVariant(db.sql, shop.shopId, variantId)
      if (productId === null) return refuse({ kind: 'variant-not-found' })
      const pieces = await loadStockOfVariant(db.sql, variantId)
      const { center, found } = searchBranches(await branches.of(), question, shop.country)
      const view = viewFor(shop, parts)
      const stores = found
        .flatMap((one) => {
          const quantity = pieces.get(one.branch.id)
          return quantity === undefined ? [] : { ...toBranch(one, view), quantity }
        })
        .slice(0, perPage)
      return accept({ data: { variantId, productId, stores }, meta: { searchAddress: center } })
    },

    async stockOf(shop, { storeId, variantId, with: parts }) {
      const branch = (await branches.of()).find(({ id }) => id === storeId)
      if (branch === undefined) return refuse({ kind: 'branch-not-found' })
      const productId = await findProductOfVariant(db.sql, shop.shopId, variantId)
      if (productId === null) return refuse({ kind: 'variant-not-found' })
      const pieces = await loadStockOfVariant(db.sql, variantId)
      const variants = [{ id: variantId, quantity: pieces.get(storeId) ?? 0 }]
      return accept({
        ...toBranch({ branch, distanceM: null }, viewFor(shop, parts)),
        items: [{ productId, variants }],
      })
    },
  }
}
