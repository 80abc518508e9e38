import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { emailAddress } from './email-address.ts'

/**
 * Writes to the address for a confirmation. Who asked before, and who asked too often, gets the same
 * answer: it does not tell which addresses are known. Internal: only the form of a page makes it.
 */
export const requestStockAlert = call('requestStockAlert', {
  access: 'internal',
  payload: v.object({
    variantId: v.pipe(v.number(), v.safeInteger()),
    email: emailAddress,
    /** Of the visitor who asks, for the limit; see `client-key.ts`. */
    clientKey: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  result: v.object({ isAccepted: v.literal(true) }),
  refusals: { 'variant-not-found': 404, 'variant-in-stock': 409, 'too-many-requests': 429 },
})

/** The second yes, from the mail. Saying it again changes nothing. */
export const confirmStockAlert = call('confirmStockAlert', {
  access: 'internal',
  payload: v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
  result: v.object({ variantId: v.number() }),
  refusals: { 'alert-not-found': 404 },
})
