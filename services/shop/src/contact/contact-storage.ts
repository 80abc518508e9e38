import type { ContactTopic } from '@saum/contract/contact'
import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'

export interface ContactMessage {
  /** What it is called by in mails and on the phone. */
  id: string
  shopId: ShopId
  topic: ContactTopic
  name: string
  email: string
  /** As it was typed; empty for none. */
  orderNumber: string
  message: string
  receivedAt: number
  /** `null` while it waits for a person. */
  closedAt: number | null
}

export async function findMessage(sql: Sql, id: string): Promise<ContactMessage | null> {
  const [row] = await sql<ContactMessage>`
    select id, shop_id as "shopId", topic, name, email, order_number as "orderNumber", message,
      received_at as "receivedAt", closed_at as "closedAt"
    from contact_message where id = ${id}`
  return row ?? null
}

export async function findMessageByRequest(
  sql: Sql,
  requestKey: string,
): Promise<{ id: string } | null> {
  const [row] = await sql<{ id: string }>`
    select id from contact_message where request_key = ${requestKey}`
  return row ?? null
}

/** False for one that is there already. */
export async function insertMessage(
  sql: Sql,
  added: Omit<ContactMessage, 'closedAt'> & { requestKey: string },
): Promise<boolean> {
  const { id, requestKey, shopId, topic, name, email, orderNumber, message, receivedAt } = added
  const rows = await sql`
    insert into contact_message
      (id, request_key, shop_id, topic, name, email, order_number, message, received_at)
    values (${id}, ${requestKey}, ${shopId}, ${topic}, ${name}, ${email}, ${orderNumber},
      ${message}, ${receivedAt})
    on conflict (request_key) do nothing returning id`
  return rows.length > 0
}

/** Those that wait, the one that waits longest first; behind them what is closed, the newest first. */
export function listMessages(
  sql: Sql,
  { isAll, limit }: { isAll: boolean; limit: number },
): Promise<ContactMessage[]> {
  return sql<ContactMessage>`
    select id, shop_id as "shopId", topic, name, email, order_number as "orderNumber", message,
      received_at as "receivedAt", closed_at as "closedAt"
    from contact_message where closed_at is null or ${isAll ? 1 : 0} = 1
    order by case when closed_at is null then 0 else 1 end,
      case when closed_at is null then received_at else -received_at end, id
    limit ${limit}`
}

/** False where there is none, or it was closed before. */
export async function closeMessage(sql: Sql, id: string, now: number): Promise<boolean> {
  const closed = await sql`
    update contact_message set closed_at = ${now} where id = ${id} and closed_at is null
    returning id`
  return closed.length > 0
}

/** A few of those closed before a moment, or never closed and come before it. */
export async function listOldMessages(sql: Sql, before: number, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select id from contact_message
    where closed_at < ${before} or (closed_at is null and received_at < ${before})
    limit ${limit}`
  return rows.map(({ id }) => id)
}

export async function removeMessages(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`delete from contact_message where id in (${ids})`
}
