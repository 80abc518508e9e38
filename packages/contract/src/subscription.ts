import * as v from '@saum/schema/schema'
import { addressShape } from './address.ts'
import { call } from './call.ts'
import { PAYMENT_METHOD_KEYS } from './checkout.ts'
import { productShape, variantShape } from './product.ts'

/** Months from one delivery to the next. */
export const SUBSCRIPTION_INTERVALS = [1, 2, 3, 6] as const
export type SubscriptionInterval = (typeof SUBSCRIPTION_INTERVALS)[number]

/** The price of a line that is delivered again and again. */
export const SUBSCRIPTION_PRICE_KEY = 'subscription'

export const intervalMonths = v.picklist(SUBSCRIPTION_INTERVALS)

/**
 * Beside `pricePromotionKey: 'subscription'` in the custom data of a basket line. The line has an item group
 * of its own, so that it never merges with the same piece bought once.
 */
export const subscriptionDefinition = v.object({ subscriptionInterval: intervalMonths })

export const SUBSCRIPTION_STATES = ['active', 'paused', 'cancelled', 'ended'] as const

const subscriptionShape = v.object({
  id: v.string(),
  /** Customers name it when they cancel. */
  number: v.string(),
  /** `cancelled` still delivers until `endsOn`; `ended` does nothing any more. */
  state: v.picklist(SUBSCRIPTION_STATES),
  product: productShape,
  variant: variantShape,
  quantity: v.number(),
  intervalMonths,
  currencyCode: v.string(),
  /** Of one delivery: the goods and what it costs to bring them. */
  goodsCents: v.number(),
  deliveryCents: v.number(),
  /** Days such as `2027-03-01`; `null` where nothing comes any more. */
  nextDeliveryOn: v.nullable(v.string()),
  /** The delivery that is left out, until it is over: it can be taken back. */
  skippedOn: v.nullable(v.string()),
  /** Last day on which the next delivery can still be changed. */
  changeUntil: v.nullable(v.string()),
  pausedUntil: v.nullable(v.string()),
  startedAt: v.string(),
  cancelledAt: v.nullable(v.string()),
  endsOn: v.nullable(v.string()),
  /** Of the cancellation, as a PDF. */
  receiptUrl: v.nullable(v.string()),
  shippingAddress: addressShape,
  paymentMethod: v.picklist(PAYMENT_METHOD_KEYS),
  /** Other sizes and colours of the same piece it could be. */
  choices: v.array(v.object({ variantId: v.number(), size: v.string(), color: v.string() })),
})

export type Subscription = v.InferOutput<typeof subscriptionShape>

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const answer = v.object({ subscription: subscriptionShape })
const ownRefusals = {
  'no-session': 400,
  'not-logged-in': 401,
  'subscription-not-found': 404,
  /** The next delivery is under way, or it has ended. */
  'too-late': 409,
} as const

export const getSubscriptions = call('getSubscriptions', {
  access: 'customer',
  payload: v.nullish(v.object({}), {}),
  result: v.array(subscriptionShape),
  refusals: { 'no-session': 400, 'not-logged-in': 401 },
})

export const updateSubscription = call('updateSubscription', {
  access: 'customer',
  payload: v.object({
    id,
    intervalMonths: v.optional(intervalMonths),
    variantId: v.optional(v.pipe(v.number(), v.safeInteger())),
    /** Of the address book. */
    addressId: v.optional(v.pipe(v.number(), v.safeInteger())),
  }),
  result: answer,
  refusals: { ...ownRefusals, 'not-available': 422 },
})

export const skipDelivery = call('skipDelivery', {
  access: 'customer',
  payload: v.object({ id, deliveryOn: v.string() }),
  result: answer,
  refusals: ownRefusals,
})

export const restoreDelivery = call('restoreDelivery', {
  access: 'customer',
  payload: v.object({ id, deliveryOn: v.string() }),
  result: answer,
  refusals: ownRefusals,
})

/** For one to six months. */
export const pauseSubscription = call('pauseSubscription', {
  access: 'customer',
  payload: v.object({ id, months: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)) }),
  result: answer,
  refusals: ownRefusals,
})

export const resumeSubscription = call('resumeSubscription', {
  access: 'customer',
  payload: v.object({ id }),
  result: answer,
  refusals: ownRefusals,
})

/** Receipted at once by mail and PDF; sent twice it is one. */
export const cancelSubscription = call('cancelSubscription', {
  access: 'customer',
  payload: v.object({ id, requestKey: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
  result: answer,
  refusals: { 'no-session': 400, 'not-logged-in': 401, 'subscription-not-found': 404 },
})

const cancellationShape = v.object({
  /** Of the declaration; to talk about it. */
  confirmationId: v.string(),
  subscriptionNumber: v.string(),
  productName: v.string(),
  cancelledAt: v.string(),
  endsOn: v.nullable(v.string()),
  receiptUrl: v.string(),
})

export type SubscriptionCancellation = v.InferOutput<typeof cancellationShape>

/** By the account or without login, the newest first. */
export const getSubscriptionCancellations = call('getSubscriptionCancellations', {
  access: 'customer',
  payload: v.nullish(v.object({}), {}),
  result: v.array(cancellationShape),
  refusals: { 'no-session': 400, 'not-logged-in': 401 },
})
