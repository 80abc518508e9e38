import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { emailAddress } from './email-address.ts'
import { GENDERS } from './user.ts'

const password = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
/** The token of a link; only the mail it was sent with knows it. */
const hash = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))
const name = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), '')

/**
 * Logs a customer of the shop in: basket and wishlist of the visitor are merged into theirs, and the
 * session is another one from now on. Who it was that did not match, e-mail or password, is not told.
 */
export const oauthLogin = call('oauthLogin', {
  access: 'public',
  session: 'replaces',
  limit: 'address',
  payload: v.object({ email: emailAddress, password }),
  result: v.null(),
  refusals: { 'wrong-credentials': 404, 'customer-inactive': 403, 'too-many-requests': 429 },
})

/**
 * Asks for an account. Whether there is one already is only told by mail, to whom the address belongs;
 * nobody is logged in before that mail was answered with `confirmAccount`.
 */
export const oauthRegister = call('oauthRegister', {
  access: 'public',
  limit: 'address',
  payload: v.object({
    email: emailAddress,
    password,
    first_name: name,
    last_name: name,
    gender: v.optional(v.picklist(GENDERS), 'n'),
    wantsNewsletter: v.optional(v.boolean(), false),
    /** Where the customer wanted to go; a path of our own, the mail leads on to it. */
    redirectUrl: v.optional(v.pipe(v.string(), v.maxLength(2048))),
  }),
  result: v.null(),
  refusals: { 'weak-password': 422, 'too-many-requests': 429 },
})

/** The session ends; what is in the basket stays with the customer. */
export const oauthRevokeToken = call('oauthRevokeToken', {
  access: 'customer',
  session: 'ends',
  payload: v.nullish(v.object({}), {}),
  result: v.object({ result: v.literal(true) }),
  refusals: { 'no-session': 400, 'not-logged-in': 401 },
})

/** A link by mail, if there is such an account; the answer is the same either way. */
export const oauthForgetPassword = call('oauthForgetPassword', {
  access: 'public',
  limit: 'address',
  payload: v.object({
    email: emailAddress,
    /** As with `oauthRegister`: the link of the mail leads on to it. */
    redirectUrl: v.optional(v.pipe(v.string(), v.maxLength(2048))),
  }),
  result: v.object({ success: v.literal(true) }),
  refusals: { 'too-many-requests': 429 },
})

/** Whether a link is still good, before somebody thinks of a password in vain. */
export const checkPasswordLink = call('checkPasswordLink', {
  access: 'public',
  limit: 'address',
  payload: v.object({ hash }),
  result: v.object({ isValid: v.boolean() }),
  refusals: { 'too-many-requests': 429 },
})

/** Logs in with the new password; every session there was ends. */
export const updatePasswordByHash = call('updatePasswordByHash', {
  access: 'public',
  session: 'replaces',
  limit: 'address',
  payload: v.object({ hash, password }),
  result: v.null(),
  refusals: { 'link-expired': 406, 'weak-password': 422, 'too-many-requests': 429 },
})

/** Where the sign-in of another provider begins, by the key of the provider; nothing where there is none. */
export const getExternalIdpRedirect = call('getExternalIdpRedirect', {
  access: 'session',
  session: 'starts',
  payload: v.object({
    queryParams: v.optional(
      v.object({ redirectUrl: v.optional(v.pipe(v.string(), v.maxLength(2048))) }),
      {},
    ),
  }),
  result: v.record(v.string(), v.string()),
  refusals: { 'no-session': 400, 'provider-unavailable': 503, 'too-many-requests': 429 },
})

/**
 * What the provider sent the browser back with; logs in. `redirectUrl` is a path of our own, also told
 * with a refusal where it is known.
 */
export const handleIDPLoginCallback = call('handleIDPLoginCallback', {
  access: 'session',
  session: 'replaces',
  payload: v.object({
    state: v.pipe(v.string(), v.maxLength(200)),
    code: v.optional(v.pipe(v.string(), v.maxLength(4096))),
    iss: v.optional(v.pipe(v.string(), v.maxLength(500))),
    error: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  result: v.object({ message: v.literal('success'), redirectUrl: v.string() }),
  refusals: {
    'no-session': 400,
    'invalid-login': 400,
    'login-refused': 401,
    'email-unverified': 403,
    /** There is an account of this address, but nobody has shown that the address is theirs. */
    'account-unverified': 403,
    'customer-inactive': 403,
    'too-many-requests': 429,
    'provider-unavailable': 503,
  },
})
