import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { BranchDocument } from '../documents/branch-document.ts'

/** Every branch that is not switched off. What it has on its rails is asked for by variant only. */
export async function listBranches(sql: Sql): Promise<BranchDocument[]> {
  const rows = await sql<{ document: string }>`select document from branch order by id`
  return rows
    .map(({ document }) => JSON.parse(document) as BranchDocument)
    .filter(({ isActive }) => isActive)
}

/** The product of a variant that this shop sells. */
export async function findProductOfVariant(
  sql: Sql,
  shopId: ShopId,
  variantId: number,
): Promise<number | null> {
  const [row] = await sql<{ productId: number }>`
    select v.product_id as "productId" from variant v
      join variant_shop vs on vs.variant_id = v.id
      join product_shop ps on ps.product_id = v.product_id and ps.shop_id = vs.shop_id
    where v.id = ${variantId} and vs.shop_id = ${shopId} and ps.is_active = 1`
  return row?.productId ?? null
}

/** Pieces of the variant by branch; a branch without any is not in it. */
export async function loadStockOfVariant(
  sql: Sql,
  variantId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await sql<{ branchId: number; quantity: number }>`
    select branch_id as "branchId", quantity from branch_stock
    where variant_id = ${variantId} and quantity > 0`
  return new Map(rows.map(({ branchId, quantity }) => [branchId, quantity]))
}
