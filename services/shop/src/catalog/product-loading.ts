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
import { listActive, listCategoryIds, listFamilies, listImages } from './product-storage.ts'
import { listVariants } from './variant-storage.ts'

/** One color of a style in one shop. */
interface Color<V> extends PriceEnds<V> {
  record: ProductRecord
  campaign: CampaignRecord | null
  images: ImageRecord[]
  /** Every size, from small to large. */
  sizes: readonly VariantRecord[]
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
  const records = await listFamilies(sql, view.shop.shopId, ids)
  const colors = await loadColors(sql, records, { ...view, asked: ids })
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

/** The same without the other colors of their styles: that is a third of the work. */
export async function loadProductsAlone(
  sql: Sql,
  ids: readonly number[],
  view: LoadingView,
): Promise<LoadedProduct[]> {
  if (ids.length === 0) return []
  const [records, categories] = await Promise.all([
    listActive(sql, view.shop.shopId, ids),
    listCategoryIds(sql, ids),
  ])
  const colors = await loadColors(sql, records, { ...view, asked: ids })
  const byId = new Map(colors.map((color) => [color.record.id, color]))
  const categoryIdsOf = Map.groupBy(categories, ({ productId }) => productId)
  return ids.flatMap((id) => {
    const color = byId.get(id)
    if (color === undefined) return []
    const categoryIds = (categoryIdsOf.get(id) ?? []).map(({ categoryId }) => categoryId)
    return { ...color, categoryIds, siblings: [] }
  })
}

/** What belongs to these records; all sizes and pictures only of the asked ones. */
async function loadColors(
  sql: Sql,
  records: readonly ProductRecord[],
  { asked, ...view }: LoadingView & { asked: readonly number[] },
): Promise<Color<PricedVariant>[]> {
  const familyIds = records.map(({ id }) => id)
  const [variants, images] = await Promise.all([
    listVariants(sql, view.shop.shopId, familyIds),
    listImages(sql, { all: asked, first: familyIds }),
  ])
  const isAsked = new Set(asked)
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
        sizes,
        variants: isAsked.has(record.id) ? sizes : [ends.cheapest, ends.dearest],
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
