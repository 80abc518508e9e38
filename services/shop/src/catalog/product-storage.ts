import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { LocalizedText } from '../documents/localized-text.ts'
import type { StoredAdvancedAttributes, StoredAttributes } from '../import/product-attributes.ts'
import type { ImageRecord, ProductRecord } from './product-record.ts'

/** A row of `product` with what one shop says about it. */
export interface ProductRow {
  id: number
  master_key: string
  reference_key: string
  brand: string
  color_id: number
  color_key: string
  color_hex: string
  color_label: string
  first_live_at: number
  sellable_from: number | null
  sellable_to: number | null
  created_at: number
  updated_at: number
  name: string
  slug: string
  attributes: string
  advanced_attributes: string | null
}

interface ImageRow {
  product_id: number
  picture_key: string
  asset_name: string
  alt: string
  width: number
  height: number
  average_color: string | null
  thumbhash: string | null
}

/**
 * Every active color of the styles these products belong to, by id. A `cross join` tells SQLite to
 * start with the few products asked for instead of with everything the shop sells.
 */
export async function listFamilies(
  sql: Sql,
  shopId: ShopId,
  ids: readonly number[],
): Promise<ProductRecord[]> {
  const rows = await sql<ProductRow>`
    select p.id, p.master_key, p.reference_key, p.brand, p.color_id, p.color_key, p.color_hex,
      p.first_live_at, p.sellable_from, p.sellable_to, p.created_at, p.updated_at,
      s.name, s.slug, s.color_label, s.attributes,
      case when p.id in (${ids}) then s.advanced_attributes end as advanced_attributes
    from product p cross join product_shop s
    where p.master_key in (select master_key from product where id in (${ids}))
      and s.shop_id = ${shopId} and s.product_id = p.id and s.is_active = 1
    order by p.id`
  return rows.map(toProductRecord)
}

/** These products as far as they are active, by id, without the other colors of their styles. */
export async function listActive(
  sql: Sql,
  shopId: ShopId,
  ids: readonly number[],
): Promise<ProductRecord[]> {
  const rows = await sql<ProductRow>`
    select p.id, p.master_key, p.reference_key, p.brand, p.color_id, p.color_key, p.color_hex,
      p.first_live_at, p.sellable_from, p.sellable_to, p.created_at, p.updated_at,
      s.name, s.slug, s.color_label, s.attributes, s.advanced_attributes
    from product p cross join product_shop s
    where p.id in (${ids}) and s.shop_id = ${shopId} and s.product_id = p.id and s.is_active = 1
    order by p.id`
  return rows.map(toProductRecord)
}

/** All pictures of some products and the first one of others, in their order. */
export async function listImages(
  sql: Sql,
  wanted: { all: readonly number[]; first: readonly number[] },
): Promise<ImageRecord[]> {
  const rows = await sql<ImageRow>`
    select i.product_id, i.picture_key, i.asset_name, i.alt,
      p.width, p.height, p.average_color, p.thumbhash
    from product_image i join picture p on p.picture_key = i.picture_key
    where i.product_id in (${wanted.all}) or (i.product_id in (${wanted.first}) and i.position = 0)
    order by i.product_id, i.position`
  return rows.map(toImageRecord)
}

export function listCategoryIds(
  sql: Sql,
  productIds: readonly number[],
): Promise<{ productId: number; categoryId: number }[]> {
  return sql<{ productId: number; categoryId: number }>`
    select product_id as "productId", category_id as "categoryId" from product_category
    where product_id in (${productIds}) order by category_id`
}

export async function listIdsByReferenceKey(
  sql: Sql,
  referenceKeys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ id: number; reference_key: string }>`
    select id, reference_key from product where reference_key in (${referenceKeys})`
  return new Map(rows.map((row) => [row.reference_key, row.id]))
}

export function toProductRecord(row: ProductRow): ProductRecord {
  return {
    id: row.id,
    masterKey: row.master_key,
    referenceKey: row.reference_key,
    brand: row.brand,
    name: row.name,
    slug: row.slug,
    color: { id: row.color_id, key: row.color_key, hex: row.color_hex, label: row.color_label },
    firstLiveAt: row.first_live_at,
    sellableFrom: row.sellable_from,
    sellableTo: row.sellable_to,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    attributes: JSON.parse(row.attributes) as StoredAttributes,
    advancedAttributes:
      row.advanced_attributes === null
        ? null
        : (JSON.parse(row.advanced_attributes) as StoredAdvancedAttributes),
  }
}

function toImageRecord(row: ImageRow): ImageRecord {
  return {
    productId: row.product_id,
    key: row.picture_key,
    assetName: row.asset_name,
    width: row.width,
    height: row.height,
    alt: JSON.parse(row.alt) as LocalizedText,
    averageColor: row.average_color,
    thumbhash: row.thumbhash,
  }
}
