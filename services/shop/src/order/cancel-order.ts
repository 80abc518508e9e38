import { cancelUntil } from './cancel-window.ts'
import { move, type OperatingParts } from './operate.ts'
import { releaseOrder } from './release-order.ts'

/** By the customer, who may do so for a while and never once it is packed. */
export function cancelByCustomer(parts: OperatingParts, orderId: number) {
  return move(parts, orderId, async (sql, order, now) => {
    if (cancelUntil(order, now) === null) return false
    return releaseOrder(sql, { order, move: 'cancel', actor: 'shopper', now })
  })
}
