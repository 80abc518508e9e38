import type { ShopId } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import { tryAgain } from '../database/try-again.ts'
import { KEPT_FOR_MS } from './session-life.ts'

/** Longer than any request is under way. */
const REPLACED_FOR_MS = 5 * 60_000
/** Its cookie may not have arrived in the browser yet. */
const UNDER_WAY_MS = 30_000

interface NextSession {
  shopId: ShopId
  /** Of the session it takes the place of. */
  formerKey: string
  /** Known only to the browser that gets the response to this request. */
  nextKey: string
  now: number
}

/**
 * Issues another key for a session. It takes the place of the former one when it is used for the first time:
 * a response that gets lost costs no visitor their basket. Until then nothing is stored by it. False where the
 * former key has been replaced meanwhile: the cookie of this one would overwrite that of the session.
 */
export async function issueNextSession(sql: Sql, next: NextSession): Promise<boolean> {
  const { shopId, formerKey, nextKey, now } = next
  if (!(await isCurrent(sql, next))) return false
  await sql`
    insert into next_session (session_key, shop_id, former_key, expires_at)
    values (${nextKey}, ${shopId}, ${formerKey}, ${now + KEPT_FOR_MS})`
  return true
}

async function isCurrent(
  sql: Sql,
  { shopId, formerKey, now }: Omit<NextSession, 'nextKey'>,
): Promise<boolean> {
  const rows = await sql`
    select visitor_id from visitor_session
    where session_key = ${formerKey} and shop_id = ${shopId} and expires_at > ${now}
    union all
    select session_key from session
    where session_key = ${formerKey} and shop_id = ${shopId} and expires_at > ${now}`
  return rows.length > 0
}

/**
 * Whether another window of the browser is being given a key just now. One is enough: of two cookies the browser
 * might keep the one that was not used first.
 */
export async function isNextUnderWay(
  sql: Sql,
  { shopId, formerKey, now }: Omit<NextSession, 'nextKey'>,
): Promise<boolean> {
  const rows = await sql`
    select 1 from next_session where former_key = ${formerKey} and shop_id = ${shopId}
      and expires_at > ${now + KEPT_FOR_MS - UNDER_WAY_MS}`
  return rows.length > 0
}

interface AskedKey {
  shopId: ShopId
  sessionKey: string
  now: number
}

/** The key that this one was issued to replace; `null` for a key that replaces none. */
export async function findFormerKey(
  sql: Sql,
  { shopId, sessionKey, now }: AskedKey,
): Promise<string | null> {
  const [row] = await sql<{ formerKey: string }>`
    select former_key as "formerKey" from next_session
    where session_key = ${sessionKey} and shop_id = ${shopId} and expires_at > ${now}`
  return row?.formerKey ?? null
}

/**
 * A key is used for the first time: it takes over the session, and the former key leads nowhere. Of several
 * that were issued for one session the first wins; the others lead nowhere either.
 */
export async function enterNextSession(db: Database, asked: AskedKey): Promise<void> {
  const formerKey = await findFormerKey(db.sql, asked)
  if (formerKey === null) return
  await tryAgain(() => db.transaction((sql) => replaceKey(sql, { ...asked, formerKey })))
}

async function replaceKey(
  sql: Sql,
  { shopId, sessionKey, formerKey, now }: AskedKey & { formerKey: string },
): Promise<void> {
  const visitors = await sql`
    update visitor_session set session_key = ${sessionKey}, expires_at = ${now + KEPT_FOR_MS}
    where session_key = ${formerKey} and shop_id = ${shopId} and expires_at > ${now}
    returning visitor_id`
  // The login stays: a customer sees one device in their list and not two.
  const logins = await sql`
    update session set session_key = ${sessionKey}
    where session_key = ${formerKey} and shop_id = ${shopId} and expires_at > ${now}
    returning customer_id`
  if (visitors.length + logins.length === 0) return
  await sql`
    update identity_request set session_key = ${sessionKey} where session_key = ${formerKey}`
  await sql`delete from next_session where former_key = ${formerKey} and shop_id = ${shopId}`
  await sql`
    insert into replaced_session (session_key, expires_at)
    values (${formerKey}, ${now + REPLACED_FOR_MS})
    on conflict (session_key) do update set expires_at = excluded.expires_at`
}

/** Whether a request with this key was under way while another key took its place. */
export async function isReplaced(sql: Sql, sessionKey: string, now: number): Promise<boolean> {
  const rows = await sql`
    select 1 from replaced_session where session_key = ${sessionKey} and expires_at > ${now}`
  return rows.length > 0
}
