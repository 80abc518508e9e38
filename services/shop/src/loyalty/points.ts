import { randomUUID } from 'node:crypto'
import type { Sql } from '../database/database.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'

/** Points count once it is likely that nothing comes back. */
export const CREDITED_AFTER_DAYS = 14

/** One point for each full unit of money. */
export function toPoints(cents: number): number {
  return Math.floor(Math.max(cents, 0) / 100)
}

/** When an order is sent; a second time changes nothing. */
export async function creditPoints(sql: Sql, order: KeptOrder, now: number): Promise<void> {
  const { points } = order.document
  if (points === null || points <= 0) return
  await insertEntry(sql, order, {
    reason: 'order',
    points,
    creditedAt: now + CREDITED_AFTER_DAYS * DAY_MS,
    now,
  })
}

/** For goods that came back: their points go again, but never more than the order has brought. */
export async function takeBackPoints(
  sql: Sql,
  order: KeptOrder,
  { returnId, cents, now }: { returnId: string; cents: number; now: number },
): Promise<void> {
  const [row] = await sql<{ points: number; creditedAt: number | null }>`
    select coalesce(sum(points), 0) as points, max(credited_at) as "creditedAt"
    from loyalty_entry where order_id = ${order.id}`
  const points = Math.min(toPoints(cents), row?.points ?? 0)
  if (points <= 0) return
  // At the same moment as they are credited, so that nobody spends them in between.
  const creditedAt = Math.max(row?.creditedAt ?? now, now)
  await insertEntry(sql, order, { reason: `return:${returnId}`, points: -points, creditedAt, now })
}

/** What somebody can spend at a moment. */
export async function sumPoints(sql: Sql, customerId: number, now: number): Promise<number> {
  const [row] = await sql<{ points: number }>`
    select coalesce(sum(points), 0) as points from loyalty_entry
    where customer_id = ${customerId} and credited_at <= ${now}`
  return row?.points ?? 0
}

interface NewEntry {
  reason: string
  points: number
  creditedAt: number
  now: number
}

async function insertEntry(
  sql: Sql,
  { id, customerId }: KeptOrder,
  { reason, points, creditedAt, now }: NewEntry,
): Promise<void> {
  if (customerId === null) return
  await sql`
    insert into loyalty_entry
      (id, customer_id, order_id, reason, points, credited_at, created_at)
    values (${randomUUID()}, ${customerId}, ${id}, ${reason}, ${points}, ${creditedAt}, ${now})
    on conflict (order_id, reason) do nothing`
}
