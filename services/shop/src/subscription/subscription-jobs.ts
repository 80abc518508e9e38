import { SHOPS } from '@saum/domain/shops'
import { wallTimeAt } from '@saum/domain/zoned-time'
import { attemptJob } from '../attempt-job.ts'
import { endMandates } from '../payment/mandate.ts'
import { changeSubscription } from './change-subscription.ts'
import { AT_ONCE, attemptEach, type SubscriptionJobParts } from './job-parts.ts'
import type { KeptSubscription } from './kept-subscription.ts'
import { remindSubscribers } from './remind-subscribers.ts'
import { renewSubscriptions } from './renew-subscriptions.ts'
import { settleRenewals } from './settle-renewals.ts'
import { end } from './subscription-moves.ts'

/** What becomes of subscriptions by themselves. */
export async function runSubscriptionJobs(parts: SubscriptionJobParts): Promise<void> {
  const jobs: readonly [string, () => Promise<void>][] = [
    ['Ordered deliveries were not settled', () => settleRenewals(parts)],
    ['Subscriptions that are over were not ended', () => endOver(parts)],
    ['Mandates that are no longer needed were not ended', () => endUnneeded(parts)],
    ['Pauses that are over were not ended', () => endPauses(parts)],
    ['Deliveries were not told of', () => remindSubscribers(parts)],
    ['Deliveries were not ordered', () => renewSubscriptions(parts)],
  ]
  for (const [message, job] of jobs) await attemptJob(parts.log, { message }, job)
}

/** Cancelled and nothing left to come; or the order it began with was cancelled or withdrawn from. */
async function endOver(parts: SubscriptionJobParts): Promise<void> {
  for (const shop of SHOPS) {
    const { day } = wallTimeAt(parts.now(), shop.timeZone)
    const rows = await parts.db.sql<{ id: string }>`
      select s.id from subscription s join customer_order o on o.id = s.first_order_id
      where s.shop_id = ${shop.shopId} and s.state <> 'ended' and s.pending_order_id is null
        and (s.try_on is null or s.try_on <= ${day})
        and ((s.state = 'cancelled' and s.next_on is null and s.ends_on < ${day})
          or o.state = 'cancelled'
          or exists (select 1 from declaration d where d.order_id = o.id
            and d.kind = 'withdrawal' and d.return_id is not null))
      order by s.id limit ${AT_ONCE}`
    await changeAll(parts, rows, end)
  }
}

/** By which nothing can be charged any more: everything that began with the order is over. */
async function endUnneeded({ db, now }: SubscriptionJobParts): Promise<void> {
  const rows = await db.sql<{ orderId: number }>`
    select order_id as "orderId" from payment p
    where is_for_later = 1 and mandate_id is not null and not exists (
      select 1 from subscription s where s.first_order_id = p.order_id and s.state <> 'ended')
    order by order_id limit ${AT_ONCE}`
  if (rows.length === 0) return
  const orderIds = rows.map(({ orderId }) => orderId)
  await db.transaction((sql) => endMandates(sql, { orderIds, now: now() }))
}

async function endPauses(parts: SubscriptionJobParts): Promise<void> {
  for (const shop of SHOPS) {
    const { day } = wallTimeAt(parts.now(), shop.timeZone)
    const rows = await parts.db.sql<{ id: string }>`
      select id from subscription
      where shop_id = ${shop.shopId} and state = 'paused' and paused_until <= ${day}
        and (try_on is null or try_on <= ${day})
      order by id limit ${AT_ONCE}`
    await changeAll(parts, rows, (kept) =>
      kept.state === 'paused'
        ? { ...kept, state: 'active', plan: { ...kept.plan, pausedUntil: null } }
        : kept,
    )
  }
}

async function changeAll(
  parts: SubscriptionJobParts,
  rows: readonly { id: string }[],
  change: (kept: KeptSubscription) => KeptSubscription,
): Promise<void> {
  await attemptEach(parts, { rows, message: 'A subscription could not be ended or go on' }, (id) =>
    changeSubscription(parts, id, ({ kept }) => change(kept)),
  )
}
