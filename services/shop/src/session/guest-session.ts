import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'

/** The order a session has just placed as a guest; `null` for anybody else. */
export async function findGuestOrder(
  sql: Sql,
  { shopId, sessionKey, now }: { shopId: ShopId; sessionKey: string; now: number },
): Promise<number | null> {
  const [row] = await sql<{ orderId: number }>`
    select order_id as "orderId" from guest_session
    where session_key = ${sessionKey} and shop_id = ${shopId} and expires_at > ${now}`
  return row?.orderId ?? null
}

export async function listExpiredGuests(sql: Sql, now: number, limit: number): Promise<string[]> {
  const rows = await sql<{ key: string }>`
    select session_key as key from guest_session where expires_at <= ${now} limit ${limit}`
  return rows.map(({ key }) => key)
}

/** Asks again whether they have expired: somebody may have ordered once more meanwhile. */
export async function dropGuests(sql: Sql, keys: readonly string[], now: number): Promise<void> {
  await sql`delete from guest_session where session_key in (${keys}) and expires_at <= ${now}`
}
