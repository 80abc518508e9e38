import type { ShopId } from '@saum/domain/shops'
import { toProductRecord, type ProductRow } from '../catalog/product-storage.ts'
import type { ProductRecord } from '../catalog/product-record.ts'
import type { Sql } from '../database/database.ts'

/** The next active products of a shop, by id. */
export async function listProductsAfter(
  sql: Sql,
  shopId: ShopId,
  { after, limit }: { after: number; limit: number },
): Promise<ProductRecord[]> {
  const rows = await sql<ProductRow>`
    select p.id, p.master_key, p.reference_key, p.brand, p.color_id, p.color_key, p.color_hex,
      p.first_live_at, p.sellable_from, p.sellable_to, p.created_at, p.updated_at,
      s.name, s.slug, s.color_label, s.attributes, s.advanced_attributes
    from product_shop s cross join product p
    where s.shop_id = ${shopId} and s.is_active = 1 and s.product_id > ${after}
      and p.id = s.product_id
    order by s.product_id limit ${limit}`
  return rows.map(toProductRecord)
}

/** Which of these branches have a piece of which of these products, by branch. */
export function listBranchesWithStock(
  sql: Sql,
  productIds: readonly number[],
  branchIds: readonly number[],
): Promise<{ productId: number; branchId: number }[]> {
  return sql<{ productId: number; branchId: number }>`
    select distinct v.product_id as "productId", b.branch_id as "branchId"
    from variant v cross join branch_stock b
    where v.product_id in (${productIds}) and b.variant_id = v.id and b.quantity > 0
      and b.branch_id in (${branchIds})
    order by b.branch_id`
}
