import { randomUUID } from 'node:crypto'
import type { ShopId } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import { takeMailSlot, type MailAllowance } from './mail-limit.ts'

/** Every mail the shop writes; its words are in `mails/{kind}/{locale}.md`. */
export const MAIL_KINDS = [
  'back-in-stock',
  'back-in-stock-opt-in',
  'order-confirmation',
  'payment-pending',
  'shipped',
  'ready-to-collect',
  'delivered',
  'order-cancelled',
  'order-code',
  'return-registered',
  'return-received',
  'return-rejected',
  'refund',
  'withdrawal-receipt',
  'cancellation-receipt',
  'account-verification',
  'account-exists',
  'email-verification',
  'email-change',
  'email-change-notice',
  'password-reset',
  'password-changed',
  'account-deleted',
  'newsletter-opt-in',
  'newsletter-welcome',
  'fashion-card-welcome',
  'points-expiring',
  'birthday',
  'subscription-renewal',
  'subscription-left-out',
  'subscription-ended',
  'subscription-unpaid',
  'contact-message',
  'contact-receipt',
] as const

export type MailKind = (typeof MAIL_KINDS)[number]

/** Mails that anybody can have sent to any address, by a form or with an account of their own. */
export const STRANGERS_KINDS: ReadonlySet<MailKind> = new Set([
  'back-in-stock-opt-in',
  'order-code',
  'account-verification',
  'account-exists',
  'email-verification',
  'email-change',
  'password-reset',
  'newsletter-opt-in',
  'contact-receipt',
])

export interface Mail {
  kind: MailKind
  shopId: ShopId
  /** Empty for the shop's own service. */
  recipient: string
  /**
   * What it is about: a parcel (`shipped`, `ready-to-collect`, `delivered`), a return (`return-…`,
   * `refund`), a declaration (`…-receipt`), a subscription (`subscription-…`) or else an order. Its words are made from that when it is
   * sent. A mail without a subject brings them all along.
   */
  subjectId?: string | null
  /** What fills `{slots}` of the text, beside what the subject tells. */
  slots: Readonly<Record<string, string>>
}

export interface QueuedMail extends Mail {
  id: string
  subjectId: string | null
  createdAt: number
  /** How often it has been tried, this time included. */
  attempts: number
}

interface MailRow {
  id: string
  shop_id: ShopId
  kind: MailKind
  recipient: string
  subject_id: string | null
  slots: string
  created_at: number
  attempts: number
}

/** Whoever takes a mail has this long to send it; then another may try. */
const LEASE_MS = 5 * 60_000
const KEPT_MS = 30 * 24 * 3_600_000

interface Queueing {
  dedupeKey?: string
  now: number
  /** Who has caused it, where the kind of the mail does not say so. */
  by?: 'stranger' | 'owner'
}

/**
 * In the transaction of what it tells about. The same `dedupeKey` is sent once, however often asked;
 * without one a subject gets each kind of mail once. A mail that a stranger may have caused is left out
 * when the allowance of its address is used up: see `mail-limit.ts`.
 */
export async function queueMail(
  sql: Sql,
  mail: Mail,
  { dedupeKey, now, by = causeOf(mail.kind) }: Queueing,
): Promise<void> {
  if (by === 'stranger' && !(await takeMailSlot(sql, { ...slotOf(mail), now }))) return
  const id = randomUUID()
  const subjectId = mail.subjectId ?? null
  const key = dedupeKey ?? `${mail.kind}:${subjectId ?? id}`
  await sql`
    insert into mail
      (id, dedupe_key, shop_id, kind, recipient, subject_id, slots, created_at, due_at, attempts)
    values (${id}, ${key}, ${mail.shopId}, ${mail.kind}, ${mail.recipient}, ${subjectId},
      ${JSON.stringify(mail.slots)}, ${now}, ${now}, 0)
    on conflict (dedupe_key) do nothing`
}

function slotOf({ kind, recipient }: Mail): { email: string; allowance: MailAllowance } {
  switch (kind) {
    case 'password-reset':
    case 'order-code':
    case 'order-cancelled':
      return { email: recipient, allowance: kind }
    default:
      return { email: recipient, allowance: 'other' }
  }
}

function causeOf(kind: MailKind): 'stranger' | 'owner' {
  return STRANGERS_KINDS.has(kind) ? 'stranger' : 'owner'
}

/** Takes what is due, so that no other process sends it meanwhile. */
export function takeDueMails(db: Database, now: number, limit: number): Promise<QueuedMail[]> {
  return db.transaction(async (sql) => {
    const due = await sql<{ id: string }>`
      select id from mail where due_at <= ${now} order by due_at limit ${limit}`
    const taken: QueuedMail[] = []
    for (const { id } of due) {
      const [row] = await sql<MailRow>`
        update mail set due_at = ${now + LEASE_MS}, attempts = attempts + 1
        where id = ${id} and due_at <= ${now}
        returning id, shop_id, kind, recipient, subject_id, slots, created_at, attempts`
      if (row !== undefined) taken.push(toQueuedMail(row))
    }
    return taken
  })
}

/** Sent: all that is left is that it was. */
export async function settleMail(db: Database, id: string, now: number): Promise<void> {
  await db.transaction(
    (sql) => sql`
      update mail set sent_at = ${now}, due_at = null, recipient = '', slots = '{}'
      where id = ${id}`,
  )
}

export async function postponeMail(db: Database, id: string, dueAt: number): Promise<void> {
  await db.transaction((sql) => sql`update mail set due_at = ${dueAt} where id = ${id}`)
}

export async function giveUpMail(db: Database, id: string): Promise<void> {
  await db.transaction(
    (sql) => sql`
      update mail set due_at = null, recipient = '', slots = '{}' where id = ${id}`,
  )
}

/** Old ones that are done with; their keys are not asked for again. */
export async function forgetOldMails(db: Database, now: number): Promise<void> {
  await db.transaction(
    (sql) => sql`delete from mail where due_at is null and created_at < ${now - KEPT_MS}`,
  )
}

function toQueuedMail(row: MailRow): QueuedMail {
  return {
    id: row.id,
    kind: row.kind,
    shopId: row.shop_id,
    recipient: row.recipient,
    subjectId: row.subject_id,
    slots: JSON.parse(row.slots) as Record<string, string>,
    createdAt: row.created_at,
    attempts: row.attempts,
  }
}
