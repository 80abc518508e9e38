import type { OrderEvent } from '@saum/contract/order'
import type { PlainKey } from '#app/messages/message-keys.ts'

/** What happened to an order, in a word or two. The screen has to load the texts of `order`. */
export const EVENT_NAME = {
  ordered: 'order.status_ordered',
  'payment-pending': 'order.status_payment_pending',
  paid: 'order.status_paid',
  packed: 'order.status_packed',
  shipped: 'order.status_shipped',
  'ready-to-collect': 'order.status_ready_collect',
  delivered: 'order.status_delivered',
  delayed: 'order.status_delayed',
  cancelled: 'order.status_cancelled',
  'return-announced': 'order.status_return_announced',
  'return-received': 'order.status_return_received',
  'return-rejected': 'order.status_return_rejected',
  refunded: 'order.status_refunded',
} as const satisfies Record<OrderEvent['kind'], PlainKey>
