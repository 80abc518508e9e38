import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { ORDER_STATES } from './order.ts'

/** What warehouse and carrier tell of the parcel of an order. */
export const PARCEL_NEWS = ['packed', 'shipped', 'ready-to-collect', 'delivered'] as const

/** Told again, or late, it changes nothing; what cannot be yet is refused and may be told again. */
export const reportParcel = call('reportParcel', {
  access: 'internal',
  payload: v.object({
    orderNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
    news: v.picklist(PARCEL_NEWS),
    trackingNumber: v.optional(v.pipe(v.string(), v.maxLength(60), v.regex(/^[\w-]+$/))),
  }),
  result: v.object({ state: v.picklist(ORDER_STATES) }),
  refusals: { 'order-not-found': 404, 'not-yet': 409 },
})
