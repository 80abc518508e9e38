import type { Sql } from '../database/database.ts'
import type { Renewal } from '../order/order-draft.ts'
import { claimCustomer } from '../session/customer-storage.ts'

interface Claim extends Renewal {
  customerId: number | null
  orderId: number
  now: number
}

/** A delivery leads to one order at a time. False where it is not due any more, or another was faster. */
export async function claimDelivery(sql: Sql, claim: Claim): Promise<boolean> {
  const { customerId, subscriptionId, deliveryOn, orderId, now } = claim
  if (customerId === null || (await claimCustomer(sql, customerId, now)) === null) return false
  const claimed = await sql`
    update subscription set pending_order_id = ${orderId}, updated_at = ${now}
    where id = ${subscriptionId} and customer_id = ${customerId} and next_on = ${deliveryOn}
      and pending_order_id is null and state in ('active', 'cancelled')
    returning id`
  return claimed.length > 0
}
