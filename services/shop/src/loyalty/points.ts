import { randomUUID } from 'node:crypto'
import { CARD_TERMS, toPoints } from '@saum/domain/fashion-card'
import type { PointsMove } from '@saum/domain/points-ledger'
import type { Shop } from '@saum/domain/shops'
import { wallTimeAt } from '@saum/domain/zoned-time'
import type { Sql } from '../database/database.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'
import { openCard } from './own-card.ts'

const CREDITED_AFTER_MS = CARD_TERMS.creditDays * DAY_MS

/** When an order is sent they are only noted; a second time changes nothing. */
export async function notePoints(sql: Sql, order: KeptOrder, now: number): Promise<void> {
  const { points, cost } = order.document
  const { customerId, id: orderId } = order
  if (points === null || points <= 0 || customerId === null) return
  // Whoever has left meanwhile gets none.
  if ((await openCard(sql, customerId, now)) === null) return
  await insertEntry(sql, {
    customerId,
    orderId,
    reason: 'order',
    points,
    cents: cost.goodsCents,
    creditedAt: null,
    now,
  })
}

/** From the delivery on it is known when they count. What was exchanged and sent once more changes nothing. */
export async function creditPoints(sql: Sql, orderId: number, now: number): Promise<void> {
  await sql`
    update loyalty_entry set credited_at = ${now + CREDITED_AFTER_MS}
    where order_id = ${orderId} and credited_at is null`
}

/** For goods that came back: what is left is what the rest of the order would have brought. */
export async function takeBackPoints(
  sql: Sql,
  { id: orderId, customerId }: Pick<KeptOrder, 'id' | 'customerId'>,
  { returnId, cents, now }: { returnId: string; cents: number; now: number },
): Promise<void> {
  const [row] = await sql<{ points: number; cents: number; creditedAt: number | null }>`
    select coalesce(sum(points), 0) as points, coalesce(sum(cents), 0) as cents,
      max(credited_at) as "creditedAt"
    from loyalty_entry where order_id = ${orderId}`
  if (customerId === null || row === undefined) return
  const points = row.points - Math.min(toPoints(row.cents - cents), row.points)
  if (points <= 0) return
  await insertEntry(sql, {
    customerId,
    orderId,
    reason: `return:${returnId}`,
    points: -points,
    cents: -Math.min(cents, row.cents),
    // At the same moment as they are credited, so that nobody spends them in between.
    creditedAt: row.creditedAt === null ? null : Math.max(row.creditedAt, now),
    now,
  })
}

/** Everything that counts by now, in the order in which it happened. */
export async function listMoves(
  sql: Sql,
  { customerId, shop, now }: { customerId: number; shop: Shop; now: number },
): Promise<PointsMove[]> {
  const rows = await sql<{ points: number; orderId: number | null; creditedAt: number }>`
    select points, order_id as "orderId", credited_at as "creditedAt" from loyalty_entry
    where customer_id = ${customerId} and credited_at <= ${now}
    order by credited_at, created_at, points desc`
  return rows.map(({ points, orderId, creditedAt }) => ({
    points,
    orderId,
    on: wallTimeAt(creditedAt, shop.timeZone).day,
  }))
}

export interface NewEntry {
  customerId: number
  orderId?: number | null
  /** Once per order or, without one, once per customer. */
  reason: string
  points: number
  cents?: number
  creditedAt: number | null
  voucherCode?: string
  now: number
}

/** False for one that is there already. */
export async function insertEntry(sql: Sql, entry: NewEntry): Promise<boolean> {
  const { customerId, orderId = null, reason, points, cents = 0, creditedAt, now } = entry
  const inserted = await sql`
    insert into loyalty_entry (id, customer_id, order_id, reason, points, cents, credited_at,
      created_at, voucher_code)
    values (${randomUUID()}, ${customerId}, ${orderId}, ${reason}, ${points}, ${cents},
      ${creditedAt}, ${now}, ${entry.voucherCode ?? null})
    on conflict do nothing returning id`
  return inserted.length > 0
}
