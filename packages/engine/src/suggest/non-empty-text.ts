import * as v from '@saum/schema/schema'

export const nonEmptyText = v.pipe(v.string(), v.nonEmpty())
