import type { PaymentMethod } from '@saum/domain/shop-service'
import type { PlainKey } from '#app/messages/message-keys.ts'

export const PAYMENT_NAME = {
  invoice: 'footer.payment_invoice',
  prepayment: 'footer.payment_prepayment',
  paypal: 'footer.payment_paypal',
  visa: 'footer.payment_visa',
  mastercard: 'footer.payment_mastercard',
  'gift-card': 'footer.payment_gift_card',
} as const satisfies Record<PaymentMethod, PlainKey>
