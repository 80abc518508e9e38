import type { Order } from '@saum/contract/order'
import { bankAccountFor } from '@saum/domain/company'
import { isPaidElsewhere } from './first-state.ts'
import type { KeptOrder } from './kept-order.ts'
import { isPaid } from './order-money.ts'

type Payment = Order['payment'][number]

/** Gift cards first, then what was left. */
export function toPayments(order: KeptOrder): Payment[] {
  const { giftCards, paymentMethod, cost } = order.document
  const cards = giftCards.map(({ lastDigits, cents }): Payment => ({
    key: 'giftcard',
    amount: cents,
    state: order.state === 'cancelled' ? 'refunded' : 'paid',
    data: { lastDigits },
  }))
  if (paymentMethod === null) return cards
  const data = isPaidElsewhere(paymentMethod) ? {} : toBankData(order)
  return [...cards, { key: paymentMethod, amount: cost.dueCents, state: toState(order), data }]
}

function toState(order: KeptOrder): Payment['state'] {
  const { state, document, refundedCents, totalCents } = order
  if (isPaid(order)) return refundedCents >= totalCents ? 'refunded' : 'paid'
  if (state === 'cancelled') return 'failed'
  return document.paymentMethod === 'invoice' ? 'invoice' : 'pending'
}

/** Where the money goes, and what to write beside it so that we know whose it is. */
function toBankData({ shop, orderNumber }: KeptOrder): Record<string, string> {
  const { owner, iban, bic } = bankAccountFor(shop.currency)
  return { owner, iban, bic, reference: orderNumber }
}
