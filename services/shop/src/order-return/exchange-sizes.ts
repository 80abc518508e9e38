import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'

/** A size that can be had. */
export interface OfferedSize {
  variantId: number
  productId: number
  referenceKey: string
  size: string
}

/** The sizes of these products that could be sent today, from small to large. */
export function listOfferedSizes(
  sql: Sql,
  shopId: ShopId,
  productIds: readonly number[],
): Promise<OfferedSize[]> {
  if (productIds.length === 0) return Promise.resolve([])
  return sql<OfferedSize>`
    select v.id as "variantId", v.product_id as "productId", v.reference_key as "referenceKey",
      v.size_label as size
    from variant v
      join variant_shop s on s.variant_id = v.id and s.shop_id = ${shopId}
      join product_shop p on p.product_id = v.product_id and p.shop_id = ${shopId}
    where v.product_id in (${productIds}) and p.is_active = 1
      and (s.stock_quantity > 0 or s.is_sellable_without_stock = 1)
    order by v.product_id, v.position`
}

/** One size, whether it can be had or not; `null` for one that was taken out of the range. */
export async function findSize(sql: Sql, variantId: number): Promise<OfferedSize | null> {
  const [row] = await sql<OfferedSize>`
    select id as "variantId", product_id as "productId", reference_key as "referenceKey",
      size_label as size
    from variant where id = ${variantId}`
  return row ?? null
}
