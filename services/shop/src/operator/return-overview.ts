import type { Sql } from '../database/database.ts'
import type { ReturnState } from '../order-return/kept-return.ts'

/** A return as a row of a list. */
export interface ReturnRow {
  id: string
  orderNumber: string
  state: ReturnState
  method: string
  currency: string
  pieces: number
  exchanges: number
  createdAt: number
  sendBackUntil: string
}

/** The oldest first: whoever waits longest is served first. */
export function listReturnRows(
  sql: Sql,
  { state }: { state?: ReturnState | undefined },
  limit: number,
): Promise<ReturnRow[]> {
  return sql<ReturnRow>`
    select r.id, o.order_number as "orderNumber", r.state, r.method, o.currency,
      count(*) as pieces, count(i.exchange_variant_id) as exchanges,
      r.created_at as "createdAt", r.send_back_until as "sendBackUntil"
    from order_return r join customer_order o on o.id = r.order_id
      join return_item i on i.return_id = r.id
    where (${state === undefined} = 1 and r.state not in ('refunded', 'rejected'))
      or r.state = ${state ?? ''}
    group by r.id, o.order_number, r.state, r.method, o.currency, r.created_at, r.send_back_until
    order by r.created_at, r.id limit ${limit}`
}
