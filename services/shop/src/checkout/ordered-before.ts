import type { CheckoutState } from '@saum/contract/checkout'
import type { OrderState } from '@saum/contract/order'
import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { OrderTokens } from '../token/order-token.ts'

export interface OrderedCheckout {
  orderId: number
  orderNumber: string
  isPending: boolean
  paymentKey: string | null
}

interface OrderRow {
  orderId: number
  orderNumber: string
  state: OrderState
  paymentKey: string | null
}

/** The order a checkout has led to; one that was cancelled since is none. */
export async function findOrderOf(sql: Sql, orderId: number): Promise<OrderedCheckout | null> {
  const [row] = await sql<OrderRow>`
    select o.id as "orderId", o.order_number as "orderNumber", o.state,
      p.payment_key as "paymentKey"
    from customer_order o
      left join payment p on p.order_id = o.id and p.state in ('opening', 'open')
    where o.id = ${orderId}`
  if (row === undefined || row.state === 'cancelled') return null
  const { state, ...order } = row
  return { ...order, isPending: state === 'pended' }
}

/** Whether a customer has ever paid for or got an order: only then more than a little is sent on account. */
export async function hasOrderedBefore(sql: Sql, customerId: number): Promise<boolean> {
  const rows = await sql`
    select o.id from customer_order o join order_event e on e.order_id = o.id
    where o.customer_id = ${customerId} and o.state <> 'cancelled'
      and e.kind in ('paid', 'delivered') limit 1`
  return rows.length > 0
}

export function toOrderAnswer(
  { orderId, orderNumber, isPending, paymentKey }: OrderedCheckout,
  { shop, orderTokens }: { shop: Shop; orderTokens: OrderTokens },
): NonNullable<CheckoutState['order']> {
  return {
    orderNumber,
    state: isPending ? 'payment-pending' : 'placed',
    paymentKey: isPending ? paymentKey : null,
    successUrl: orderTokens.successUrl(shop, orderId),
  }
}
