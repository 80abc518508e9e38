import * as v from '@saum/schema/schema'

/** Long enough for anybody's; more is no address. */
const MAX_LENGTH = 100

/** As somebody typed it: kept even where it is not right yet, but never with signs nobody can type. */
export const typedText = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.maxLength(MAX_LENGTH),
  v.regex(/^\P{Cc}*$/u),
)

/**
 * Where something goes, as it was typed. Which fields a country asks for, and how, is in the rules of the
 * domain; countries are ISO 3166 alpha-2 such as `DE`.
 */
export const addressInput = v.object({
  firstName: typedText,
  lastName: typedText,
  company: typedText,
  /** With the number of the house; of a parcel locker nothing. */
  street: typedText,
  additional: typedText,
  zipCode: typedText,
  city: typedText,
  countryCode: v.pipe(v.optional(v.string(), ''), v.maxLength(2)),
  /** A parcel locker instead of a street: its number, and the customer's at the carrier. */
  lockerNumber: typedText,
  postNumber: typedText,
  /** Whether a locker is meant; without it whoever fills in one of its numbers means one. */
  isLocker: v.optional(v.boolean()),
})

export type AddressInput = v.InferOutput<typeof addressInput>

/** One that was checked: an order is sent there. */
export const addressShape = v.object({
  recipient: v.object({
    firstName: v.string(),
    lastName: v.string(),
    company: v.optional(v.string()),
  }),
  street: v.string(),
  additional: v.optional(v.string()),
  zipCode: v.string(),
  city: v.string(),
  countryCode: v.string(),
  collectionPoint: v.optional(
    v.object({
      type: v.picklist(['parcel-locker', 'branch']),
      /** Number of the locker, or id of the branch. */
      key: v.string(),
      description: v.string(),
      /** What the carrier knows the customer by. */
      customerKey: v.optional(v.string()),
    }),
  ),
})

export type Address = v.InferOutput<typeof addressShape>

/** In the address book of a customer. */
export const savedAddress = v.object({
  id: v.number(),
  ...addressShape.entries,
  isDefault: v.object({ billing: v.boolean(), shipping: v.boolean() }),
})

export type SavedAddress = v.InferOutput<typeof savedAddress>

/** As a customer sees it, with what it may be used for: no bill can be sent to a parcel locker. */
export const listedAddress = v.object({
  ...savedAddress.entries,
  isBillingAddress: v.boolean(),
  isShippingAddress: v.boolean(),
})

export type ListedAddress = v.InferOutput<typeof listedAddress>
