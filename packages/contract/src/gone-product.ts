import * as v from '@saum/schema/schema'
import { call } from './call.ts'

/**
 * What there is to say about a product the shop does not sell any more: another color of the style
 * that it does sell, and where more of the kind is. Refused for what was never in the range.
 */
export const getGoneProduct = call('getGoneProduct', {
  access: 'public',
  payload: v.object({ id: v.pipe(v.number(), v.safeInteger()) }),
  result: v.object({
    successor: v.nullable(v.object({ id: v.number(), slug: v.string() })),
    category: v.nullable(v.object({ name: v.string(), path: v.string() })),
  }),
  refusals: { 'product-not-found': 404 },
})
