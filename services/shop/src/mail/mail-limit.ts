import { createHmac } from 'node:crypto'
import type { Sql } from '../database/database.ts'
import { hasFreeSlot, takeSlot } from '../session/attempts.ts'
import { findOrMakeSecret } from '../token/kept-secret.ts'

/** To one address in any hour and from one allowance, all shops and processes together. */
const LIMIT = { limit: 3, windowMs: 60 * 60_000 }

/**
 * What the owner of an address needs has an allowance of its own, so that forms a stranger fills in with the
 * address cannot use it up.
 */
export type MailAllowance = 'password-reset' | 'order-code' | 'order-cancelled' | 'other'

interface Recipient {
  email: string
  allowance?: MailAllowance
  now: number
}

/**
 * Whether one more mail that a stranger may have caused can go to the address. Ask before a link or code is
 * replaced: what was mailed before must stay good when nothing new is mailed.
 */
export async function mayWriteTo(sql: Sql, recipient: Recipient): Promise<boolean> {
  const subject = await subjectOf(sql, recipient)
  return hasFreeSlot(sql, { subject, ...LIMIT, now: recipient.now })
}

/** Counts one more; false where the allowance of the address is used up. */
export async function takeMailSlot(sql: Sql, recipient: Recipient): Promise<boolean> {
  const subject = await subjectOf(sql, recipient)
  return takeSlot(sql, { subject, ...LIMIT, now: recipient.now })
}

/**
 * Only a keyed hash of the address is stored, and deleted when its hour is over. Capitals make no other
 * mailbox; dots and what follows a plus may.
 */
async function subjectOf(sql: Sql, { email, allowance = 'other' }: Recipient): Promise<string> {
  const secret = await findOrMakeSecret(sql, 'mail-limit-secret')
  const address = email.trim().toLowerCase()
  const hash = createHmac('sha256', secret).update(address).digest('base64url')
  return allowance === 'other' ? `mail:${hash}` : `mail:${allowance}:${hash}`
}
