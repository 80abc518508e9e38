import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'

/** As long as somebody is likely to come back to what they have just ordered. */
const RECENT_MS = 24 * 60 * 60_000

interface Whose {
  customerId: number
  shop: Shop
}

/** Asked before anything of an order is read: a foreign one is none. */
export async function isOrderOf(
  sql: Sql,
  { customerId, shop, orderId }: Whose & { orderId: number },
): Promise<boolean> {
  const rows = await sql`
    select id from customer_order
    where id = ${orderId} and customer_id = ${customerId} and shop_id = ${shop.shopId}`
  return rows.length > 0
}

export async function countOrders(sql: Sql, { customerId, shop }: Whose): Promise<number> {
  const [row] = await sql<{ count: number }>`
    select count(*) as count from customer_order
    where customer_id = ${customerId} and shop_id = ${shop.shopId}
      and not (state = 'cancelled' and confirmed_at is null)`
  return row?.count ?? 0
}

export async function findLatestOrderId(
  sql: Sql,
  { customerId, shop, now }: Whose & { now: number },
): Promise<number | null> {
  const [row] = await sql<{ id: number }>`
    select id from customer_order
    where customer_id = ${customerId} and shop_id = ${shop.shopId}
      and created_at > ${now - RECENT_MS}
    order by created_at desc, id desc limit 1`
  return row?.id ?? null
}
