import type { ParsedPayloadOf, ResultOf } from '@saum/contract/call'
import type { IndexProduct, listIndexChanges, listIndexProducts } from '@saum/contract/search-feed'
import type { Shop } from '@saum/domain/shops'
import type { Kept } from '../catalog/kept.ts'
import { campaignOf, type Campaigns } from '../catalog/product-campaign.ts'
import { priceVariants, toPriceEnds, type PriceEnds } from '../catalog/product-pricing.ts'
import type { CampaignRecord, ProductRecord, VariantRecord } from '../catalog/product-record.ts'
import { listCategoryIds, listImages } from '../catalog/product-storage.ts'
import { listVariants } from '../catalog/variant-storage.ts'
import type { Database } from '../database/database.ts'
import type { BranchDocument } from '../documents/branch-document.ts'
import { listActive } from '../catalog/product-storage.ts'
import { listBranchesWithStock, listProductsAfter } from './feed-storage.ts'
import { toIndexProduct } from './index-product.ts'
import { listProductChanges } from './product-change-storage.ts'
import { loadStructure } from './range-structure.ts'

/** What whoever keeps a copy of the range reads. */
export interface FeedService {
  products(
    shop: Shop,
    question: ParsedPayloadOf<typeof listIndexProducts>,
  ): Promise<ResultOf<typeof listIndexProducts>>
  changes(
    question: ParsedPayloadOf<typeof listIndexChanges>,
  ): Promise<ResultOf<typeof listIndexChanges>>
}

interface FeedParts {
  db: Database
  campaigns: Kept<void, Campaigns>
  branches: Kept<void, readonly BranchDocument[]>
  now: () => number
}

interface Sized extends PriceEnds<VariantRecord> {
  record: ProductRecord
  sizes: readonly VariantRecord[]
  campaign: CampaignRecord | null
}

/** However many products are asked for, it takes the same few statements. */
export function createFeedService({ db, campaigns, branches, now }: FeedParts): FeedService {
  const { sql } = db

  async function describe(shop: Shop, records: readonly ProductRecord[]): Promise<IndexProduct[]> {
    const view = { shop, now: now() }
    const ids = records.map(({ id }) => id)
    const [sizes, images, filed, stocked] = await Promise.all([
      listVariants(sql, shop.shopId, ids),
      listImages(sql, { all: ids, first: [] }),
      listCategoryIds(sql, ids),
      branchesOf(shop).then((branchIds) => listBranchesWithStock(sql, ids, branchIds)),
    ])
    const sized = withSizes(records, sizes, await campaigns.of())
    const priced = await priceVariants(sql, sized.flatMap(endsOf), view)
    const imagesOf = Map.groupBy(images, ({ productId }) => productId)
    const filedOf = Map.groupBy(filed, ({ productId }) => productId)
    const stockedOf = Map.groupBy(stocked, ({ productId }) => productId)
    return sized.flatMap((product) => {
      const { id } = product.record
      const cheapest = priced.get(product.cheapest.id)
      const dearest = priced.get(product.dearest.id)
      if (cheapest === undefined || dearest === undefined) return []
      const known = {
        ...product,
        cheapest,
        dearest,
        images: imagesOf.get(id) ?? [],
        categoryIds: (filedOf.get(id) ?? []).map(({ categoryId }) => categoryId),
        branchIds: (stockedOf.get(id) ?? []).map(({ branchId }) => branchId),
      }
      return toIndexProduct(known, view)
    })
  }

  async function branchesOf({ country }: Shop): Promise<number[]> {
    const all = await branches.of()
    return all.filter(({ address }) => address.countryCode === country).map(({ id }) => id)
  }

  return {
    async products(shop, { ids, after, limit }) {
      if (ids !== undefined) {
        const records = await listActive(sql, shop.shopId, ids)
        return { products: await describe(shop, records), next: null }
      }
      const records = await listProductsAfter(sql, shop.shopId, { after, limit })
      const last = records.at(-1)?.id ?? null
      return {
        products: await describe(shop, records),
        next: records.length < limit ? null : last,
      }
    },

    async changes({ after, limit }) {
      const changes = await listProductChanges(sql, after, limit)
      const structure = await loadStructure(sql)
      return {
        ...changes,
        structure,
        nextPriceChangeAt: nextChangeAfter(now(), await campaigns.of()),
      }
    },
  }
}

/** Without those the shop has no price for. */
function withSizes(
  records: readonly ProductRecord[],
  sizes: readonly VariantRecord[],
  campaigns: Campaigns,
): Sized[] {
  const sizesOf = Map.groupBy(sizes, ({ productId }) => productId)
  return records.flatMap((record) => {
    const own = sizesOf.get(record.id) ?? []
    const ends = toPriceEnds(own)
    if (ends === null) return []
    return { record, sizes: own, ...ends, campaign: campaignOf(record.attributes, campaigns) }
  })
}

function endsOf({ cheapest, dearest, campaign }: Sized) {
  const reduction = campaign?.reduction ?? null
  const ends = cheapest === dearest ? [cheapest] : [cheapest, dearest]
  return ends.map((variant) => ({ variant, campaign: reduction }))
}

function nextChangeAfter(time: number, campaigns: Campaigns): number | null {
  const moments = [...campaigns.values()]
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((moment) => moment > time)
  return moments.length === 0 ? null : Math.min(...moments)
}
