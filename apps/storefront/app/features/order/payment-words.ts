import type { Order } from '@saum/contract/order'
import type { PlainKey } from '#app/messages/message-keys.ts'

/** The ways to pay by name. The screen has to load the texts of `order`. */
export const PAYMENT_METHOD_NAME = {
  invoice: 'order.pay_invoice',
  prepayment: 'order.pay_prepayment',
  wallet_redirect: 'order.pay_wallet',
  card: 'order.pay_card',
  giftcard: 'order.pay_gift_card',
} as const satisfies Record<Order['payment'][number]['key'], PlainKey>
