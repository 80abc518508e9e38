import type { KeptOrder } from './kept-order.ts'
import { isPaid } from './order-money.ts'

/** What the rules of moving have to know of an order. */
export function toMoved(order: KeptOrder) {
  const { state, document } = order
  return { state, paymentMethod: document.paymentMethod, isPaid: isPaid(order) }
}
