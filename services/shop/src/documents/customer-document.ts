import * as v from '@saum/schema/schema'
import { id, key, shopPath } from './document-parts.ts'

/** A customer as another system hands it over; passwords only ever travel as argon2id hashes. */
export const customerDocument = v.strictObject({
  id,
  shop: shopPath,
  email: v.pipe(v.string(), v.email(), v.toLowerCase(), v.maxLength(254)),
  firstName: key,
  lastName: key,
  birthDate: v.optional(v.pipe(v.string(), v.isoDate())),
  phone: v.optional(key),
  gender: v.optional(v.picklist(['m', 'f', 'd', 'n']), 'n'),
  referenceKey: key,
  groups: v.optional(v.array(key), []),
  loyaltyCards: v.optional(v.array(v.strictObject({ number: key })), []),
  isGuestCustomer: v.optional(v.boolean(), false),
  isActive: v.optional(v.boolean(), true),
  passwordHash: v.optional(v.pipe(v.string(), v.startsWith('$argon2id$'))),
})

export type CustomerDocument = v.InferOutput<typeof customerDocument>
