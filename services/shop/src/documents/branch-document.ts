import { isTimeZone } from '@saum/domain/zoned-time'
import { emailAddress } from '@saum/contract/email-address'
import * as v from '@saum/schema/schema'
import { count, id, key, slug } from './document-parts.ts'
import { localizedText } from './localized-text.ts'

const clock = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 09:30'),
)
const hours = v.array(v.strictObject({ timeFrom: clock, timeUntil: clock }))
const day = v.pipe(v.string(), v.isoDate())

/** A physical store; what the store locator and click & collect know of it. */
export const branchDocument = v.strictObject({
  id,
  referenceKey: key,
  name: key,
  slug,
  email: emailAddress,
  phone: v.optional(key),
  address: v.strictObject({
    street: key,
    houseNumber: v.optional(key),
    zipCode: key,
    city: key,
    district: v.optional(key),
    countryCode: v.picklist(['DE', 'AT', 'CH']),
  }),
  geoPoint: v.strictObject({
    lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
  timeZone: v.pipe(key, v.check(isTimeZone)),
  openingTimes: v.strictObject({
    mon: hours,
    tue: hours,
    wed: hours,
    thu: hours,
    fri: hours,
    sat: hours,
    sun: hours,
    /** Days that differ; no hours mean closed. */
    exceptions: v.optional(
      v.array(v.strictObject({ date: day, name: v.optional(localizedText), hours })),
      [],
    ),
  }),
  services: v.optional(
    v.array(v.strictObject({ key, name: localizedText, text: v.optional(localizedText) })),
    [],
  ),
  settings: v.strictObject({ clickAndCollect: v.boolean(), shipFromStore: v.boolean() }),
  accessibility: v.optional(v.record(v.string(), v.boolean()), {}),
  isActive: v.optional(v.boolean(), true),
  /** Pieces on its rails, by variant. */
  stock: v.optional(v.array(v.strictObject({ variantId: id, quantity: count })), []),
})

export type BranchDocument = v.InferOutput<typeof branchDocument>
