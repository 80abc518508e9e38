import * as v from '@saum/schema/schema'
import { call } from './call.ts'

/** Where a path that no longer exists should lead; `null` when nothing is known about it. */
export const getRedirect = call('getRedirect', {
  payload: v.object({ path: v.pipe(v.string(), v.maxLength(2048)) }),
  result: v.nullable(
    v.object({ target: v.string(), statusCode: v.picklist([301, 302, 307, 308]) }),
  ),
  refusals: {},
})
