import type { Order } from '@saum/contract/order'
import {
  STATUS_WORDS,
  type BillingCode,
  type ShippingCode,
  type StatusCode,
} from '../words/status-words.ts'
import type { KeptOrder, KeptParcel } from './kept-order.ts'
import { isPaid } from './order-money.ts'

/** As much of an order as its name depends on. */
type Standing = Pick<KeptOrder, 'state' | 'events' | 'document'> & {
  parcels: readonly Pick<KeptParcel, 'shippedAt'>[]
}

/** What customers are told; several steps of ours have the same name for them. */
export function toStatus(order: Standing): Order['status'] {
  const { state, parcels } = order
  const sent = parcels.filter(({ shippedAt }) => shippedAt !== null).length
  switch (state) {
    case 'pended':
      return 'payment_pending'
    case 'ordered':
      return waitsForMoney(order) ? 'payment_pending' : 'payment_reserved'
    case 'paid':
    case 'packed':
      return sent > 0 ? 'invoice_partially_completed' : 'payment_reserved'
    case 'shipped':
    case 'delivered':
    case 'returned':
      return sent < parcels.length ? 'invoice_partially_completed' : 'invoice_completed'
    case 'cancelled':
      return 'cancellation_completed'
  }
}

export function toDetailedStatus(order: KeptOrder): Order['detailedStatus'] {
  const words = STATUS_WORDS[order.shop.language]
  const named = (code: StatusCode) => ({ code, name: words[code] })
  return {
    order: named(toStatus(order)),
    billing: named(toBillingCode(order)),
    shipping: named(toShippingCode(order)),
  }
}

/** Nothing is sent before the money of a prepayment has arrived. */
export function waitsForMoney(order: Pick<KeptOrder, 'events' | 'document'>): boolean {
  return order.document.paymentMethod === 'prepayment' && !isPaid(order)
}

function toBillingCode(order: KeptOrder): BillingCode {
  if (order.refundedCents > 0) {
    const isAll = order.refundedCents >= order.totalCents
    return isAll ? 'billing_refunded' : 'billing_partially_refunded'
  }
  if (order.state === 'cancelled') return 'billing_cancelled'
  if (isPaid(order)) return 'billing_paid'
  return order.state === 'pended' || waitsForMoney(order) ? 'billing_pending' : 'billing_open'
}

function toShippingCode({ state, pieces }: KeptOrder): ShippingCode {
  const back = pieces.filter((piece) => piece.state === 'returned').length
  if (state === 'cancelled') return 'shipping_cancelled'
  if (pieces.some((piece) => piece.state === 'undeliverable')) return 'shipping_undeliverable'
  if (back > 0) return back < pieces.length ? 'shipping_partially_returned' : 'shipping_returned'
  if (state === 'delivered') return 'shipping_delivered'
  return state === 'shipped' || state === 'packed' ? 'shipping_ordered' : 'shipping_open'
}
