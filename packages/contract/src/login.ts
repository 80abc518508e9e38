import * as v from '@saum/schema/schema'
import { call } from './call.ts'

/**
 * Logs a customer of the shop in: basket and wishlist of the visitor are merged into theirs, and the
 * session is another one from now on. Who it was that did not match, e-mail or password, is not told.
 */
export const oauthLogin = call('oauthLogin', {
  payload: v.object({
    email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254)),
    password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  }),
  result: v.null(),
  refusals: { 'wrong-credentials': 404, 'customer-inactive': 403, 'too-many-requests': 429 },
})

/** The session ends; what is in the basket stays with the customer. */
export const oauthRevokeToken = call('oauthRevokeToken', {
  payload: v.nullish(v.object({}), {}),
  result: v.object({ result: v.literal(true) }),
  refusals: { 'no-session': 400, 'not-logged-in': 401 },
})
