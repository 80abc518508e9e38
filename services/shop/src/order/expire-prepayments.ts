import { PREPAYMENT_DAYS, prepaymentEndsAt } from '@saum/domain/prepayment'
import type { Log } from '@saum/thread/log'
import { attemptJob } from '../attempt-job.ts'
import type { Database } from '../database/database.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'
import { move } from './operate.ts'
import { waitsForMoney } from './order-status.ts'
import { releaseOrder } from './release-order.ts'

/** Few enough that nobody waits for them; the rest goes with the next round. */
const AT_ONCE = 100

interface ExpiryParts {
  db: Database
  log: Log
  now: () => number
}

/** Whoever has not paid in advance in time does not want it any more: others may have it. */
export async function expirePrepayments(parts: ExpiryParts): Promise<void> {
  const { db, log, now } = parts
  // No earlier ones are over; of these some may last until midnight.
  const before = now() - PREPAYMENT_DAYS * DAY_MS
  const rows = await db.sql<{ id: number }>`
    select o.id from customer_order o
    where o.state = 'ordered' and o.created_at < ${before} and o.confirmed_at is null
    order by o.created_at limit ${AT_ONCE}`
  for (const { id } of rows) {
    const failure = { message: 'A prepayment could not be ended', fields: { orderId: id } }
    await attemptJob(log, failure, () => expire(parts, id))
  }
}

async function expire(parts: ExpiryParts, orderId: number): Promise<void> {
  await move(parts, orderId, async (sql, order, now) => {
    const isOver = prepaymentEndsAt(order.shop, order.createdAt) <= now
    if (!isOver || !waitsForMoney(order)) return false
    return releaseOrder(sql, { order, move: 'cancel', actor: 'job', now })
  })
}
