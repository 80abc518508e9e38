import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database, Sql } from '../database/database.ts'

const DIGITS = 6
/** As the mail says. */
const CODE_MS = 15 * 60_000
const MAX_TRIES = 5

/** Six digits for one order; the one before is good for nothing from now on. */
export async function createOrderCode(sql: Sql, orderId: number, now: number): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const expiresAt = now + CODE_MS
  await sql`
    insert into order_code (order_id, code_hash, attempts, expires_at)
    values (${orderId}, ${hashOf(orderId, code)}, 0, ${expiresAt})
    on conflict (order_id) do update set code_hash = excluded.code_hash, attempts = 0,
      expires_at = excluded.expires_at`
  return code
}

/** True once for the right code, and for the first few tries only. */
export async function redeemCode(
  sql: Sql,
  { orderId, code, now }: { orderId: number; code: string; now: number },
): Promise<boolean> {
  const [kept] = await sql<{ codeHash: string }>`
    update order_code set attempts = attempts + 1
    where order_id = ${orderId} and attempts < ${MAX_TRIES} and expires_at > ${now}
    returning code_hash as "codeHash"`
  const expected = Buffer.from(kept?.codeHash ?? hashOf(orderId, ''))
  const isRight = timingSafeEqual(expected, Buffer.from(hashOf(orderId, plainDigits(code))))
  if (kept === undefined || !isRight) return false
  await sql`delete from order_code where order_id = ${orderId}`
  return true
}

/** Looks first: a write that finds nothing would still keep others waiting. */
export async function dropExpiredCodes(db: Database, now: number): Promise<void> {
  const [some] = await db.sql`select 1 from order_code where expires_at <= ${now} limit 1`
  if (some === undefined) return
  await db.transaction((sql) => sql`delete from order_code where expires_at <= ${now}`)
}

/** As it is in the mail, however it was typed or pasted. */
function plainDigits(code: string): string {
  return code.replaceAll(/[\s\p{Pd}]/gu, '')
}

function hashOf(orderId: number, code: string): string {
  return createHash('sha256').update(`order-code:${orderId}:${code}`).digest('hex')
}
