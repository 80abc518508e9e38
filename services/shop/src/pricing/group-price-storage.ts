import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'

/** What members of these groups pay for one piece: the lowest price of theirs, in cents by variant. */
export async function loadGroupPrices(
  sql: Sql,
  shopId: ShopId,
  { variantIds, groups }: { variantIds: readonly number[]; groups: readonly string[] },
): Promise<ReadonlyMap<number, number>> {
  if (groups.length === 0 || variantIds.length === 0) return new Map()
  const rows = await sql<{ variantId: number; cents: number }>`
    select variant_id as "variantId", min(price_cents) as cents from group_price
    where variant_id in (${variantIds}) and shop_id = ${shopId} and customer_group in (${groups})
    group by variant_id`
  return new Map(rows.map(({ variantId, cents }) => [variantId, cents]))
}
