import type { Sql } from '../database/database.ts'
import { campaignOf, type Campaigns } from './product-campaign.ts'
import {
  priceVariants,
  toPriceEnds,
  type PricedVariant,
  type PriceEnds,
  type PriceView,
} from './product-pricing.ts'
import type { CampaignRecord, ImageRecord, ProductRecord, VariantRecord } from './product-record.ts'
import { listCategoryIds, listFamilies, listImages } from './product-storage.ts'
import { listVariants } from './variant-storage.ts'

/** One color of a style in one shop. */
interface Color<V> extends PriceEnds<V> {
  record: ProductRecord
  campaign: CampaignRecord | null
  images: ImageRecord[]
  /** All sizes of an asked product; of a sibling only the ends of its price range. */
  variants: V[]
}

export type LoadedSibling = Color<PricedVariant>

export interface LoadedProduct extends Color<PricedVariant> {
  categoryIds: number[]
  /** The other colors, by id. */
  siblings: LoadedSibling[]
}

export interface LoadingView extends PriceView {
  campaigns: Campaigns
}

/**
 * The asked products in the order asked, without those the shop does not sell or has no price for.
 * However many they are, it takes the same few statements.
 */
export async function loadProducts(
  sql: Sql,
  ids: readonly number[],
  view: LoadingView,
): Promise<LoadedProduct[]> {
  if (ids.length === 0) return []
  const colors = await loadColors(sql, ids, view)
  const categoryIdsOf = Map.groupBy(await listCategoryIds(sql, ids), ({ productId }) => productId)
  const byId = new Map(colors.map((color) => [color.record.id, color]))
  const byStyle = Map.groupBy(colors, ({ record }) => record.masterKey)
  return ids.flatMap((id) => {
    const color = byId.get(id)
    if (color === undefined) return []
    const style = byStyle.get(color.record.masterKey) ?? []
    return {
      ...color,
      categoryIds: (categoryIdsOf.get(id) ?? []).map(({ categoryId }) => categoryId),
      siblings: style.filter((other) => other !== color),
    }
  })
}

/** Every color of the asked products' styles. */
async function loadColors(
  sql: Sql,
  ids: readonly number[],
  view: LoadingView,
): Promise<Color<PricedVariant>[]> {
  const records = await listFamilies(sql, view.shop.shopId, ids)
  const familyIds = records.map(({ id }) => id)
  const [variants, images] = await Promise.all([
    listVariants(sql, view.shop.shopId, familyIds),
    listImages(sql, { all: ids, first: familyIds }),
  ])
  const asked = new Set(ids)
  const sizesOf = Map.groupBy(variants, ({ productId }) => productId)
  const imagesOf = Map.groupBy(images, ({ productId }) => productId)
  const colors = records.flatMap((record): Color<VariantRecord>[] => {
    const sizes = sizesOf.get(record.id) ?? []
    const ends = toPriceEnds(sizes)
    if (ends === null) return []
    return [
      {
        record,
        ...ends,
        campaign: campaignOf(record.attributes, view.campaigns),
        images: imagesOf.get(record.id) ?? [],
        variants: asked.has(record.id) ? sizes : [ends.cheapest, ends.dearest],
      },
    ]
  })
  return withPrices(sql, colors, view)
}

async function withPrices(
  sql: Sql,
  colors: readonly Color<VariantRecord>[],
  view: PriceView,
): Promise<Color<PricedVariant>[]> {
  const priced = await priceVariants(
    sql,
    colors.flatMap(({ variants, campaign }) =>
      variants.map((variant) => ({ variant, campaign: campaign?.reduction ?? null })),
    ),
    view,
  )
  return colors.flatMap((color) => {
    const cheapest = priced.get(color.cheapest.id)
    const dearest = priced.get(color.dearest.id)
    if (cheapest === undefined || dearest === undefined) return []
    const variants = color.variants.flatMap(({ id }) => priced.get(id) ?? [])
    return { ...color, cheapest, dearest, variants }
  })
}
