import { isSellable } from '@saum/domain/sellable'
import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { COMPARISON_RULES } from '../pricing/comparison-rules.ts'
import { campaignPercentAt, type CampaignPeriod } from '../pricing/price-timeline.ts'
import { toShownPrice, type ShownPrice } from '../pricing/shown-price.ts'
import { toUnitPrice } from '../pricing/unit-price.ts'
import type { VariantRecord } from './product-record.ts'
import { listPriceHistory } from './variant-storage.ts'

export interface PricedVariant extends VariantRecord {
  shown: ShownPrice
}

/** The sizes a price range reaches from and to: of those that can be bought, of all when none can. */
export interface PriceEnds<V> {
  isSoldOut: boolean
  cheapest: V
  dearest: V
}

/** The moment and the shop prices are asked for. */
export interface PriceView {
  shop: Shop
  now: number
}

/** `null` without any size. A campaign takes the same share off all, so the price list decides. */
export function toPriceEnds(sizes: readonly VariantRecord[]): PriceEnds<VariantRecord> | null {
  const sellable = sizes.filter(({ stock }) => isSellable(stock))
  const isSoldOut = sellable.length === 0
  const byPrice = (isSoldOut ? sizes : sellable).toSorted(
    (one, other) => one.asked.cents - other.asked.cents,
  )
  const [cheapest] = byPrice
  const dearest = byPrice.at(-1)
  if (cheapest === undefined || dearest === undefined) return null
  return { isSoldOut, cheapest, dearest }
}

/** Looks up the past of all these variants at once; only reduced prices have one worth asking for. */
export async function priceVariants(
  sql: Sql,
  variants: readonly { variant: VariantRecord; campaign: CampaignPeriod | null }[],
  { shop, now }: PriceView,
): Promise<ReadonlyMap<number, PricedVariant>> {
  const reduced = variants.filter(({ variant, campaign }) => {
    const { reductions } = toUnitPrice(variant.asked, campaignPercentAt(campaign, now))
    return reductions.length > 0
  })
  const historyOf = await listPriceHistory(
    sql,
    shop.shopId,
    reduced.map(({ variant }) => variant.id),
  )
  const rule = COMPARISON_RULES[shop.path]
  return new Map(
    variants.map(({ variant, campaign }) => {
      const past = { history: historyOf.get(variant.id) ?? [], current: variant.asked, campaign }
      return [variant.id, { ...variant, shown: toShownPrice(past, now, rule) }]
    }),
  )
}
