import * as v from '@saum/schema/schema'
import { call } from './call.ts'

/** A document to print, by a signed token: invoice, return label, receipt of a declaration. */
export const getPaper = call('getPaper', {
  access: 'internal',
  payload: v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(512)) }),
  result: v.object({ fileName: v.string(), contentType: v.string(), base64: v.string() }),
  refusals: { 'paper-not-found': 404 },
})
