import { ORDER_STATES, type OrderState } from '@saum/contract/order'
import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { normalizeOrderNumber } from '../order/order-number.ts'

/** What a list can be cut down to. */
export const LISTED_STATES: readonly OrderState[] = ORDER_STATES

/** An order as a row of a list. */
export interface OrderRow {
  id: number
  shopId: number
  orderNumber: string
  state: OrderState
  email: string
  currency: string
  totalCents: number
  pieces: number
  createdAt: number
  isPaid: number
}

export interface OrderSelection {
  state?: OrderState | undefined
  shopId?: ShopId | undefined
  /** First and last moment they were placed, the last not included. */
  from?: number | undefined
  to?: number | undefined
}

const LATEST = Number.MAX_SAFE_INTEGER

/** The newest first. */
export function listOrderRows(
  sql: Sql,
  { state, shopId, from = 0, to = LATEST }: OrderSelection,
  limit: number,
): Promise<OrderRow[]> {
  return sql<OrderRow>`
    select o.id, o.shop_id as "shopId", o.order_number as "orderNumber", o.state, o.email,
      o.currency, o.total_cents as "totalCents", o.created_at as "createdAt",
      (select count(*) from order_item i where i.order_id = o.id) as pieces,
      case when exists (select 1 from order_event e where e.order_id = o.id and e.kind = 'paid')
        then 1 else 0 end as "isPaid"
    from customer_order o
    where (${state === undefined} = 1 or o.state = ${state ?? ''})
      and (${shopId === undefined} = 1 or o.shop_id = ${shopId ?? 0})
      and o.created_at >= ${from} and o.created_at < ${to}
    order by o.created_at desc, o.id limit ${limit}`
}

/** Ids of what was placed in between, the oldest first, one page after the other. */
export async function listOrderIdsAfter(
  sql: Sql,
  { from = 0, to = LATEST, shopId }: OrderSelection,
  after: { createdAt: number; id: number },
  limit: number,
): Promise<{ id: number; createdAt: number }[]> {
  return sql<{ id: number; createdAt: number }>`
    select id, created_at as "createdAt" from customer_order
    where (${shopId === undefined} = 1 or shop_id = ${shopId ?? 0})
      and created_at >= ${from} and created_at < ${to}
      and (created_at > ${after.createdAt}
        or (created_at = ${after.createdAt} and id > ${after.id}))
    order by created_at, id limit ${limit}`
}

/** In whichever shop, however it is typed. */
export async function findOrderId(sql: Sql, orderNumber: string): Promise<number | null> {
  const [row] = await sql<{ id: number }>`
    select id from customer_order where order_number = ${normalizeOrderNumber(orderNumber)}`
  return row?.id ?? null
}
