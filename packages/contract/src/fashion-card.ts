import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { pageFields, paginationShape } from './pagination.ts'

const CARD_LEVELS = ['temporary', 'basic', 'vip'] as const
export type CardLevel = (typeof CARD_LEVELS)[number]

const cardVoucher = v.object({
  code: v.string(),
  cents: v.number(),
  currencyCode: v.string(),
  reason: v.picklist(['points', 'birthday']),
  /** Last moment it is good for. */
  validUntil: v.string(),
})

export type CardVoucher = v.InferOutput<typeof cardVoucher>

const fashionCard = v.object({
  referenceKey: v.string(),
  loyalty: v.object({
    points: v.object({
      /** Can be below zero after a return. */
      balance: v.number(),
      /** Of orders on their way, not yet credited. */
      pending: v.number(),
      /** The next that run out; a day such as `2026-12-31`. */
      expiring: v.nullable(v.object({ points: v.number(), on: v.string() })),
      /** Until the next voucher. */
      missing: v.number(),
    }),
    card: v.object({
      number: v.string(),
      level: v.picklist(CARD_LEVELS),
      /** Day a temporary card or the VIP level ends; `null` for Basic. */
      levelUntil: v.nullable(v.string()),
      holder: v.string(),
      since: v.string(),
      /** The number as bars, an SVG of our own. */
      barcode: v.string(),
    }),
    /** Of the last twelve months, and what VIP asks for, in cents. */
    turnover: v.object({ cents: v.number(), vipCents: v.number() }),
  }),
  /** Not redeemed yet and still good. */
  vouchers: v.array(cardVoucher),
})

export type FashionCard = v.InferOutput<typeof fashionCard>

export const fetchFashionCard = call('fetchFashionCard', {
  access: 'customer',
  payload: v.nullish(v.object({}), {}),
  result: fashionCard,
  refusals: { 'no-session': 400, 'not-logged-in': 401, 'card-not-found': 404 },
})

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))

/** `invalid-fields` brings `errors`: `{ field, reason }`. */
export const registerFashionCard = call('registerFashionCard', {
  access: 'customer',
  payload: v.union([
    v.object({ cardNumber: text(40), zipCode: text(20) }),
    v.object({
      firstName: text(100),
      lastName: text(100),
      birthDate: v.optional(text(10), ''),
      street: text(100),
      zipCode: text(20),
      city: text(100),
      countryCode: text(2),
      acceptTerms: v.boolean(),
      newsletter: v.optional(v.boolean(), false),
    }),
  ]),
  result: fashionCard,
  refusals: {
    'no-session': 400,
    'not-logged-in': 401,
    'card-not-found': 404,
    'card-already-linked': 409,
    'has-card': 409,
    'invalid-fields': 422,
    'too-many-requests': 429,
  },
})

const pointsEntry = v.object({
  id: v.string(),
  kind: v.picklist(['order', 'return', 'voucher', 'expiry', 'correction']),
  points: v.number(),
  orderId: v.nullable(v.number()),
  orderNumber: v.nullable(v.string()),
  at: v.string(),
  /** When it counts from; in the future while it is only noted, `null` while an order is on its way. */
  creditedAt: v.nullable(v.string()),
  isCredited: v.boolean(),
})

export type PointsEntry = v.InferOutput<typeof pointsEntry>

/** The newest first. */
export const getPointsHistory = call('getPointsHistory', {
  access: 'customer',
  payload: v.nullish(v.object(pageFields(10)), {}),
  result: v.object({ entities: v.array(pointsEntry), pagination: paginationShape }),
  refusals: { 'no-session': 400, 'not-logged-in': 401, 'card-not-found': 404 },
})

/** A hundred points for a voucher; sent twice with one key it is one. */
export const redeemPoints = call('redeemPoints', {
  access: 'customer',
  payload: v.object({ requestKey: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
  result: v.object({ voucher: cardVoucher }),
  refusals: {
    'no-session': 400,
    'not-logged-in': 401,
    'card-not-found': 404,
    'too-few-points': 409,
    'card-temporary': 409,
  },
})

/** The customer leaves the programme; points that were not redeemed are gone. */
export const endFashionCard = call('endFashionCard', {
  access: 'customer',
  payload: v.nullish(v.object({}), {}),
  result: v.null(),
  refusals: { 'no-session': 400, 'not-logged-in': 401, 'card-not-found': 404 },
})
