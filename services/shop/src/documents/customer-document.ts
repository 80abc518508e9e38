import { emailAddress } from '@saum/contract/email-address'
import * as v from '@saum/schema/schema'
import { id, key, shopPath } from './document-parts.ts'

const name = v.pipe(v.string(), v.trim(), v.maxLength(200))

/** A customer as another system hands it over; passwords only ever travel as argon2id hashes. */
export const customerDocument = v.strictObject({
  id,
  shop: shopPath,
  email: emailAddress,
  /** Empty until somebody has told it. */
  firstName: name,
  lastName: name,
  title: v.optional(key),
  birthDate: v.optional(v.pipe(v.string(), v.isoDate())),
  phone: v.optional(key),
  gender: v.optional(v.picklist(['m', 'f', 'd', 'n']), 'n'),
  referenceKey: key,
  groups: v.optional(v.array(key), []),
  loyaltyCards: v.optional(v.array(v.strictObject({ number: key })), []),
  isGuestCustomer: v.optional(v.boolean(), false),
  isActive: v.optional(v.boolean(), true),
  /** That the address is theirs was shown elsewhere; left out, they are asked for it. */
  isEmailVerified: v.optional(v.boolean()),
  passwordHash: v.optional(v.pipe(v.string(), v.startsWith('$argon2id$'))),
})

export type CustomerDocument = v.InferOutput<typeof customerDocument>
