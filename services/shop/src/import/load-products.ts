import type { Sql } from '../database/database.ts'
import type { ProductDocument } from '../documents/product-document.ts'
import type { ProductFacts } from './product-facts.ts'
import type { Stored } from './stored-document.ts'
import {
  toVariantDocuments,
  type OfferRow,
  type PastRow,
  type VariantRow,
} from './variant-documents.ts'
import type { Origin } from './write-context.ts'

type ImageDocument = ProductDocument['images'][number]

interface ProductRow {
  id: number
  facts: string
  firstLiveAt: number
  sellableFrom: number | null
  sellableTo: number | null
  origin: Origin
}

interface ImageRow {
  productId: number
  assetName: ImageDocument['assetName']
  alt: string
  key: string
  source: string
  width: number
  height: number
  averageColor: string | null
  thumbhash: string | null
}

/** Products as documents again: what an export gives, and what an undo goes back to. */
export async function listStoredProducts(
  sql: Sql,
  ids: readonly number[],
): Promise<Stored<ProductDocument>[]> {
  const products = await sql<ProductRow>`
    select id, facts, first_live_at as "firstLiveAt", sellable_from as "sellableFrom",
      sellable_to as "sellableTo", origin
    from product where id in (${ids}) order by id`
  const variants = await sql<VariantRow>`
    select id, product_id as "productId", reference_key as "referenceKey", size_label as size
    from variant where product_id in (${ids}) order by product_id, position`
  const offers = await sql<OfferRow>`
    select s.variant_id as "variantId", s.shop_id as "shopId", s.price_cents as cents,
      s.reduced_from_cents as "reducedFromCents", s.priced_at as "pricedAt",
      s.stock_quantity as stock, s.is_sellable_without_stock as "isSellableWithoutStock"
    from variant_shop s join variant v on v.id = s.variant_id
    where v.product_id in (${ids}) order by s.variant_id, s.shop_id`
  const past = await sql<PastRow>`
    select h.variant_id as "variantId", h.shop_id as "shopId", h.price_cents as cents,
      h.reduced_from_cents as "reducedFromCents", h.valid_from as "validFrom",
      h.valid_to as "validTo"
    from price_history h join variant v on v.id = h.variant_id
    where v.product_id in (${ids}) order by h.variant_id, h.shop_id, h.valid_from`
  const images = await listImages(sql, ids)
  const variantsOf = Map.groupBy(variants, ({ productId }) => productId)
  const imagesOf = Map.groupBy(images, ({ productId }) => productId)
  const offersOf = Map.groupBy(offers, ({ variantId }) => variantId)
  const pastOf = Map.groupBy(past, ({ variantId }) => variantId)
  return products.map((row) => ({
    key: String(row.id),
    origin: row.origin,
    document: {
      ...(JSON.parse(row.facts) as ProductFacts),
      ...toVariantDocuments(variantsOf.get(row.id) ?? [], offersOf, pastOf),
      images: (imagesOf.get(row.id) ?? []).map(toImage),
      firstLiveAt: toTime(row.firstLiveAt),
      ...(row.sellableFrom === null ? {} : { sellableFrom: toTime(row.sellableFrom) }),
      ...(row.sellableTo === null ? {} : { sellableTo: toTime(row.sellableTo) }),
    },
  }))
}

function listImages(sql: Sql, ids: readonly number[]): Promise<ImageRow[]> {
  return sql<ImageRow>`
    select i.product_id as "productId", i.asset_name as "assetName", i.alt,
      p.picture_key as key, p.source, p.width, p.height, p.average_color as "averageColor",
      p.thumbhash
    from product_image i join picture p on p.picture_key = i.picture_key
    where i.product_id in (${ids}) order by i.product_id, i.position`
}

function toImage({ source, key, assetName, width, height, alt, ...row }: ImageRow): ImageDocument {
  return {
    source: JSON.parse(source) as ImageDocument['source'],
    key,
    assetName,
    width,
    height,
    alt: JSON.parse(alt) as ImageDocument['alt'],
    ...(row.averageColor === null ? {} : { averageColor: row.averageColor }),
    ...(row.thumbhash === null ? {} : { thumbhash: row.thumbhash }),
  }
}

function toTime(ms: number): string {
  return new Date(ms).toISOString()
}
