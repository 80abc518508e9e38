import { SHOPS, type Shop } from '@saum/domain/shops'
import { isReminderDue, REMINDER_DAYS, withNotice } from '@saum/domain/subscription-dates'
import { addDays, wallTimeAt } from '@saum/domain/zoned-time'
import { changeSubscription } from './change-subscription.ts'
import { loadOffers } from './delivery-offer.ts'
import { AT_ONCE, attemptEach, isNight, type SubscriptionJobParts } from './job-parts.ts'
import { withinTerm, withPlan } from './subscription-moves.ts'
import { findSubscription } from './subscription-storage.ts'
import { remind } from './tell-customer.ts'

/** Tells of each delivery a week before, once. */
export async function remindSubscribers(parts: SubscriptionJobParts): Promise<void> {
  const { db, now } = parts
  for (const shop of SHOPS) {
    if (isNight(shop, now())) continue
    const { day } = wallTimeAt(now(), shop.timeZone)
    const until = addDays(day, REMINDER_DAYS)
    const due = await db.sql<{ id: string }>`
      select id from subscription
      where shop_id = ${shop.shopId} and next_on <= ${until} and pending_order_id is null
        and (reminded_on is null or reminded_on <> next_on)
        and (try_on is null or try_on <= ${day})
      order by next_on, id limit ${AT_ONCE}`
    const message = 'A delivery could not be told of'
    await attemptEach(parts, { rows: due, message }, (id) => remindOne(parts, shop, id))
  }
}

async function remindOne(parts: SubscriptionJobParts, shop: Shop, id: string): Promise<void> {
  const found = await findSubscription(parts.db.sql, id)
  if (found === null) return
  const offers = await loadOffers(parts.products, shop, [found])
  await changeSubscription(parts, id, async ({ sql, kept, customer, today, now }) => {
    if (!isReminderDue(kept.plan, today) || kept.remindedOn === kept.plan.nextOn) return null
    const coming = withinTerm(withPlan(kept, withNotice(kept.plan, today)))
    const { nextOn } = coming.plan
    if (nextOn === null) return coming
    await remind(sql, { kept: coming, customer, now }, offers.get(kept.variantId))
    return { ...coming, remindedOn: nextOn }
  })
}
