import type { PointsEntry } from '@saum/contract/fashion-card'
import type { Sql } from '../database/database.ts'

interface EntryRow {
  id: string
  reason: string
  points: number
  orderId: number | null
  orderNumber: string | null
  createdAt: number
  creditedAt: number | null
}

const KINDS = ['order', 'return', 'voucher', 'expiry'] as const

interface Page {
  customerId: number
  page: number
  perPage: number
  now: number
}

/** The newest first. */
export async function listEntries(sql: Sql, asked: Page): Promise<PointsEntry[]> {
  const { customerId, page, perPage, now } = asked
  const rows = await sql<EntryRow>`
    select e.id, e.reason, e.points, e.order_id as "orderId", o.order_number as "orderNumber",
      e.created_at as "createdAt", e.credited_at as "creditedAt"
    from loyalty_entry e left join customer_order o on o.id = e.order_id
    where e.customer_id = ${customerId} and e.points <> 0
    order by e.created_at desc, e.id limit ${perPage} offset ${(page - 1) * perPage}`
  return rows.map(({ reason, createdAt, creditedAt, ...row }) => ({
    ...row,
    kind: KINDS.find((kind) => kind === reason.split(':', 1)[0]) ?? 'correction',
    at: new Date(createdAt).toISOString(),
    creditedAt: creditedAt === null ? null : new Date(creditedAt).toISOString(),
    isCredited: creditedAt !== null && creditedAt <= now,
  }))
}

export async function countEntries(sql: Sql, customerId: number): Promise<number> {
  const [row] = await sql<{ count: number }>`
    select count(*) as count from loyalty_entry
    where customer_id = ${customerId} and points <> 0`
  return row?.count ?? 0
}
