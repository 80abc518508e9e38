import { SHOPS } from '@saum/domain/shops'
import { wallTimeAt } from '@saum/domain/zoned-time'
import type { Database, Sql } from '../database/database.ts'
import { changeSubscription } from './change-subscription.ts'
import { AT_ONCE, attemptEach, type SubscriptionJobParts } from './job-parts.ts'
import { failCharge, pass } from './subscription-moves.ts'
import { tellUnpaid } from './tell-customer.ts'

/** What has become of deliveries that were ordered: paid, or not. */
export async function settleRenewals(parts: SubscriptionJobParts): Promise<void> {
  for (const shop of SHOPS) {
    const { day } = wallTimeAt(parts.now(), shop.timeZone)
    const rows = await parts.db.sql<{ id: string }>`
      select s.id from subscription s join customer_order o on o.id = s.pending_order_id
      where s.shop_id = ${shop.shopId} and o.state <> 'pended'
        and (s.try_on is null or s.try_on <= ${day})
      order by s.id limit ${AT_ONCE}`
    const message = 'A delivery could not be settled'
    await attemptEach(parts, { rows, message }, (id) => settleRenewal(parts, id))
  }
}

export async function settleRenewal(
  parts: { db: Database; now: () => number },
  id: string,
): Promise<void> {
  await changeSubscription(parts, id, async ({ sql, kept, customer, today, now }) => {
    if (kept.pendingOrderId === null) return null
    const outcome = await outcomeOf(sql, kept.pendingOrderId)
    if (outcome === 'open') return null
    if (outcome === 'certain') return pass(kept, today)
    const failed = failCharge(kept, today)
    if (failed.state === 'paused') await tellUnpaid(sql, { kept, customer, now })
    return failed
  })
}

/** One that was confirmed was delivered, whatever became of it later. */
async function outcomeOf(sql: Sql, orderId: number): Promise<'open' | 'certain' | 'failed'> {
  const [order] = await sql<{ state: string; confirmedAt: number | null }>`
    select state, confirmed_at as "confirmedAt" from customer_order where id = ${orderId}`
  if (order?.state === 'pended') return 'open'
  return order !== undefined && order.confirmedAt !== null ? 'certain' : 'failed'
}
