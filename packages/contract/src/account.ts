import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { pageFields, paginationShape } from './pagination.ts'

const orderId = v.pipe(v.number(), v.safeInteger())

/** For what customers may do with an order of theirs: invoice, cancel, return, withdraw. */
export const getOrderToken = call('getOrderToken', {
  access: 'customer',
  payload: v.object({ orderId }),
  result: v.object({ orderToken: v.string() }),
  refusals: { 'no-session': 400, 'not-logged-in': 401, 'order-not-found': 404 },
})

const ownReturn = v.object({
  id: v.string(),
  orderId: v.number(),
  orderNumber: v.string(),
  state: v.picklist(['announced', 'received', 'inspected', 'refunded', 'rejected']),
  createdAt: v.string(),
  updatedAt: v.string(),
  /** A day such as `2026-12-24`. */
  sendBackUntil: v.string(),
  itemCount: v.number(),
  refundCents: v.number(),
  currencyCode: v.string(),
})

export type OwnReturn = v.InferOutput<typeof ownReturn>

/** What the customer is sending back or has sent back, the newest first. */
export const getReturns = call('getReturns', {
  access: 'customer',
  payload: v.nullish(v.object(pageFields(8)), {}),
  result: v.object({ entities: v.array(ownReturn), pagination: paginationShape }),
  refusals: { 'no-session': 400, 'not-logged-in': 401 },
})

/** Everything we know of the customer, as JSON text of a file (GDPR 15 and 20). */
export const exportAccountData = call('exportAccountData', {
  access: 'customer',
  payload: v.nullish(v.object({}), {}),
  result: v.object({ fileName: v.string(), json: v.string() }),
  refusals: { 'no-session': 400, 'not-logged-in': 401, 'too-many-requests': 429 },
})

/**
 * The account is gone at once, with every session. Orders lose the customer; what tax law wants to keep is
 * kept for as long as it says. Customers without a password must have logged in just now.
 */
export const deleteAccount = call('deleteAccount', {
  access: 'customer',
  session: 'ends',
  payload: v.object({ password: v.optional(v.pipe(v.string(), v.maxLength(200)), '') }),
  result: v.null(),
  refusals: {
    'no-session': 400,
    'not-logged-in': 401,
    'wrong-password': 403,
    'login-too-old': 403,
    'too-many-requests': 429,
  },
})
