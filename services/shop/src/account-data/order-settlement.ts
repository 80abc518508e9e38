import { lastReturnDay } from '@saum/domain/return-terms'
import { findShopById } from '@saum/domain/shops'
import { wallTimeAt } from '@saum/domain/zoned-time'
import type { OrderState } from '@saum/contract/order'
import type { Sql } from '../database/database.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'

/** Of a parcel nobody has heard of for so long nobody will hear any more. */
const LOST_AFTER_MS = 60 * DAY_MS

interface OrderRow {
  id: number
  shopId: number
  state: OrderState
  deliveredAt: number | null
  updatedAt: number
}

interface Reached extends Omit<OrderRow, 'id'> {
  now: number
}

/** Whether goods and money have come to rest, as far as the order itself can tell. */
export function isOver({ shopId, state, deliveredAt, updatedAt, now }: Reached): boolean {
  const shop = findShopById(shopId)
  if (shop === undefined) return true
  switch (state) {
    case 'cancelled':
    case 'returned':
      return true
    case 'delivered': {
      const lastDay = lastReturnDay(shop, deliveredAt ?? updatedAt)
      return wallTimeAt(now, shop.timeZone).day > lastDay
    }
    case 'shipped':
      return updatedAt < now - LOST_AFTER_MS
    default:
      return false
  }
}

/**
 * Those of the orders about which nobody has to be reached any more: nothing is on its way, nothing can be
 * sent back, no money moves and no mail waits.
 */
export async function listSettledOrders(
  sql: Sql,
  orderIds: readonly number[],
  now: number,
): Promise<number[]> {
  const rows = await sql<OrderRow>`
    select o.id, o.shop_id as "shopId", o.state, o.delivered_at as "deliveredAt",
      o.updated_at as "updatedAt"
    from customer_order o
    where o.id in (${orderIds})
      and not exists (select 1 from refund f where f.order_id = o.id and f.state <> 'done')
      and not exists (select 1 from payment p where p.order_id = o.id
        and (p.state in ('opening', 'open') or p.is_cancel_due = 1))
      and not exists (select 1 from order_return r where r.order_id = o.id
        and (r.state in ('received', 'inspected')
          or (r.state = 'announced' and r.send_back_until >= ${toDay(now)})))
      and not exists (select 1 from declaration d where d.order_id = o.id and d.handled_at is null)
      and not exists (select 1 from mail m where m.due_at is not null and m.recipient = o.email)
    order by o.id`
  return rows.filter((row) => isOver({ ...row, now })).map(({ id }) => id)
}

/** One day late rather than early, wherever the shop is. */
function toDay(now: number): string {
  return new Date(now - DAY_MS).toISOString().slice(0, 10)
}
