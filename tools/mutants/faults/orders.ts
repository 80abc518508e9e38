import type { Mutant } from '../mutant.ts'

/** Orders, returns, subscriptions and payments, from the quote to the refund. */
export const ORDER_FAULTS: readonly Mutant[] = [
  {
    name: 'orders: cancelling an item sold without stock adds to the stock',
    file: 'services/shop/src/order/release-order.ts',
    find: "state === 'available' && isFromStock",
    replace: "state === 'available'",
  },
  {
    name: 'orders: an order is placed although a size is sold out',
    file: 'services/shop/src/order/place-order.ts',
    find: "if (missingIds.length > 0) throw new Conflict({ kind: 'sold-out', variantIds: missingIds })",
    replace: '',
  },
  {
    name: 'orders: any number of prepayments keeps goods for one address',
    file: 'services/shop/src/order/place-order.ts',
    find: "throw new Conflict({ kind: 'too-many-unpaid' })",
    replace: '',
  },
  {
    name: 'orders: prepayments that are placed at the same moment do not count each other',
    file: 'services/shop/src/order/unpaid-limit.ts',
    find: 'await takeLockOf(db, sql, `unpaid orders of ${email}`)',
    replace: '',
  },
  {
    name: 'orders: invoices that are open do not count for the limit of the next one',
    file: 'packages/domain/src/payment-rules.ts',
    find: 'totalCents + openInvoiceCents > limitCents',
    replace: 'totalCents > limitCents',
  },
  {
    name: 'orders: the transaction that places an order on account does not count open invoices',
    file: 'services/shop/src/order/open-invoices.ts',
    find: 'return openCents + cost.totalCents <= invoiceLimitCents',
    replace: 'return cost.totalCents <= invoiceLimitCents',
  },
  {
    name: 'orders: two orders on account at the same moment do not wait for each other',
    file: 'services/shop/src/order/open-invoices.ts',
    find: 'await takeLockOf(db, sql, `open invoices of ${email}`)',
    replace: '',
  },
  {
    name: 'orders: a prepaid order is packed before the money has arrived',
    file: 'services/shop/src/order/order-transitions.ts',
    find: "if (move === 'pack' && paymentMethod === 'prepayment' && !isPaid) return null",
    replace: '',
  },
  {
    name: 'orders: the postcode of the branch is enough to track a collected order',
    file: 'services/shop/src/order/write-order.ts',
    find: '(isCollected ? billingAddress : shippingAddress).zipCode',
    replace: 'shippingAddress.zipCode',
  },
  {
    name: 'checkout: a guest who has ordered checks out a basket filled again',
    file: 'services/shop/src/checkout/checkout-service.ts',
    find: 'if (!mayGuestsReorder && customer === null',
    replace: 'if (mayGuestsReorder && customer === null',
  },
  {
    name: 'orders: the groups a client names stand in the order',
    file: 'services/shop/src/basket/order-data.ts',
    find: '{ ...data.customer, customerGroups: [...customerGroups] }',
    replace: '{ customerGroups: [...customerGroups], ...data.customer }',
  },
  {
    name: 'checkout: each gift card pays the whole total',
    file: 'services/shop/src/checkout/checkout-quote.ts',
    find: 'left -= usedCents',
    replace: '',
  },
  {
    name: 'payments: a payment that is reported twice is refunded',
    file: 'services/shop/src/payment/settle-payment.ts',
    find: "if (payment === null || payment.state === 'paid') return",
    replace: 'if (payment === null) return',
  },
  {
    name: 'payments: a signed notice recorded a day ago is accepted',
    file: 'services/checkout/src/signed-body.ts',
    find: 'const TOLERANCE_SECONDS = 5 * 60',
    replace: 'const TOLERANCE_SECONDS = 5 * 60_000',
  },
  {
    name: 'payments: two refunds of one payment share their idempotency key',
    file: 'services/checkout/src/payment/http-provider.ts',
    find: 'idempotencyKey: refundKey,',
    replace: 'idempotencyKey: providerId,',
  },
  {
    name: 'payments: several refunds together exceed the payment',
    file: 'services/payment/src/ledger/ledger.ts',
    find: 'wish.amountCents > left',
    replace: 'wish.amountCents > payment.wish.amountCents',
  },
  {
    name: 'returns: the second parcel of an order refunds the first once more',
    file: 'services/shop/src/order-return/refund-quote.ts',
    find: 'between(backCents - earlier.goodsCents, 0, leftCents)',
    replace: 'between(backCents, 0, leftCents)',
  },
  {
    name: 'subscriptions: a delivery is ordered without a reminder before it',
    file: 'services/shop/src/subscription/renew-subscriptions.ts',
    find: ' and reminded_on = next_on',
    replace: '',
  },
]
