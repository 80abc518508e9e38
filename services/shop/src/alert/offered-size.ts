import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'

/** One size as a mail names it. */
export interface OfferedSize {
  productId: number
  name: string
  slug: string
  color: string
  size: string
  isSellable: boolean
}

interface SizeRow extends Omit<OfferedSize, 'isSellable'> {
  quantity: number
  isSellableWithoutStock: number
}

/** A size of a product the shop shows; `null` for everything else. */
export async function findOfferedSize(
  sql: Sql,
  shopId: ShopId,
  variantId: number,
): Promise<OfferedSize | null> {
  const [row] = await sql<SizeRow>`
    select v.product_id as "productId", ps.name, ps.slug, ps.color_label as color,
      v.size_label as size, s.stock_quantity as quantity,
      s.is_sellable_without_stock as "isSellableWithoutStock"
    from variant v
      join variant_shop s on s.variant_id = v.id
      join product_shop ps on ps.product_id = v.product_id and ps.shop_id = s.shop_id
    where v.id = ${variantId} and s.shop_id = ${shopId} and ps.is_active = 1`
  if (row === undefined) return null
  const { quantity, isSellableWithoutStock, ...size } = row
  return { ...size, isSellable: quantity > 0 || isSellableWithoutStock === 1 }
}
