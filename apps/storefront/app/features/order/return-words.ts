import type { OrderReturn } from '@saum/contract/order-return'
import type { PlainKey } from '#app/messages/message-keys.ts'

/** How far a return is, in a word or two. The screen has to load the texts of `returns`. */
export const RETURN_STATUS = {
  announced: 'returns.status_announced',
  received: 'returns.status_received',
  inspected: 'returns.status_inspected',
  refunded: 'returns.status_refunded',
  rejected: 'returns.status_rejected',
} as const satisfies Record<OrderReturn['status'], PlainKey>
