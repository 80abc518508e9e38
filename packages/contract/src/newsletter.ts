import * as v from '@saum/schema/schema'
import { call } from './call.ts'

/** The second yes, from the mail. Saying it again changes nothing. */
export const confirmNewsletter = call('confirmNewsletter', {
  payload: v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
  result: v.null(),
  refusals: { 'subscription-not-found': 404 },
})
