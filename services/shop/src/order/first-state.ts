import type { OrderEvent, OrderState } from '@saum/contract/order'
import type { MailKind } from '../mail/mail-outbox.ts'
import type { PaymentMethodKey } from './order-draft.ts'

interface FirstState {
  state: OrderState
  events: readonly OrderEvent['kind'][]
  /** None where nothing is certain yet. */
  mail: MailKind | null
  isConfirmed: boolean
}

/** How an order begins: by what it is paid with. */
export function toFirstState(paymentMethod: PaymentMethodKey | null): FirstState {
  switch (paymentMethod) {
    case 'wallet_redirect':
    case 'card':
      return { state: 'pended', events: ['payment-pending'], mail: null, isConfirmed: false }
    case 'prepayment':
      return {
        state: 'ordered',
        events: ['ordered', 'payment-pending'],
        mail: 'payment-pending',
        isConfirmed: false,
      }
    case 'invoice':
      return {
        state: 'ordered',
        events: ['ordered'],
        mail: 'order-confirmation',
        isConfirmed: true,
      }
    case null:
      // Gift cards have paid for all of it.
      return {
        state: 'paid',
        events: ['ordered', 'paid'],
        mail: 'order-confirmation',
        isConfirmed: true,
      }
  }
}

/** Paid at the provider's, where the shopper is sent. */
export function isPaidElsewhere(paymentMethod: PaymentMethodKey | null): boolean {
  return paymentMethod === 'wallet_redirect' || paymentMethod === 'card'
}
