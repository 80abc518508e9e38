import { createHmac } from 'node:crypto'
import type { Sql } from '../database/database.ts'
import { hasFreeSlot, takeSlot } from '../session/attempts.ts'
import { findOrMakeSecret } from '../token/kept-secret.ts'

/** To one address in any hour, for all reasons, shops and processes together. */
const LIMIT = { limit: 3, windowMs: 60 * 60_000 }

/**
 * Whether one more mail that a stranger may have caused can go to the address. Ask before a link or code is
 * replaced: what was mailed before must stay good when nothing new is mailed.
 */
export async function mayWriteTo(sql: Sql, email: string, now: number): Promise<boolean> {
  return hasFreeSlot(sql, { subject: await subjectOf(sql, email), ...LIMIT, now })
}

/** Counts one more; false where the address has had enough of them. */
export async function takeMailSlot(sql: Sql, email: string, now: number): Promise<boolean> {
  return takeSlot(sql, { subject: await subjectOf(sql, email), ...LIMIT, now })
}

/**
 * Only a keyed hash of the address is stored, and deleted when its hour is over. Capitals make no other
 * mailbox; dots and what follows a plus may.
 */
async function subjectOf(sql: Sql, email: string): Promise<string> {
  const secret = await findOrMakeSecret(sql, 'mail-limit-secret')
  const address = email.trim().toLowerCase()
  return `mail:${createHmac('sha256', secret).update(address).digest('base64url')}`
}
