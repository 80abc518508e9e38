import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'

export interface GoneProduct {
  masterKey: string
  categoryIds: readonly number[]
}

const GONE_PRODUCT = {
  table: 'gone_product',
  columns: ['product_id', 'master_key', 'categories'],
  overwriteBy: ['product_id'],
} as const

/** In the transaction that removes them, and before it does. */
export async function noteGoneProducts(sql: Sql, ids: readonly number[]): Promise<void> {
  const products = await sql<{ id: number; masterKey: string }>`
    select id, master_key as "masterKey" from product where id in (${ids})`
  const filed = await sql<{ productId: number; categoryId: number }>`
    select product_id as "productId", category_id as "categoryId" from product_category
    where product_id in (${ids}) order by category_id`
  const categories = Map.groupBy(filed, ({ productId }) => productId)
  await insertRows(
    sql,
    GONE_PRODUCT,
    products.map(({ id, masterKey }) => ({
      product_id: id,
      master_key: masterKey,
      categories: JSON.stringify((categories.get(id) ?? []).map(({ categoryId }) => categoryId)),
    })),
  )
}

/** A product that comes back is not gone, whatever brought it back. */
export async function forgetGoneProducts(sql: Sql, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from gone_product where product_id in (${ids})`
}

/** Removed from the range, or switched off or no longer priced in this shop after it went live. */
export async function findGoneProduct(
  sql: Sql,
  shopId: ShopId,
  { id, now }: { id: number; now: number },
): Promise<GoneProduct | null> {
  const [removed] = await sql<{ masterKey: string; categories: string }>`
    select master_key as "masterKey", categories from gone_product where product_id = ${id}`
  if (removed !== undefined) {
    const categoryIds = JSON.parse(removed.categories) as number[]
    return { masterKey: removed.masterKey, categoryIds }
  }
  const [hidden] = await sql<{ masterKey: string }>`
    select p.master_key as "masterKey" from product p
      left join product_shop s on s.product_id = p.id and s.shop_id = ${shopId}
    where p.id = ${id} and p.first_live_at <= ${now} and (s.is_active = 0 or s.is_active is null
      and exists (
        select 1 from variant v join price_history h on h.variant_id = v.id
        where v.product_id = p.id and h.shop_id = ${shopId}
      ))`
  if (hidden === undefined) return null
  const filed = await sql<{ categoryId: number }>`
    select category_id as "categoryId" from product_category
    where product_id = ${id} order by category_id`
  return { masterKey: hidden.masterKey, categoryIds: filed.map(({ categoryId }) => categoryId) }
}

/** Another color of the style that the shop sells, one that can be bought before all others. */
export async function findSuccessor(
  sql: Sql,
  shopId: ShopId,
  masterKey: string,
): Promise<{ id: number; slug: string } | null> {
  const [row] = await sql<{ id: number; slug: string }>`
    select p.id, s.slug from product p join product_shop s on s.product_id = p.id
    where p.master_key = ${masterKey} and s.shop_id = ${shopId} and s.is_active = 1
    order by (
      select coalesce(max(o.stock_quantity), 0) from variant v
        join variant_shop o on o.variant_id = v.id
      where v.product_id = p.id and o.shop_id = ${shopId}
    ) desc, p.id
    limit 1`
  return row ?? null
}
