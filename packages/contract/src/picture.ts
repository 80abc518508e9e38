import * as v from '@saum/schema/schema'
import { call } from './call.ts'

/** How a picture of the catalogue is made or where its file lies, for the image service. */
export const getPicture = call('getPicture', {
  access: 'internal',
  payload: v.object({ key: v.pipe(v.string(), v.maxLength(200), v.regex(/^\P{Cc}*$/u)) }),
  result: v.object({
    key: v.string(),
    source: v.record(v.string(), v.unknown()),
    width: v.number(),
    height: v.number(),
  }),
  refusals: { 'picture-not-found': 404 },
})
