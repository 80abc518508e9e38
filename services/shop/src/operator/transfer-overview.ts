import { accept, refuse, type Result } from '@saum/domain/result'
import type { Database, Sql } from '../database/database.ts'
import { normalizeOrderNumber } from '../order/order-number.ts'
import { settleRefund } from '../payment/refund-storage.ts'

/** Money somebody has to transfer by hand: no provider has it. */
export interface DueTransfer {
  refundKey: string
  orderNumber: string
  method: string
  currency: string
  cents: number
  reason: string
  createdAt: number
}

/** The oldest first. */
export function listDueTransfers(sql: Sql, limit: number): Promise<DueTransfer[]> {
  return sql<DueTransfer>`
    select r.refund_key as "refundKey", o.order_number as "orderNumber", r.method_key as method,
      r.currency, r.amount_cents as cents, r.reason, r.created_at as "createdAt"
    from refund r join customer_order o on o.id = r.order_id
    where r.state = 'due' and r.payment_key is null
    order by r.created_at, r.refund_key limit ${limit}`
}

interface NoSuchTransfer {
  kind: 'no-such-transfer'
  /** What the order does wait for. */
  due: readonly { cents: number; currency: string }[]
}

/** One of an order has been made: the oldest of that amount. */
export function settleTransfer(
  db: Database,
  { orderNumber, cents, now }: { orderNumber: string; cents: number; now: number },
): Promise<Result<{ currency: string }, NoSuchTransfer>> {
  return db.transaction(async (sql) => {
    const due = await sql<{ refundKey: string; cents: number; currency: string }>`
      select r.refund_key as "refundKey", r.amount_cents as cents, r.currency
      from refund r join customer_order o on o.id = r.order_id
      where r.state = 'due' and r.payment_key is null
        and o.order_number = ${normalizeOrderNumber(orderNumber)}
      order by r.created_at, r.refund_key`
    const made = due.find((one) => one.cents === cents)
    if (made === undefined) return refuse({ kind: 'no-such-transfer', due })
    await settleRefund(sql, { refundKey: made.refundKey, isDone: true, now })
    return accept({ currency: made.currency })
  })
}
