import { findShopById, type ShopPath } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import { declareCancellation } from '../subscription/cancel-subscription.ts'
import { changeSubscription } from '../subscription/change-subscription.ts'
import type { KeptSubscription } from '../subscription/kept-subscription.ts'
import { findMentionedSubscription } from '../subscription/subscription-number.ts'
import { findSubscription } from '../subscription/subscription-storage.ts'

/** In a list, without whose it is. */
interface ListedSubscription {
  number: string
  shop: ShopPath | ''
  state: KeptSubscription['state']
  customerId: number
  variantId: number
  quantity: number
  intervalMonths: number
  nextOn: string | null
  failedCharges: number
}

export interface SubscriptionSheet {
  subscription: KeptSubscription
  deliveries: { orderNumber: string; state: string; deliveryOn: string }[]
}

/** Those that are still running, or all; the next delivery first. */
export async function listAllSubscriptions(
  sql: Sql,
  { isAll, limit }: { isAll: boolean; limit: number },
): Promise<ListedSubscription[]> {
  const rows = await sql<Omit<ListedSubscription, 'shop'> & { shopId: number }>`
    select number, shop_id as "shopId", state, customer_id as "customerId",
      variant_id as "variantId", quantity, interval_months as "intervalMonths",
      next_on as "nextOn", failed_charges as "failedCharges"
    from subscription where state <> 'ended' or ${isAll} = 1
    order by coalesce(next_on, '9999'), number limit ${limit}`
  return rows.map(({ shopId, ...row }) => ({ ...row, shop: findShopById(shopId)?.path ?? '' }))
}

/** However the number is typed. */
export async function findSubscriptionSheet(
  sql: Sql,
  typed: string,
): Promise<SubscriptionSheet | null> {
  const number = findMentionedSubscription(typed)
  if (number === null) return null
  const [row] = await sql<{ id: string }>`select id from subscription where number = ${number}`
  const subscription = row === undefined ? null : await findSubscription(sql, row.id)
  if (subscription === null) return null
  const deliveries = await sql<SubscriptionSheet['deliveries'][number]>`
    select order_number as "orderNumber", state, delivery_on as "deliveryOn"
    from customer_order where subscription_id = ${subscription.id}
    order by delivery_on, created_at`
  return { subscription, deliveries }
}

/** For somebody who has cancelled by letter or phone; receipted as if they had done it themselves. */
export async function cancelForCustomer(
  parts: { db: Database; now: () => number },
  typed: string,
): Promise<'cancelled' | 'over' | 'unknown'> {
  const sheet = await findSubscriptionSheet(parts.db.sql, typed)
  if (sheet === null) return 'unknown'
  let isCancelled = false
  await changeSubscription(parts, sheet.subscription.id, async (changing) => {
    const cancelled = await declareCancellation(changing, 'operator')
    isCancelled = cancelled !== null
    return cancelled
  })
  return isCancelled ? 'cancelled' : 'over'
}
