import { levelOf } from '@saum/domain/fashion-card'
import type { Sql } from '../database/database.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import type { EventActor } from '../order/order-events.ts'
import type { KeptReturn } from '../order-return/kept-return.ts'
import { findCustomer } from '../session/customer-storage.ts'

export async function orderIdOfParcel(sql: Sql, parcelId: number): Promise<number | null> {
  const [row] = await sql<{ orderId: number }>`
    select order_id as "orderId" from order_parcel where id = ${parcelId}`
  return row?.orderId ?? null
}

/** Who has cancelled an order. */
export async function findCancelActor(sql: Sql, orderId: number): Promise<EventActor> {
  const [row] = await sql<{ actor: EventActor }>`
    select actor from order_event where order_id = ${orderId} and kind = 'cancelled'
    order by at desc limit 1`
  return row?.actor ?? 'operator'
}

/** What was given back of an order, by the way it goes. */
export function findRefundShares(
  sql: Sql,
  orderId: number,
): Promise<{ method: string; cents: number }[]> {
  return sql<{ method: string; cents: number }>`
    select method_key as method, sum(amount_cents) as cents from refund
    where order_id = ${orderId} and state <> 'failed' group by method_key order by method_key`
}

/** Points that went with what came back. */
export async function findReturnPoints(sql: Sql, { id, orderId }: KeptReturn): Promise<number> {
  const [row] = await sql<{ points: number }>`
    select points from loyalty_entry where order_id = ${orderId} and reason = ${`return:${id}`}`
  return Math.abs(row?.points ?? 0)
}

/** With a VIP card it always is. */
export async function isDeliveryFree(
  sql: Sql,
  { customerId }: Pick<KeptOrder, 'customerId'>,
): Promise<boolean> {
  const customer = customerId === null ? null : await findCustomer(sql, customerId)
  return levelOf(customer?.groups ?? []) === 'vip'
}
