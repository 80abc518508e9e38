import type { PaymentOption } from '@saum/contract/checkout'
import { html, type Html } from '../markup.ts'
import type { MessageKey, ShopText } from '../shop-text.ts'
import { option } from './field.ts'
import { paymentMarks, type PaymentMark } from './payment-marks.ts'
import { idOf, type FragmentView } from './view.ts'

type PaymentKey = PaymentOption['key']
type PaymentFault = NonNullable<PaymentOption['fault']>

const NAMES: Readonly<Record<PaymentKey, MessageKey>> = {
  invoice: 'pay_invoice',
  prepayment: 'pay_prepayment',
  wallet_redirect: 'pay_wallet',
  card: 'pay_card',
}

const HINTS: Readonly<Record<PaymentKey, MessageKey>> = {
  invoice: 'pay_invoice_hint',
  prepayment: 'pay_prepayment_hint',
  wallet_redirect: 'pay_wallet_hint',
  card: 'pay_card_hint',
}

const MARKS: Readonly<Record<PaymentKey, readonly PaymentMark[]>> = {
  invoice: ['invoice'],
  prepayment: ['prepayment'],
  wallet_redirect: ['paypal'],
  card: ['visa', 'mastercard'],
}

const REASONS: Readonly<Record<PaymentFault['reason'], MessageKey>> = {
  'over-limit': 'reason_over_limit',
  'over-first-limit': 'reason_over_first_limit',
  'open-invoices': 'reason_open_invoices',
  'address-differs': 'reason_address_differs',
  country: 'reason_country',
  guest: 'reason_guest',
  subscription: 'reason_subscription',
}

export function paymentName({ t }: ShopText, key: PaymentKey): string {
  return t(NAMES[key])
}

/** Every way to pay, and why some are not open; nothing to choose where gift cards pay for all of it. */
export function paymentOptions({ text, state }: FragmentView): Html {
  if (state.cost.dueCents === 0) {
    return html`<p data-part="note" id="${idOf('payment')}" tabindex="-1">
      ${text.t('giftcard_covers')}
    </p>`
  }
  return html`<div data-part="options" id="${idOf('payment')}" tabindex="-1">
    ${state.availablePaymentOptions.map(({ key, fault }) =>
      option({
        name: 'payment',
        value: key,
        label: text.t(NAMES[key]),
        detail: fault ? impossible(text, fault) : text.t(HINTS[key]),
        end: paymentMarks(MARKS[key]),
        isChecked: !fault && key === state.selectedPaymentOption,
        isOff: fault !== undefined,
      }),
    )}
  </div>`
}

function impossible({ t, money }: ShopText, { reason, limitCents = 0 }: PaymentFault): string {
  return t('pay_not_possible', { reason: t(REASONS[reason], { amount: money(limitCents) }) })
}
