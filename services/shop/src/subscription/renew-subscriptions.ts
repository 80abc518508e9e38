import { SHOPS, type Shop } from '@saum/domain/shops'
import { wallTimeAt } from '@saum/domain/zoned-time'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { isPaidElsewhere } from '../order/first-state.ts'
import { placeOrder } from '../order/place-order.ts'
import { findMandate } from '../payment/mandate.ts'
import { findCustomer } from '../session/customer-storage.ts'
import { changeSubscription, type Changing } from './change-subscription.ts'
import { loadOffers } from './delivery-offer.ts'
import { AT_ONCE, attemptEach, isNight, type SubscriptionJobParts } from './job-parts.ts'
import type { KeptSubscription } from './kept-subscription.ts'
import { toRenewalDraft } from './renewal-draft.ts'
import { settleRenewal } from './settle-renewals.ts'
import { end, pass, rest } from './subscription-moves.ts'
import { findSubscription } from './subscription-storage.ts'
import { tellEnded, tellLeftOut, tellUnpaid } from './tell-customer.ts'

/** Orders what is due today, through the same door as everything else that is ordered. */
export async function renewSubscriptions(parts: SubscriptionJobParts): Promise<void> {
  const { db, now } = parts
  for (const shop of SHOPS) {
    if (isNight(shop, now())) continue
    const { day } = wallTimeAt(now(), shop.timeZone)
    const due = await db.sql<{ id: string }>`
      select id from subscription
      where shop_id = ${shop.shopId} and next_on <= ${day} and pending_order_id is null
        and state in ('active', 'cancelled') and reminded_on = next_on
        and (try_on is null or try_on <= ${day})
      order by next_on, id limit ${AT_ONCE}`
    const message = 'A delivery could not be ordered'
    await attemptEach(parts, { rows: due, message }, (id) => renew(parts, shop, id))
  }
}

async function renew(parts: SubscriptionJobParts, shop: Shop, id: string): Promise<void> {
  const { db } = parts
  const kept = await findSubscription(db.sql, id)
  const customer = kept && (await findCustomer(db.sql, kept.customerId))
  if (kept === null || customer === null) return
  if (!customer.isActive) return giveUp(parts, kept, ({ kept: current }) => rest(current))
  const offer = (await loadOffers(parts.products, shop, [kept])).get(kept.variantId)
  if (offer === undefined) return giveUp(parts, kept, endGone)
  const isCharged = isPaidElsewhere(kept.document.paymentMethod)
  const mandateId = isCharged ? await findMandate(db.sql, kept.firstOrderId) : null
  if (isCharged && mandateId === null) return giveUp(parts, kept, restUnpaid)
  await order(parts, { kept, customer, offer, mandateId })
}

interface Ordering {
  kept: KeptSubscription
  customer: CustomerDocument
  offer: Parameters<typeof toRenewalDraft>[0]['offer']
  mandateId: string | null
}

async function order(parts: SubscriptionJobParts, ordering: Ordering): Promise<void> {
  const { kept, customer, offer, mandateId } = ordering
  const { nextOn } = kept.plan
  if (nextOn === null) return
  const draft = toRenewalDraft({
    subscription: kept,
    deliveryOn: nextOn,
    offer,
    customer,
    mandateId,
    now: parts.now(),
  })
  const placed = draft && (await placeOrder(parts, draft))
  if (placed?.ok) return settleRenewal(parts, kept.id)
  // Somebody has changed it since, or another process was faster: the next round sees how it is.
  if (placed?.refusal.kind === 'basket-changed') return
  await giveUp(parts, kept, leaveOut)
}

type Change = (changing: Changing) => KeptSubscription | Promise<KeptSubscription>

/** Only while it is still the delivery that was looked at. */
async function giveUp(
  parts: SubscriptionJobParts,
  seen: KeptSubscription,
  change: Change,
): Promise<void> {
  await changeSubscription(parts, seen.id, (changing) => {
    const { plan, pendingOrderId } = changing.kept
    const isSame = plan.nextOn === seen.plan.nextOn && pendingOrderId === null
    return isSame ? change(changing) : null
  })
}

async function leaveOut({ sql, kept, customer, today, now }: Changing): Promise<KeptSubscription> {
  const passed = pass(kept, today)
  await tellLeftOut(sql, { kept, customer, now }, passed)
  return passed
}

async function endGone({ sql, kept, customer, now }: Changing): Promise<KeptSubscription> {
  await tellEnded(sql, { kept, customer, now })
  return end(kept)
}

async function restUnpaid({ sql, kept, customer, now }: Changing): Promise<KeptSubscription> {
  if (kept.state === 'cancelled') return end(kept)
  await tellUnpaid(sql, { kept, customer, now })
  return rest(kept)
}
