import type { Order } from '@saum/contract/order'
import type { Shop } from '@saum/domain/shops'

export type BillingCode =
  | 'billing_open'
  | 'billing_pending'
  | 'billing_paid'
  | 'billing_refunded'
  | 'billing_partially_refunded'
  | 'billing_cancelled'

export type ShippingCode =
  | 'shipping_open'
  | 'shipping_ordered'
  | 'shipping_delivered'
  | 'shipping_returned'
  | 'shipping_partially_returned'
  | 'shipping_undeliverable'
  | 'shipping_cancelled'

export type StatusCode = Order['status'] | BillingCode | ShippingCode

/** What customers read of an order, its payment and its delivery. */
export const STATUS_WORDS: Readonly<
  Record<Shop['language'], Readonly<Record<StatusCode, string>>>
> = {
  de: {
    order_open: 'Bestellt',
    payment_pending: 'Zahlung offen',
    payment_reserved: 'Bestätigt',
    invoice_partially_completed: 'Teilweise verschickt',
    invoice_completed: 'Verschickt',
    cancellation_pending: 'Wird storniert',
    cancellation_completed: 'Storniert',
    billing_open: 'Rechnung offen',
    billing_pending: 'Zahlung offen',
    billing_paid: 'Bezahlt',
    billing_refunded: 'Erstattet',
    billing_partially_refunded: 'Teilweise erstattet',
    billing_cancelled: 'Storniert',
    shipping_open: 'Noch nicht verschickt',
    shipping_ordered: 'Versand beauftragt',
    shipping_delivered: 'Zugestellt',
    shipping_returned: 'Zurückgegeben',
    shipping_partially_returned: 'Teilweise zurückgegeben',
    shipping_undeliverable: 'Nicht zustellbar',
    shipping_cancelled: 'Storniert',
  },
  fr: {
    order_open: 'Commandée',
    payment_pending: 'Paiement en attente',
    payment_reserved: 'Confirmée',
    invoice_partially_completed: 'Partiellement expédiée',
    invoice_completed: 'Expédiée',
    cancellation_pending: 'Annulation en cours',
    cancellation_completed: 'Annulée',
    billing_open: 'Facture ouverte',
    billing_pending: 'Paiement en attente',
    billing_paid: 'Payée',
    billing_refunded: 'Remboursée',
    billing_partially_refunded: 'Partiellement remboursée',
    billing_cancelled: 'Annulée',
    shipping_open: 'Pas encore expédiée',
    shipping_ordered: 'Expédition demandée',
    shipping_delivered: 'Livrée',
    shipping_returned: 'Retournée',
    shipping_partially_returned: 'Partiellement retournée',
    shipping_undeliverable: 'Non distribuable',
    shipping_cancelled: 'Annulée',
  },
  en: {
    order_open: 'Ordered',
    payment_pending: 'Payment pending',
    payment_reserved: 'Confirmed',
    invoice_partially_completed: 'Partly shipped',
    invoice_completed: 'Shipped',
    cancellation_pending: 'Being cancelled',
    cancellation_completed: 'Cancelled',
    billing_open: 'Invoice open',
    billing_pending: 'Payment pending',
    billing_paid: 'Paid',
    billing_refunded: 'Refunded',
    billing_partially_refunded: 'Partly refunded',
    billing_cancelled: 'Cancelled',
    shipping_open: 'Not shipped yet',
    shipping_ordered: 'Shipment ordered',
    shipping_delivered: 'Delivered',
    shipping_returned: 'Returned',
    shipping_partially_returned: 'Partly returned',
    shipping_undeliverable: 'Undeliverable',
    shipping_cancelled: 'Cancelled',
  },
}
