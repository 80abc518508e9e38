import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { ImageRecord, ProductRecord, VariantRecord } from './product-record.ts'

interface ProductRow {
  id: number
  master_key: string
  reference_key: string
  brand: string
  color_id: number
  color_key: string
  color_hex: string
  color_label: string
  is_new: number
  name: string
  slug: string
}

interface VariantRow {
  id: number
  product_id: number
  reference_key: string
  size_label: string
  price_cents: number
  reduced_from_cents: number | null
  stock_quantity: number
  is_sellable_without_stock: number
}

/** The active products among these ids, in the order of the ids. */
export async function listProducts(
  sql: Sql,
  shopId: ShopId,
  ids: readonly number[],
): Promise<ProductRecord[]> {
  if (ids.length === 0) return []
  const [rows, variants, images, assignments] = await Promise.all([
    sql<ProductRow>`
      select p.id, p.master_key, p.reference_key, p.brand, p.color_id, p.color_key, p.color_hex,
        p.is_new, s.name, s.slug, s.color_label
      from product p join product_shop s on s.product_id = p.id
      where s.shop_id = ${shopId} and s.is_active = 1 and p.id in (${ids})`,
    listVariants(sql, shopId, ids),
    listImages(sql, shopId, ids),
    sql<{ productId: number; categoryId: number }>`
      select product_id as "productId", category_id as "categoryId" from product_category
      where product_id in (${ids}) order by category_id`,
  ])
  const rowById = new Map(rows.map((row) => [row.id, row]))
  const variantsOf = Map.groupBy(variants, (variant) => variant.productId)
  const imagesOf = Map.groupBy(images, (image) => image.productId)
  const categoriesOf = Map.groupBy(assignments, (assignment) => assignment.productId)
  return ids.flatMap((id) => {
    const row = rowById.get(id)
    if (row === undefined) return []
    return {
      ...toProduct(row),
      variants: variantsOf.get(id) ?? [],
      images: imagesOf.get(id) ?? [],
      categoryIds: (categoriesOf.get(id) ?? []).map(({ categoryId }) => categoryId),
    }
  })
}

/** The other active colors of the same style. */
export async function listSiblingIds(
  sql: Sql,
  shopId: ShopId,
  product: Pick<ProductRecord, 'id' | 'masterKey'>,
): Promise<number[]> {
  const rows = await sql<{ id: number }>`
    select p.id from product p join product_shop s on s.product_id = p.id
    where p.master_key = ${product.masterKey} and p.id <> ${product.id}
      and s.shop_id = ${shopId} and s.is_active = 1
    order by p.id`
  return rows.map(({ id }) => id)
}

async function listVariants(
  sql: Sql,
  shopId: ShopId,
  productIds: readonly number[],
): Promise<VariantRecord[]> {
  const rows = await sql<VariantRow>`
    select v.id, v.product_id, v.reference_key, v.size_label,
      s.price_cents, s.reduced_from_cents, s.stock_quantity, s.is_sellable_without_stock
    from variant v join variant_shop s on s.variant_id = v.id
    where s.shop_id = ${shopId} and v.product_id in (${productIds})
    order by v.product_id, v.position`
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    referenceKey: row.reference_key,
    sizeLabel: row.size_label,
    price: { cents: row.price_cents, reducedFromCents: row.reduced_from_cents },
    stock: {
      quantity: row.stock_quantity,
      isSellableWithoutStock: row.is_sellable_without_stock === 1,
    },
  }))
}

function listImages(
  sql: Sql,
  shopId: ShopId,
  productIds: readonly number[],
): Promise<ImageRecord[]> {
  return sql<ImageRecord>`
    select i.product_id as "productId", i.file, i.asset_name as "assetName", i.width, i.height, t.alt
    from product_image i
      join product_image_text t on t.product_id = i.product_id and t.position = i.position
    where t.shop_id = ${shopId} and i.product_id in (${productIds})
    order by i.product_id, i.position`
}

function toProduct(row: ProductRow) {
  return {
    id: row.id,
    masterKey: row.master_key,
    referenceKey: row.reference_key,
    brand: row.brand,
    name: row.name,
    slug: row.slug,
    color: { id: row.color_id, key: row.color_key, hex: row.color_hex, label: row.color_label },
    isNew: row.is_new === 1,
  }
}
