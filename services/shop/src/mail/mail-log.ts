import type { Sql } from '../database/database.ts'
import type { MailKind } from './mail-outbox.ts'

/** What has become of a mail; neither its words nor its address are kept. */
export interface MailLogEntry {
  kind: MailKind
  queuedAt: number
  sentAt: number | null
  /** `null` once it is sent or given up. */
  dueAt: number | null
  attempts: number
}

interface ListedMail extends MailLogEntry {
  /** Number of an order, a return or a declaration, where it is about one. */
  about: string | null
}

/** The newest first. */
export function listMails(
  sql: Sql,
  { isFailed, limit }: { isFailed: boolean; limit: number },
): Promise<ListedMail[]> {
  return sql<ListedMail>`
    select kind, mail.created_at as "queuedAt", sent_at as "sentAt", due_at as "dueAt", attempts,
      coalesce(
        (select order_number from customer_order where cast(id as text) = mail.subject_id),
        (select order_number from customer_order join order_parcel on order_id = customer_order.id
          where cast(order_parcel.id as text) = mail.subject_id),
        subject_id) as about
    from mail where (sent_at is null and due_at is null) or ${isFailed ? 1 : 0} = 0
    order by mail.created_at desc, kind limit ${limit}`
}

/** Mails about an order, its parcels and its returns, the first first. */
export function listMailsOfOrder(sql: Sql, orderId: number): Promise<MailLogEntry[]> {
  return sql<MailLogEntry>`
    select kind, created_at as "queuedAt", sent_at as "sentAt", due_at as "dueAt", attempts
    from mail where subject_id = ${String(orderId)}
      or subject_id in (select cast(id as text) from order_parcel where order_id = ${orderId})
      or subject_id in (select id from order_return where order_id = ${orderId})
      or subject_id in (select id from declaration where order_id = ${orderId})
    order by created_at, kind`
}
