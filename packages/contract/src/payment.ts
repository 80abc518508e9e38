import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { PAYMENT_METHOD_KEYS } from './checkout.ts'

/**
 * Calls between the shop, which knows what is to be paid, and the checkout host, which talks to the
 * provider. All of them may be repeated: what has happened already is answered the same.
 */
const key = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const providerId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

/** One attempt to pay one order elsewhere. Its key is the idempotency key at the provider. */
const paymentShape = v.object({
  paymentKey: v.string(),
  shopId: v.number(),
  orderId: v.number(),
  orderNumber: v.string(),
  methodKey: v.picklist(PAYMENT_METHOD_KEYS),
  amountCents: v.number(),
  currencyCode: v.string(),
  locale: v.string(),
  state: v.picklist(['opening', 'open', 'paid', 'failed', 'cancelled']),
  /** `null` until the provider has been told of it. */
  providerId: v.nullable(v.string()),
  createdAt: v.number(),
  /** When it was paid or given up; `null` until then. */
  settledAt: v.nullable(v.number()),
  /** Given up without the provider having been told: to be cancelled there as well. */
  isCancelDue: v.boolean(),
  /** The provider is asked to keep a mandate: later deliveries are charged by it. */
  isForLater: v.boolean(),
  /** What a paid one has left there. Of one that is still `opening`: what it is to be charged by. */
  mandateId: v.nullable(v.string()),
  /** Signed link of the confirmation, where the shopper goes once it is paid. */
  successUrl: v.string(),
})

export type Payment = v.InferOutput<typeof paymentShape>

export const getPayment = call('getPayment', {
  access: 'internal',
  payload: v.object({ paymentKey: key }),
  result: paymentShape,
  refusals: { 'payment-not-found': 404 },
})

/** Whether the order of a payment was placed in the session that asks; without one it was not. */
export const isOwnPayment = call('isOwnPayment', {
  access: 'internal',
  payload: v.object({ paymentKey: key }),
  result: v.object({ isOwn: v.boolean() }),
  refusals: {},
})

/** The provider knows it now, by this id. */
export const openPayment = call('openPayment', {
  access: 'internal',
  payload: v.object({ paymentKey: key, providerId }),
  result: paymentShape,
  refusals: { 'payment-not-found': 404 },
})

/**
 * What the provider says has become of it, however we learned that. A paid one confirms the order, in one
 * transaction with its mail; a failed one gives it up. Money for an order that was given up is refunded.
 */
export const settlePayment = call('settlePayment', {
  access: 'internal',
  payload: v.object({
    paymentKey: key,
    outcome: v.picklist(['paid', 'failed', 'cancelled']),
    amountCents: v.pipe(v.number(), v.safeInteger()),
    currencyCode: v.string(),
    mandateId: v.optional(v.nullable(providerId)),
  }),
  result: paymentShape,
  refusals: { 'payment-not-found': 404 },
})

/** Payments nobody has heard of for a while and those to be charged or cancelled, of all shops. */
export const listWaitingPayments = call('listWaitingPayments', {
  access: 'internal',
  payload: v.object({
    before: v.number(),
    limit: v.pipe(v.number(), v.minValue(1), v.maxValue(100)),
  }),
  result: v.array(paymentShape),
  refusals: {},
})

/** Money to be given back through the provider. */
const refundShape = v.object({
  refundKey: v.string(),
  providerId: v.string(),
  amountCents: v.number(),
  currencyCode: v.string(),
})

export const listDueRefunds = call('listDueRefunds', {
  access: 'internal',
  payload: v.object({ limit: v.pipe(v.number(), v.minValue(1), v.maxValue(100)) }),
  result: v.array(refundShape),
  refusals: {},
})

/** Of subscriptions that are over: the provider is to forget by what they were charged. */
export const listMandatesToEnd = call('listMandatesToEnd', {
  access: 'internal',
  payload: v.object({ limit: v.pipe(v.number(), v.minValue(1), v.maxValue(100)) }),
  result: v.array(v.string()),
  refusals: {},
})

/** The provider has forgotten it, or not this time. */
export const settleMandateEnd = call('settleMandateEnd', {
  access: 'internal',
  payload: v.object({ mandateId: providerId, isDone: v.boolean() }),
  result: v.null(),
  refusals: {},
})

/** The provider has taken it on, or not this time. */
export const settleRefund = call('settleRefund', {
  access: 'internal',
  payload: v.object({ refundKey: key, isDone: v.boolean() }),
  result: v.null(),
  refusals: { 'refund-not-found': 404 },
})
