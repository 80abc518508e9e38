import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { SessionOwner } from './session-owner.ts'

/**
 * The order a visitor has just placed as a guest; `null` for any other visitor, and for the key the order was
 * placed with: the browser that ordered has been given another one.
 */
export async function findGuestOrder(
  sql: Sql,
  { shop, visitorId, sessionKey }: Pick<SessionOwner, 'shop' | 'visitorId' | 'sessionKey'>,
  now: number,
): Promise<number | null> {
  if (visitorId === null) return null
  const [row] = await sql<{ orderId: number }>`
    select order_id as "orderId" from guest_session
    where visitor_id = ${visitorId} and shop_id = ${shop.shopId} and expires_at > ${now}
      and (placed_with is null or placed_with <> ${sessionKey})`
  return row?.orderId ?? null
}

/** Whether the visitor has ordered as a guest; an order that still waits for its payment is none yet. */
export async function hasOrderedAsGuest(
  sql: Sql,
  { shop, visitorId }: Pick<SessionOwner, 'shop' | 'visitorId'>,
  now: number,
): Promise<boolean> {
  if (visitorId === null) return false
  const rows = await sql`
    select 1 from guest_session g join customer_order o on o.id = g.order_id
    where g.visitor_id = ${visitorId} and g.shop_id = ${shop.shopId} and g.expires_at > ${now}
      and o.state <> 'pended'`
  return rows.length > 0
}

/** A visitor who has logged in is no guest any more. */
export async function forgetGuest(sql: Sql, visitorId: string, shopId: ShopId): Promise<void> {
  await sql`delete from guest_session where visitor_id = ${visitorId} and shop_id = ${shopId}`
}

export async function listExpiredGuests(sql: Sql, now: number, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select visitor_id as id from guest_session where expires_at <= ${now} limit ${limit}`
  return rows.map(({ id }) => id)
}

/** Asks again whether they have expired: somebody may have ordered once more meanwhile. */
export async function dropGuests(sql: Sql, ids: readonly string[], now: number): Promise<void> {
  await sql`delete from guest_session where visitor_id in (${ids}) and expires_at <= ${now}`
}
