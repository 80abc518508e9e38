import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { emailAddress } from './email-address.ts'
import { ORDER_STATUSES } from './order.ts'

export const GENDERS = ['m', 'f', 'd', 'n'] as const

/** A day such as `1988-11-14`. */
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))

export const userShape = v.object({
  id: v.number(),
  publicKey: v.string(),
  referenceKey: v.string(),
  /** Empty until somebody has told it. */
  firstName: v.string(),
  lastName: v.string(),
  title: v.string(),
  email: v.string(),
  /** SHA-256 of the address in small letters. */
  emailHash: v.string(),
  phone: v.string(),
  birthDate: v.nullable(v.string()),
  gender: v.picklist(GENDERS),
  /** `new` until the first order; `Temporary_Card`, `Basic_Card` or `VIP_Card` with a card. */
  groups: v.array(v.string()),
  loyaltyCards: v.array(v.object({ number: v.string() })),
  status: v.object({
    isActive: v.boolean(),
    isGuestCustomer: v.boolean(),
    isTestCustomer: v.boolean(),
  }),
  authentication: v.object({ type: v.picklist(['password', 'idp', 'guest']) }),
  isEmailVerified: v.boolean(),
  /** The address that waits for its confirmation. */
  pendingEmail: v.nullable(v.string()),
  isReturningCustomer: v.boolean(),
  /** The newest first, of this shop. */
  orderSummary: v.array(
    v.object({
      id: v.number(),
      confirmedAt: v.nullable(v.string()),
      itemCount: v.number(),
      shopId: v.number(),
      status: v.picklist(ORDER_STATUSES),
    }),
  ),
  createdAt: v.string(),
  updatedAt: v.string(),
})

export type User = v.InferOutput<typeof userShape>

const maybeUser = v.object({ user: v.optional(userShape) })

/** Nobody logged in is no error: there is no user then. Who has ordered as a guest is one of status guest. */
export const getUser = call('getUser', {
  access: 'public',
  session: 'reads',
  limit: 'address',
  payload: v.nullish(v.object({}), {}),
  result: maybeUser,
  refusals: {},
})

/** Anew from the database; a session whose customer is gone has ended. */
export const refreshUser = call('refreshUser', {
  access: 'session',
  payload: v.nullish(v.object({}), {}),
  result: maybeUser,
  refusals: { 'no-session': 400 },
})

export const USER_FIELDS = [
  'firstName',
  'lastName',
  'title',
  'phone',
  'birthDate',
  'gender',
] as const
export type UserField = (typeof USER_FIELDS)[number]

/** Which field is not right; the words are the caller's. */
export interface UserFault {
  field: UserField
  reason: 'invalid' | 'too-long' | 'in-future' | 'too-early' | 'too-young'
}

const typed = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)))

/**
 * What is left out stays as it is; an empty text is taken out. Another e-mail only counts once it was
 * confirmed: `requestEmailChange`. `invalid-fields` brings `errors`, a list of `UserFault`.
 */
export const updateShopUser = call('updateShopUser', {
  access: 'customer',
  payload: v.object({
    firstName: typed,
    lastName: typed,
    title: typed,
    phone: typed,
    birthDate: v.optional(v.union([day, v.literal(''), v.null()])),
    gender: v.optional(v.picklist([...GENDERS, ''])),
    email: typed,
  }),
  result: v.object({ user: userShape }),
  refusals: {
    'no-session': 400,
    'not-logged-in': 401,
    'invalid-fields': 422,
    'email-needs-confirmation': 409,
  },
})

/** All other sessions end; this one goes on under another key. */
export const updatePassword = call('updatePassword', {
  access: 'customer',
  session: 'replaces',
  payload: v.object({
    oldPassword: v.pipe(v.string(), v.maxLength(200)),
    newPassword: v.pipe(v.string(), v.maxLength(200)),
  }),
  result: v.object({ user: userShape }),
  refusals: {
    'no-session': 400,
    'not-logged-in': 401,
    'wrong-password': 403,
    'user-not-found': 404,
    'weak-password': 422,
    'too-many-requests': 429,
  },
})

const hash = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))

/** A mail to the new address asks for a yes, one to the old address offers a no. */
export const requestEmailChange = call('requestEmailChange', {
  access: 'customer',
  payload: v.object({
    email: emailAddress,
    /** Not asked of customers who have none: they have to have logged in a moment ago. */
    password: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  }),
  result: v.null(),
  refusals: {
    'no-session': 400,
    'not-logged-in': 401,
    'wrong-password': 403,
    'login-too-old': 403,
    'too-many-requests': 429,
  },
})

/**
 * From the mail to the new address, by the customer who has asked for it: the link of somebody else, and an
 * address that belongs to another account by now, are refused like an old link.
 */
export const confirmEmailChange = call('confirmEmailChange', {
  access: 'customer',
  payload: v.object({ hash }),
  result: v.null(),
  refusals: { 'no-session': 400, 'not-logged-in': 401, 'link-expired': 406 },
})

/** From the mail to the old address, also after the change was confirmed; all sessions end. */
export const revokeEmailChange = call('revokeEmailChange', {
  access: 'public',
  limit: 'address',
  payload: v.object({ hash }),
  result: v.null(),
  refusals: { 'link-expired': 406 },
})

/** For customers who came without a confirmed address. */
export const requestEmailVerification = call('requestEmailVerification', {
  access: 'customer',
  payload: v.nullish(v.object({}), {}),
  result: v.null(),
  refusals: { 'no-session': 400, 'not-logged-in': 401, 'too-many-requests': 429 },
})

export const verifyEmail = call('verifyEmail', {
  access: 'public',
  limit: 'address',
  payload: v.object({ hash }),
  result: v.null(),
  refusals: { 'link-expired': 406 },
})

/** Where somebody is logged in. */
const deviceShape = v.object({
  /** To end it; it opens nothing. */
  id: v.string(),
  /** As far as it tells: `firefox`, `mac`; empty where it does not. */
  browser: v.string(),
  system: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.string(),
  isCurrent: v.boolean(),
})

export type Device = v.InferOutput<typeof deviceShape>

export const getSessions = call('getSessions', {
  access: 'customer',
  payload: v.nullish(v.object({}), {}),
  result: v.array(deviceShape),
  refusals: { 'no-session': 400, 'not-logged-in': 401 },
})

export const endSession = call('endSession', {
  access: 'customer',
  payload: v.object({ id: hash }),
  result: v.null(),
  refusals: { 'no-session': 400, 'not-logged-in': 401, 'session-not-found': 404 },
})

export const endOtherSessions = call('endOtherSessions', {
  access: 'customer',
  payload: v.nullish(v.object({}), {}),
  result: v.null(),
  refusals: { 'no-session': 400, 'not-logged-in': 401 },
})
