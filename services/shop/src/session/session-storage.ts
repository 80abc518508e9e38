import { parseAgent } from '@saum/domain/agent'
import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { KEPT_FOR_MS } from './session-life.ts'

/** A session somebody is logged in with. */
export interface KeptSession {
  sessionKey: string
  customerId: number
  /** What the visitor was known by before the login; `null` for one who had nothing. */
  formerKey: string | null
  /** Written by the import from a parsed document. */
  customerDocument: string
  expiresAt: number
}

interface SessionRow {
  customer_id: number
  former_key: string | null
  document: string
  expires_at: number
}

export async function findSession(
  sql: Sql,
  { shopId, sessionKey, now }: { shopId: ShopId; sessionKey: string; now: number },
): Promise<KeptSession | null> {
  const [row] = await sql<SessionRow>`
    select s.customer_id, s.former_key, s.expires_at, c.document
    from session s join customer c on c.id = s.customer_id
    where s.session_key = ${sessionKey} and s.shop_id = ${shopId} and s.expires_at > ${now}`
  if (row === undefined) return null
  return {
    sessionKey,
    customerId: row.customer_id,
    formerKey: row.former_key,
    customerDocument: row.document,
    expiresAt: row.expires_at,
  }
}

interface NewSession extends Pick<KeptSession, 'sessionKey' | 'customerId' | 'formerKey'> {
  shopId: ShopId
  /** `firefox mac`, as far as it is known. */
  agent: string
  now: number
}

export async function insertSession(sql: Sql, session: NewSession): Promise<void> {
  const { sessionKey, shopId, customerId, formerKey, now } = session
  const { browser, system } = parseAgent(session.agent)
  await sql`
    insert into session (session_key, shop_id, customer_id, former_key, browser, system, created_at,
      last_used_at, expires_at)
    values (${sessionKey}, ${shopId}, ${customerId}, ${formerKey}, ${browser}, ${system}, ${now},
      ${now}, ${now + KEPT_FOR_MS})`
}

/** Customers without a password show that it is them by logging in anew. */
const FRESH_LOGIN_MS = 15 * 60_000

export async function isFreshLogin(sql: Sql, sessionKey: string, now: number): Promise<boolean> {
  const rows = await sql`
    select 1 from session
    where session_key = ${sessionKey} and created_at > ${now - FRESH_LOGIN_MS}`
  return rows.length > 0
}

/** One that ended meanwhile stays ended. */
export async function prolongSession(sql: Sql, sessionKey: string, now: number): Promise<void> {
  await sql`
    update session set expires_at = ${now + KEPT_FOR_MS}, last_used_at = ${now}
    where session_key = ${sessionKey} and expires_at > ${now}`
}

export async function deleteSession(sql: Sql, sessionKey: string): Promise<void> {
  await sql`delete from session where session_key = ${sessionKey}`
}

/** Everywhere, or everywhere but with one session. */
export async function endSessions(
  sql: Sql,
  customerId: number,
  exceptKey: string | null = null,
): Promise<void> {
  await sql`
    delete from session where customer_id = ${customerId} and session_key <> ${exceptKey ?? ''}`
}

export async function listExpiredSessions(sql: Sql, now: number, limit: number): Promise<string[]> {
  const rows = await sql<{ key: string }>`
    select session_key as key from session where expires_at <= ${now} limit ${limit}`
  return rows.map(({ key }) => key)
}

/** Asks again whether they have expired: somebody may have come back meanwhile. */
export async function dropSessions(sql: Sql, keys: readonly string[], now: number): Promise<void> {
  await sql`delete from session where session_key in (${keys}) and expires_at <= ${now}`
}
