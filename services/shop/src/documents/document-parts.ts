import * as v from '@saum/schema/schema'

export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
export const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000_000))
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_000_000))
export const key = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single dashes'),
)
/** Part of the picture's address, so it may only hold what an address can. */
export const pictureKey = v.pipe(slug, v.maxLength(120))
export const hexColor = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #2f6b4f'),
)
export const time = v.pipe(v.string(), v.isoTimestamp())
/** Cents per currency. */
export const perCurrency = v.strictObject({ EUR: v.optional(cents), CHF: v.optional(cents) })
export const shopPath = v.picklist(['de', 'at', 'ch', 'fr-ch', 'en'])

/** Something per shop; a shop that is not named gets nothing. */
export function perShop<const S extends v.GenericSchema>(value: S) {
  return v.strictObject({
    de: v.optional(value),
    at: v.optional(value),
    ch: v.optional(value),
    'fr-ch': v.optional(value),
    en: v.optional(value),
  })
}
