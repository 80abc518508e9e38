import type { Product } from '@saum/contract/product'
import { startOfMinute } from '@saum/domain/promotion-schedule'
import type { Shop } from '@saum/domain/shops'
import type { CategoryTrees } from '../catalog/category-trees.ts'
import type { Kept } from '../catalog/kept.ts'
import { toProduct } from '../catalog/product-answer.ts'
import type { Campaigns } from '../catalog/product-campaign.ts'
import { loadProductsAlone } from '../catalog/product-loading.ts'
import type { CampaignRecord } from '../catalog/product-record.ts'
import { listVariants } from '../catalog/variant-storage.ts'
import type { Database } from '../database/database.ts'
import { campaignPercentAt, type CampaignPeriod } from '../pricing/price-timeline.ts'
import { withKnownText } from '../rpc/answer-text.ts'

/** As many as are in baskets at the same time; the ones nobody asked for longest go first. */
const MAX_KEPT = 1_000

/** A product as it was answered before, and all that could make it another one within its minute. */
interface KeptProduct {
  product: Product
  /** Prices and stock of its sizes. */
  sizes: string
  campaign: CampaignRecord | null
  campaignPercent: number | null
}

export interface CampaignedProducts {
  products: readonly Product[]
  /** The campaigns that lower their prices, by product, whether they may be announced or not. */
  campaigns: ReadonlyMap<number, CampaignPeriod>
}

export interface BasketProducts {
  /** Without other colors, at the prices and the stock of this moment. */
  of(shop: Shop, ids: readonly number[]): Promise<CampaignedProducts>
  /** To be called when the range has changed. */
  forget(): void
}

interface ProductParts {
  db: Database
  trees: CategoryTrees
  campaigns: Kept<void, Campaigns>
  now: () => number
}

/**
 * Baskets ask for the same products again and again. What they cost and how many there are is looked up
 * each time; the rest of a product is put together anew only when that is different, or once a minute.
 */
export function createBasketProducts({ db, trees, campaigns, now }: ProductParts): BasketProducts {
  let kept = new Map<string, KeptProduct>()
  let keptMinute = startOfMinute(now())

  /** What was put together in an earlier minute is not used again, so it does not stay in memory. */
  function forgetEarlierMinutes(): void {
    const minute = startOfMinute(now())
    if (minute === keptMinute) return
    kept = new Map()
    keptMinute = minute
  }

  async function load(shop: Shop, sizesOf: ReadonlyMap<number, string>): Promise<KeptProduct[]> {
    if (sizesOf.size === 0) return []
    const target = kept
    const moment = now()
    const view = { shop, now: moment, campaigns: await campaigns.of() }
    const tree = await trees.of(shop)
    const loaded = await loadProductsAlone(db.sql, [...sizesOf.keys()], view)
    return loaded.map((found) => {
      const { record, campaign } = found
      const entry = {
        product: withKnownText(toProduct(found, { ...view, tree, preset: 'tile' })),
        sizes: sizesOf.get(record.id) ?? '',
        campaign,
        campaignPercent: campaignPercentAt(campaign?.reduction ?? null, moment),
      }
      target.set(keyOf(shop, record.id), entry)
      return entry
    })
  }

  return {
    async of(shop, ids) {
      if (ids.length === 0) return { products: [], campaigns: new Map() }
      const variants = await listVariants(db.sql, shop.shopId, ids)
      forgetEarlierMinutes()
      const changed = new Map<number, string>()
      const found: KeptProduct[] = []
      for (const [id, records] of Map.groupBy(variants, ({ productId }) => productId)) {
        const key = keyOf(shop, id)
        const sizes = JSON.stringify(records)
        const known = kept.get(key)
        if (known === undefined || !isStill(known, sizes, now())) {
          changed.set(id, sizes)
        } else {
          found.push(known)
          kept.delete(key)
          kept.set(key, known)
        }
      }
      const loaded = await load(shop, changed)
      dropOldest(kept)
      return toCampaigned([...found, ...loaded])
    },
    forget() {
      // Whatever is being loaded at this moment ends up in the old one.
      kept = new Map()
    },
  }
}

function toCampaigned(entries: readonly KeptProduct[]): CampaignedProducts {
  return {
    products: entries.map(({ product }) => product),
    campaigns: new Map(
      entries.flatMap(({ product, campaign }) =>
        campaign?.reduction ? [[product.id, campaign.reduction]] : [],
      ),
    ),
  }
}

function isStill(known: KeptProduct, sizes: string, now: number): boolean {
  return (
    known.sizes === sizes &&
    known.campaignPercent === campaignPercentAt(known.campaign?.reduction ?? null, now)
  )
}

function keyOf({ shopId }: Shop, id: number): string {
  return `${shopId} ${id}`
}

function dropOldest(kept: Map<string, unknown>): void {
  for (const key of kept.keys()) {
    if (kept.size <= MAX_KEPT) return
    kept.delete(key)
  }
}
