import * as v from '@saum/schema/schema'
import { cents, count, perCurrency, shopPath, time } from './document-parts.ts'
import { localizedText } from './localized-text.ts'

const something = v.pipe(cents, v.minValue(1))

const effect = v.variant('type', [
  /** Percent of what the goods cost after promotions. */
  v.strictObject({
    type: v.literal('relative'),
    value: v.pipe(v.number(), v.gtValue(0), v.maxValue(100)),
  }),
  v.strictObject({
    type: v.literal('absolute'),
    value: v.strictObject({ EUR: v.optional(something), CHF: v.optional(something) }),
  }),
])

/** What a shopper types in to pay less for a whole order. */
export const voucherDocument = v.strictObject({
  code: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^[A-Z0-9-]{3,40}$/, 'must be 3 to 40 letters from A to Z, digits and dashes'),
  ),
  /** For whoever runs the shop; shoppers see the code. */
  name: v.optional(localizedText),
  effect,
  /** What the goods have to cost, after promotions; any amount where a currency is not named. */
  minimumOrderValue: v.optional(perCurrency),
  shops: v.pipe(v.array(shopPath), v.minLength(1)),
  startsAt: time,
  endsAt: time,
  /** How often it may be redeemed, over all shops; 0 withdraws it. */
  maxRedemptions: v.optional(count),
  /** Whether it goes together with promotions. */
  isCombinable: v.optional(v.boolean(), true),
})

export type VoucherDocument = v.InferOutput<typeof voucherDocument>
