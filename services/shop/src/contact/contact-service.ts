import { createHash, randomBytes } from 'node:crypto'
import type { ParsedPayloadOf } from '@saum/contract/call'
import type { sendMessage } from '@saum/contract/contact'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import { countAttempt, tooMany, waitForAttempt, type TooMany } from '../session/attempts.ts'
import { queueContactMails } from './contact-mails.ts'
import { findMessageByRequest, insertMessage } from './contact-storage.ts'

const HOUR_MS = 60 * 60_000
/** Whoever has a question is never close to these; who floods us or others is. */
const PER_NETWORK = { limit: 10, windowMs: HOUR_MS }
/** A receipt goes to an address nobody has proven: after these, messages are taken without one. */
const RECEIPTS_PER_ADDRESS = { limit: 3, windowMs: 24 * HOUR_MS }

interface Asker {
  shop: Shop
  clientKey: string | null
}

type Form = ParsedPayloadOf<typeof sendMessage>

export interface ContactService {
  send(asker: Asker, form: Form): Promise<Result<{ caseNumber: string }, TooMany>>
}

interface ContactParts {
  db: Database
  now: () => number
}

/** Takes messages for the shop's service: kept and mailed in one transaction, or neither. */
export function createContactService({ db, now }: ContactParts): ContactService {
  async function keep(sql: Sql, asker: Asker, form: Form, receivedAt: number) {
    const requestKey = keyOf(asker.shop, form)
    const known = await findMessageByRequest(sql, requestKey)
    if (known !== null) return accept({ caseNumber: known.id })
    const waitMs = await waitToSend(sql, asker.clientKey, receivedAt)
    if (waitMs > 0) return refuse(tooMany(waitMs))
    const { shopId } = asker.shop
    const message = { ...form, id: newCaseNumber(), requestKey, shopId, receivedAt }
    if (!(await insertMessage(sql, message))) {
      // The other press of the button was faster; its message is this one.
      const other = await findMessageByRequest(sql, requestKey)
      if (other === null) throw new Error('A message was not kept')
      return accept({ caseNumber: other.id })
    }
    const isReceipted = await mayReceipt(sql, { shopId, email: form.email, now: receivedAt })
    await queueContactMails(sql, { shop: asker.shop, message, isReceipted })
    return accept({ caseNumber: message.id })
  }

  return {
    send(asker, form) {
      return db.transaction((sql) => keep(sql, asker, form, now()))
    },
  }
}

/** The key of a form is only unique together with who writes; nobody meets the message of another. */
function keyOf({ shopId }: Shop, { requestKey, email }: Form): string {
  return createHash('sha256').update(`${shopId}\n${email}\n${requestKey}`).digest('base64url')
}

/** Milliseconds until somebody may write again; 0 is at once. */
async function waitToSend(sql: Sql, clientKey: string | null, now: number): Promise<number> {
  if (clientKey === null) return 0
  return waitForAttempt(sql, { subject: `contact-network:${clientKey}`, ...PER_NETWORK, now })
}

function mayReceipt(
  sql: Sql,
  { shopId, email, now }: { shopId: number; email: string; now: number },
): Promise<boolean> {
  const subject = `contact-receipt:${shopId}:${email}`
  return countAttempt(sql, { subject, ...RECEIPTS_PER_ADDRESS, now })
}

/** Easy to read out: 60 bits without letters that look alike. */
function newCaseNumber(): string {
  const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  const text = [...randomBytes(12)].map((byte) => signs[byte % signs.length]).join('')
  return (text.match(/.{4}/g) ?? []).join('-')
}
