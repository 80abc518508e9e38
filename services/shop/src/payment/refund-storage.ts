import type { Sql } from '../database/database.ts'
import { noteEvent } from '../order/order-events.ts'

const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 6 * 60 * 60_000

export interface DueRefund {
  refundKey: string
  providerId: string
  amountCents: number
  currencyCode: string
}

/** Those that go through the provider, the oldest first. */
export function listDue(sql: Sql, limit: number, now: number): Promise<DueRefund[]> {
  return sql<DueRefund>`
    select r.refund_key as "refundKey", p.provider_id as "providerId",
      r.amount_cents as "amountCents", r.currency as "currencyCode"
    from refund r join payment p on p.payment_key = r.payment_key
    where r.state = 'due' and r.due_at <= ${now} and p.provider_id is not null
    order by r.due_at limit ${limit}`
}

/** Nobody gives up on money: what did not work is tried again, less and less often. */
export async function settleRefund(
  sql: Sql,
  { refundKey, isDone, now }: { refundKey: string; isDone: boolean; now: number },
): Promise<boolean> {
  const [refund] = await sql<{ orderId: number; state: string; attempts: number }>`
    update refund set attempts = attempts + 1 where refund_key = ${refundKey}
    returning order_id as "orderId", state, attempts`
  if (refund === undefined) return false
  if (refund.state === 'done') return true
  if (!isDone) {
    const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(refund.attempts, 20), LONGEST_WAIT_MS)
    await sql`update refund set due_at = ${now + wait} where refund_key = ${refundKey}`
    return true
  }
  await sql`
    update refund set state = 'done', due_at = null, settled_at = ${now}
    where refund_key = ${refundKey}`
  await noteEvent(sql, { orderId: refund.orderId, kind: 'refunded', at: now, actor: 'payment' })
  return true
}
