import * as v from '@saum/schema/schema'
import { addressInput, savedAddress, typedText } from './address.ts'
import { basketShape } from './basket-shape.ts'
import { call } from './call.ts'

/** Three screens; the last one ends with the button that orders. */
export const CHECKOUT_STEPS = ['contact', 'delivery', 'review'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

export const DELIVERY_OPTION_KEYS = ['standard', 'express', 'collect'] as const
export const PAYMENT_METHOD_KEYS = ['invoice', 'prepayment', 'wallet_redirect', 'card'] as const

/** Signed by the shop and short-lived: whoever holds it may finish the checkout of one basket. */
export const checkoutJwt = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2048))

const deliveryOption = v.object({
  key: v.picklist(DELIVERY_OPTION_KEYS),
  carrierKey: v.string(),
  feeCents: v.number(),
  /** Days such as `2026-11-18`, both included. */
  deliveryDate: v.object({ min: v.string(), max: v.string() }),
})

export type DeliveryOption = v.InferOutput<typeof deliveryOption>

const PAYMENT_FAULTS = [
  'over-limit',
  'over-first-limit',
  'open-invoices',
  'address-differs',
  'country',
  'guest',
  'subscription',
] as const

const paymentOption = v.object({
  key: v.picklist(PAYMENT_METHOD_KEYS),
  /** Why it cannot be chosen, with the amount that is too high where there is one. */
  fault: v.optional(
    v.object({ reason: v.picklist(PAYMENT_FAULTS), limitCents: v.optional(v.number()) }),
  ),
})

export type PaymentOption = v.InferOutput<typeof paymentOption>

/** Says which field of a form is not right and why; the words are the caller's. */
const fieldFault = v.object({
  /** Such as `email`, `shipping.zipCode`, `billing.city`, `option`, `branch`, `payment`, `terms`, `account`. */
  field: v.string(),
  reason: v.picklist([
    'required',
    'invalid',
    'too-long',
    'web-address',
    'house-number-missing',
    'country-not-served',
    'not-available',
  ]),
})

export type FieldFault = v.InferOutput<typeof fieldFault>

/** What is other than when the shopper last saw it; an order needs a new click then. */
const checkoutChange = v.variant('kind', [
  v.object({
    kind: v.literal('price'),
    name: v.string(),
    fromCents: v.number(),
    toCents: v.number(),
  }),
  v.object({ kind: v.literal('sold-out'), name: v.string(), size: v.string() }),
  v.object({ kind: v.literal('fewer'), name: v.string(), size: v.string(), quantity: v.number() }),
  v.object({ kind: v.literal('voucher'), code: v.string() }),
  v.object({ kind: v.literal('gift-card'), lastDigits: v.string() }),
  /** It arrives on other days than it would have. */
  v.object({
    kind: v.literal('delivery'),
    deliveryDate: v.object({ min: v.string(), max: v.string() }),
  }),
  v.object({ kind: v.literal('total'), fromCents: v.number(), toCents: v.number() }),
  /** The shopper has entered or put in something else, in another tab or on another device. */
  v.object({ kind: v.literal('choices') }),
])

export type CheckoutChange = v.InferOutput<typeof checkoutChange>

const checkoutCost = v.object({
  currencyCode: v.string(),
  /** Before reductions by promotion and voucher. */
  subtotalCents: v.number(),
  /** After all reductions. */
  goodsCents: v.number(),
  deliveryCents: v.number(),
  totalCents: v.number(),
  /** Of the total, at the rate of the country it goes to. */
  taxCents: v.number(),
  taxRate: v.number(),
  giftCardCents: v.number(),
  /** What is left for the payment method. */
  dueCents: v.number(),
})

export type CheckoutCost = v.InferOutput<typeof checkoutCost>

const collectBranch = v.object({
  id: v.number(),
  name: v.string(),
  street: v.string(),
  zipCode: v.string(),
  city: v.string(),
})

export const checkoutState = v.object({
  /** Made when the checkout opens; the one order it leads to is known by it. */
  id: v.string(),
  /** The first step that is not done. */
  step: v.picklist(CHECKOUT_STEPS),
  isLoggedIn: v.boolean(),
  /** Something in it comes again and again, and nobody has logged in: only customers can order that. */
  needsAccount: v.boolean(),
  basket: basketShape,
  customer: v.object({ email: v.string(), phone: v.string() }),
  addresses: v.object({
    shipping: addressInput,
    billing: addressInput,
    isSame: v.boolean(),
    saved: v.array(savedAddress),
  }),
  /** Countries the shop delivers to. */
  countries: v.array(v.string()),
  availableShippingOptions: v.array(deliveryOption),
  selectedShippingOption: v.nullable(v.picklist(DELIVERY_OPTION_KEYS)),
  /** Where it can be collected, the nearest to the address first. */
  branches: v.array(collectBranch),
  selectedBranchId: v.nullable(v.number()),
  availablePaymentOptions: v.array(paymentOption),
  /** `null` also where gift cards pay for all of it. */
  selectedPaymentOption: v.nullable(v.picklist(PAYMENT_METHOD_KEYS)),
  giftCards: v.array(
    v.object({
      id: v.string(),
      lastDigits: v.string(),
      usedCents: v.number(),
      restCents: v.number(),
    }),
  ),
  cost: checkoutCost,
  /** Of what was entered so far, the steps not reached yet left out. */
  faults: v.array(fieldFault),
  /** Since the shopper last saw it. */
  changes: v.array(checkoutChange),
  /** Stands for goods, addresses, delivery and payment as they are shown; comes back with the order. */
  choiceKey: v.optional(v.string()),
  /** Ordered already: waiting for the payment, or done. */
  order: v.nullable(
    v.object({
      orderNumber: v.string(),
      state: v.picklist(['payment-pending', 'placed']),
      /** Where its payment goes on. */
      paymentKey: v.nullable(v.string()),
      /** Signed link of the confirmation. */
      successUrl: v.string(),
    }),
  ),
  /** When the token ends. What was entered outlives it. */
  expiresAt: v.string(),
})

export type CheckoutState = v.InferOutput<typeof checkoutState>

const answered = v.object({ state: checkoutState })

/** Every call of a checkout is refused the same way where its token is no good. */
const refusals = {
  'invalid-token': 401,
  'checkout-not-found': 404,
  /** Empty, or nothing in it can be had. The problem has no state. */
  'nothing-to-order': 409,
  /** There is an order already; the problem carries the `state`. */
  'already-ordered': 409,
} as const

/** What was entered is kept all the same; the problem carries `faults` and the `state`. */
const formRefusals = { ...refusals, 'invalid-fields': 422 } as const

/**
 * For the page that shows the checkout. The token is about the basket of the caller and nobody else's.
 * Guests who have just ordered have nothing to check out.
 */
export const getCheckoutToken = call('getCheckoutToken', {
  access: 'session',
  session: 'changes',
  payload: v.nullish(v.object({}), {}),
  result: v.object({ checkoutJwt: v.string(), expiresAt: v.string() }),
  refusals: { 'no-session': 400, 'guest-customer': 403, 'nothing-to-order': 409 },
})

/** The checkout of the basket, begun if there is none. */
export const startCheckout = call('startCheckout', {
  access: 'public',
  limit: 'address',
  payload: v.object({ checkoutJwt }),
  result: answered,
  refusals,
})

export const setCheckoutCustomer = call('setCheckoutCustomer', {
  access: 'public',
  limit: 'address',
  payload: v.object({
    checkoutJwt,
    email: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(254), v.regex(/^\P{Cc}*$/u)),
    phone: typedText,
  }),
  result: answered,
  refusals: formRefusals,
})

export const setCheckoutAddresses = call('setCheckoutAddresses', {
  access: 'public',
  limit: 'address',
  payload: v.object({
    checkoutJwt,
    shipping: addressInput,
    billing: v.optional(addressInput),
    isSame: v.boolean(),
    /** One of the address book instead of what was typed. */
    savedAddressId: v.optional(v.pipe(v.number(), v.safeInteger())),
  }),
  result: answered,
  refusals: formRefusals,
})

export const setShippingOption = call('setShippingOption', {
  access: 'public',
  limit: 'address',
  payload: v.object({
    checkoutJwt,
    optionKey: v.picklist(DELIVERY_OPTION_KEYS),
    branchId: v.optional(v.pipe(v.number(), v.safeInteger())),
  }),
  result: answered,
  refusals: formRefusals,
})

export const setPaymentMethod = call('setPaymentMethod', {
  access: 'public',
  limit: 'address',
  payload: v.object({ checkoutJwt, methodKey: v.picklist(PAYMENT_METHOD_KEYS) }),
  result: answered,
  refusals: formRefusals,
})

/** Pays as much as is on it; tries are counted. Which of number and PIN was wrong is not told. */
export const addGiftCard = call('addGiftCard', {
  access: 'public',
  limit: 'address',
  payload: v.object({ checkoutJwt, number: typedText, pin: typedText }),
  result: answered,
  refusals: {
    ...refusals,
    'gift-card-not-found': 404,
    'gift-card-empty': 409,
    'too-many-requests': 429,
  },
})

export const removeGiftCard = call('removeGiftCard', {
  access: 'public',
  limit: 'address',
  payload: v.object({ checkoutJwt, id: v.pipe(v.string(), v.maxLength(64)) }),
  result: answered,
  refusals,
})

/**
 * Orders with the duty to pay, at most once per checkout: a second click, tab or device is answered with
 * the order there is. Prices, stock, voucher and delivery are judged again; whatever is other than
 * `expectedTotalCents` or what was shown is refused with the new state and its `changes`.
 */
export const placeOrder = call('placeOrder', {
  access: 'public',
  session: 'changes',
  limit: 'address',
  payload: v.object({
    checkoutJwt,
    expectedTotalCents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    /** Of the state that was shown; what was chosen elsewhere since is shown before it is ordered. */
    choiceKey: v.optional(v.pipe(v.string(), v.maxLength(64))),
    hasAcceptedTerms: v.boolean(),
    wantsNewsletter: v.optional(v.boolean(), false),
  }),
  result: v.object({
    orderId: v.number(),
    orderNumber: v.string(),
    next: v.variant('type', [
      /** The shopper confirms the payment elsewhere. */
      v.object({ type: v.literal('payment'), paymentKey: v.string() }),
      v.object({ type: v.literal('done'), successUrl: v.string() }),
    ]),
  }),
  refusals: { ...formRefusals, 'order-changed': 409, 'too-many-requests': 429 },
})

/** The shopper is back without having paid: the order is given up and the basket is as it was. */
export const abandonPayment = call('abandonPayment', {
  access: 'internal',
  payload: v.object({ checkoutJwt, paymentKey: v.pipe(v.string(), v.maxLength(64)) }),
  result: answered,
  refusals: { ...refusals, 'payment-not-found': 404, 'already-paid': 409 },
})
