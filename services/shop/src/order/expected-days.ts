import { daysAfterOrder, daysAfterSending, type DeliveryWay } from '@saum/domain/delivery-options'
import type { Sql } from '../database/database.ts'
import type { KeptOrder } from './kept-order.ts'

export function wayOf({ document }: KeptOrder): DeliveryWay {
  return { key: document.option, countryCode: document.shippingAddress.countryCode }
}

/** The money has come: the days to wait begin now. */
export async function expectAfterPayment(sql: Sql, order: KeptOrder, now: number): Promise<void> {
  await saveDays(sql, order, daysAfterOrder(order.shop, wayOf(order), now))
}

/** Sooner or later than was hoped for when it was ordered. */
export async function expectAfterSending(sql: Sql, order: KeptOrder, now: number): Promise<void> {
  await saveDays(sql, order, daysAfterSending(order.shop, wayOf(order), now))
}

async function saveDays(
  sql: Sql,
  { id }: KeptOrder,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    update order_parcel set expected_from = ${from}, expected_to = ${to}
    where order_id = ${id} and delivered_at is null`
}
