import * as v from '@saum/schema/schema'
import { call } from './call.ts'

/** What is public about the shop that is asked. */
export const getShopConfiguration = call('getShopConfiguration', {
  access: 'public',
  payload: v.nullish(v.object({}), {}),
  result: v.object({
    shopId: v.number(),
    name: v.string(),
    country: v.string(),
    customData: v.record(v.string(), v.unknown()),
    shopCustomData: v.object({
      path: v.string(),
      locale: v.string(),
      currency: v.string(),
      currencyFractionDigits: v.number(),
    }),
  }),
  refusals: {},
})
