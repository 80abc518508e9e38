import * as v from '@saum/schema/schema'
import { addressShape } from './address.ts'
import { orderCustomData } from './basket-shape.ts'
import { call } from './call.ts'
import { DELIVERY_OPTION_KEYS, PAYMENT_METHOD_KEYS } from './checkout.ts'
import { emailAddress } from './email-address.ts'
import { pageFields, paginationShape } from './pagination.ts'
import { imageShape, lowestPriorPrice, priceShape, productShape, variantShape } from './product.ts'

/** What customers are told; several steps of ours have the same name for them. */
export const ORDER_STATUSES = [
  'order_open',
  'payment_pending',
  'payment_reserved',
  'invoice_partially_completed',
  'invoice_completed',
  'cancellation_pending',
  'cancellation_completed',
] as const

/** How far an order is. `pended` waits for a payment elsewhere and is no contract yet. */
export const ORDER_STATES = [
  'pended',
  'ordered',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

const code = v.object({ code: v.string(), name: v.string() })

/** One row per piece: each is sent, cancelled and returned by itself. */
const orderItem = v.object({
  id: v.number(),
  key: v.string(),
  status: v.picklist(['available', 'cancelled', 'delivered', 'returned', 'undeliverable']),
  price: priceShape,
  product: productShape,
  variant: variantShape,
  packageId: v.number(),
  promotionId: v.nullable(v.string()),
  promotionName: v.nullable(v.string()),
  lowestPriorPrice: v.optional(lowestPriorPrice),
  /** It comes again. The number is there once the order is certain. */
  subscription: v.optional(
    v.object({ intervalMonths: v.picklist([1, 2, 3, 6]), number: v.nullable(v.string()) }),
  ),
})

export type OrderItem = v.InferOutput<typeof orderItem>

const parcel = v.object({
  id: v.number(),
  carrierKey: v.string(),
  carrierName: v.string(),
  trackingNumber: v.nullable(v.string()),
  trackingUrl: v.nullable(v.string()),
  deliveryDate: v.object({ minimum: v.string(), maximum: v.string() }),
  status: v.picklist(['open', 'packed', 'shipped', 'ready-to-collect', 'delivered', 'returned']),
  shippedAt: v.nullable(v.string()),
  deliveredAt: v.nullable(v.string()),
})

export type Parcel = v.InferOutput<typeof parcel>

/** What has happened, the first first. */
const orderEvent = v.object({
  kind: v.picklist([
    'ordered',
    'payment-pending',
    'paid',
    'packed',
    'shipped',
    'ready-to-collect',
    'delivered',
    'delayed',
    'cancelled',
    'return-announced',
    'return-received',
    'return-rejected',
    'refunded',
  ]),
  at: v.string(),
  parcelId: v.nullable(v.number()),
})

export type OrderEvent = v.InferOutput<typeof orderEvent>

const orderFee = v.object({
  category: v.picklist(['delivery', 'payment', 'return']),
  key: v.string(),
  amount: v.object({ withTax: v.number(), withoutTax: v.number() }),
  tax: v.object({ vat: v.object({ rate: v.number(), amount: v.number() }) }),
})

export const orderShape = v.object({
  id: v.number(),
  /** The number customers see. */
  publicKey: v.string(),
  basketKey: v.string(),
  status: v.picklist(ORDER_STATUSES),
  state: v.picklist(ORDER_STATES),
  detailedStatus: v.object({ order: code, billing: code, shipping: code }),
  createdAt: v.string(),
  updatedAt: v.string(),
  confirmedAt: v.nullable(v.string()),
  invoicedAt: v.nullable(v.string()),
  currencyCode: v.string(),
  /** All of it, delivery and other fees included. */
  cost: v.object({ ...priceShape.entries, appliedFees: v.array(orderFee) }),
  items: v.array(orderItem),
  packages: v.array(parcel),
  events: v.array(orderEvent),
  address: v.object({ billing: addressShape, shipping: addressShape }),
  customer: v.object({
    email: v.string(),
    phone: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    isGuest: v.boolean(),
  }),
  /** Gift cards first. */
  payment: v.array(
    v.object({
      key: v.picklist([...PAYMENT_METHOD_KEYS, 'giftcard']),
      amount: v.number(),
      state: v.picklist(['pending', 'paid', 'failed', 'refunded', 'invoice']),
      /** Bank data and reference of a prepayment or invoice, last digits of a gift card. */
      data: v.record(v.string(), v.string()),
    }),
  ),
  shipping: v.object({ option: v.picklist(DELIVERY_OPTION_KEYS), deliveryCents: v.number() }),
  vouchers: v.array(
    v.object({
      code: v.string(),
      type: v.picklist(['absolute', 'relative']),
      value: v.number(),
      reducedCents: v.number(),
    }),
  ),
  loyaltyCard: v.nullable(v.object({ points: v.number() })),
  /** `orderCustomData` of the basket, with the groups the customer was in. */
  customData: v.optional(orderCustomData),
  /** Until when the customer may cancel it by themselves; `null` once they may not. */
  cancelUntil: v.nullable(v.string()),
  /** First day it cannot be returned any more, once it has been delivered. */
  returnUntil: v.nullable(v.string()),
  shop: v.object({ id: v.number(), country: v.string(), language: v.string() }),
})

export type Order = v.InferOutput<typeof orderShape>

const orderNumber = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40))
/** A signed link to one order: its holder may see that order and nothing else. */
export const orderToken = v.pipe(v.string(), v.nonEmpty(), v.maxLength(512))

/**
 * Of the confirmation page; valid for two hours. Name, contact, addresses and codes are empty: the session
 * that has ordered gets them from `getRecentOrder`.
 */
export const getOrderDataByCbd = call('getOrderDataByCbd', {
  access: 'public',
  limit: 'address',
  payload: v.object({ cbdToken: orderToken }),
  result: orderShape,
  refusals: { 'invalid-token': 400 },
})

/** The one this session has ordered last, within the last hours. */
export const getRecentOrder = call('getRecentOrder', {
  access: 'session',
  payload: v.nullish(v.object({}), {}),
  result: v.object({
    order: v.nullable(orderShape),
    /** For what its customer may do with it. */
    orderToken: v.optional(v.string()),
  }),
  refusals: { 'no-session': 400 },
})

export const getOrderById = call('getOrderById', {
  access: 'customer',
  payload: v.object({ orderId: v.pipe(v.number(), v.safeInteger()) }),
  result: orderShape,
  refusals: { 'no-session': 400, 'not-logged-in': 401, 'order-not-found': 404 },
})

const orderSummary = v.object({
  id: v.number(),
  publicKey: v.string(),
  confirmedAt: v.nullable(v.string()),
  createdAt: v.string(),
  itemCount: v.number(),
  totalCents: v.number(),
  currencyCode: v.string(),
  shopId: v.number(),
  status: v.picklist(ORDER_STATUSES),
  state: v.picklist(ORDER_STATES),
  /** Of the first few products, each once; `productCount` says how many there are. */
  pictures: v.array(v.object({ productId: v.number(), name: v.string(), image: imageShape })),
  productCount: v.number(),
  packages: v.array(parcel),
  events: v.array(orderEvent),
  /** Name of the branch or locker it goes to. */
  collectFrom: v.nullable(v.string()),
  /** Given back so far, or on its way. */
  refundedCents: v.number(),
  invoicedAt: v.nullable(v.string()),
})

export type OrderSummary = v.InferOutput<typeof orderSummary>

/** The newest first. */
export const getOrders = call('getOrders', {
  access: 'customer',
  payload: v.nullish(v.object(pageFields(8)), {}),
  result: v.object({ entities: v.array(orderSummary), pagination: paginationShape }),
  refusals: { 'no-session': 400, 'not-logged-in': 401 },
})

/** Status and parcels for whoever knows number and e-mail or postcode; neither goods nor address. */
export const trackOrder = call('trackOrder', {
  access: 'public',
  limit: 'address',
  payload: v.object({
    orderNumber,
    email: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254))),
    zipCode: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20))),
  }),
  result: v.object({
    orderNumber: v.string(),
    status: v.picklist(ORDER_STATUSES),
    state: v.picklist(ORDER_STATES),
    packages: v.array(parcel),
    events: v.array(orderEvent),
  }),
  refusals: { 'order-not-found': 404, 'too-many-requests': 429 },
})

/** Mails a code to the address of the order. Whether there is such an order is not told. */
export const requestOrderCode = call('requestOrderCode', {
  access: 'public',
  limit: 'address',
  payload: v.object({
    orderNumber,
    email: emailAddress,
  }),
  result: v.null(),
  refusals: { 'too-many-requests': 429 },
})

/** The code of the mail for a token that shows the whole order. */
export const redeemOrderCode = call('redeemOrderCode', {
  access: 'public',
  limit: 'address',
  payload: v.object({
    orderNumber,
    email: emailAddress,
    code: v.pipe(v.string(), v.trim(), v.maxLength(20)),
  }),
  result: v.object({ orderToken: v.string() }),
  refusals: { 'order-not-found': 404, 'too-many-requests': 429 },
})

/** Of the links in mails and of a redeemed code. */
export const getOrderByToken = call('getOrderByToken', {
  access: 'public',
  limit: 'address',
  payload: v.object({ orderToken }),
  result: orderShape,
  refusals: { 'invalid-token': 400 },
})

/** By the customer, within the time the shop allows and never once it is packed. */
export const cancelOrder = call('cancelOrder', {
  access: 'public',
  limit: 'address',
  payload: v.object({ orderToken }),
  result: v.object({ order: orderShape }),
  refusals: { 'invalid-token': 400, 'too-late': 409 },
})

/** The address of a PDF: `/{shop}/paper/{token}/`. */
export const getInvoice = call('getInvoice', {
  access: 'public',
  limit: 'address',
  payload: v.object({ orderToken }),
  result: v.object({ url: v.string(), expiresAt: v.string() }),
  refusals: { 'invalid-token': 400, 'not-invoiced': 404 },
})

/** An account from an order, by a password only: the link of a mail has to be followed before it is one. */
export const createAccountFromOrder = call('createAccountFromOrder', {
  access: 'public',
  limit: 'address',
  payload: v.object({ orderToken, password: v.pipe(v.string(), v.maxLength(200)) }),
  result: v.null(),
  refusals: { 'invalid-token': 400, 'weak-password': 422, 'too-many-requests': 429 },
})

/**
 * Logs in, as the customer the account now belongs to. The link shows that the address is theirs, the
 * password that it was them who asked: whoever ordered with the address of somebody else gets no account.
 */
export const confirmAccount = call('confirmAccount', {
  access: 'public',
  session: 'replaces',
  limit: 'address',
  payload: v.object({ token: orderToken, password: v.pipe(v.string(), v.maxLength(200)) }),
  result: v.null(),
  refusals: { 'invalid-token': 400, 'wrong-password': 403, 'too-many-requests': 429 },
})
