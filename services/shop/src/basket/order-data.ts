import type { OrderCustomData } from '@saum/contract/basket-shape'
import type { Sql } from '../database/database.ts'

/** What the client wants noted with the order of this basket; nothing where there is no basket. */
export async function saveOrderData(
  sql: Sql,
  basketKey: string,
  data: OrderCustomData,
): Promise<void> {
  await sql`
    update basket set order_data = ${JSON.stringify(data)} where basket_key = ${basketKey}`
}

export async function findOrderData(sql: Sql, basketKey: string): Promise<OrderCustomData> {
  const [row] = await sql<{ data: string | null }>`
    select order_data as data from basket where basket_key = ${basketKey}`
  // Written by `saveOrderData`.
  return row?.data == null ? {} : (JSON.parse(row.data) as OrderCustomData)
}

/** Of whom it is said to come is known by the session, not by the client. */
export function toOrderCustomData(
  data: OrderCustomData,
  customerGroups: readonly string[],
): OrderCustomData {
  return { ...data, customer: { ...data.customer, customerGroups: [...customerGroups] } }
}
