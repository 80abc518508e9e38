import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { KEPT_FOR_MS } from './session-life.ts'

/** The session of a visitor who is not logged in. */
export interface VisitorSession {
  /** Stays the same when the key of the session changes. */
  visitorId: string
  expiresAt: number
}

interface AskedSession {
  shopId: ShopId
  sessionKey: string
  now: number
}

export async function findVisitor(
  sql: Sql,
  { shopId, sessionKey, now }: AskedSession,
): Promise<VisitorSession | null> {
  const [row] = await sql<VisitorSession>`
    select visitor_id as "visitorId", expires_at as "expiresAt" from visitor_session
    where session_key = ${sessionKey} and shop_id = ${shopId} and expires_at > ${now}`
  return row ?? null
}

/** The visitor is known by the key of their first session from then on. */
export async function insertVisitor(
  sql: Sql,
  { shopId, sessionKey, now }: AskedSession,
): Promise<void> {
  await sql`
    insert into visitor_session (session_key, shop_id, visitor_id, expires_at)
    values (${sessionKey}, ${shopId}, ${sessionKey}, ${now + KEPT_FOR_MS})
    on conflict (session_key, shop_id) do nothing`
}

/** A session that has ended meanwhile stays ended. */
export async function prolongVisitor(
  sql: Sql,
  { shopId, sessionKey, now }: AskedSession,
): Promise<void> {
  await sql`
    update visitor_session set expires_at = ${now + KEPT_FOR_MS}
    where session_key = ${sessionKey} and shop_id = ${shopId} and expires_at > ${now}`
}
