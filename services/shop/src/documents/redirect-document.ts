import { REDIRECT_STATUSES } from '@saum/contract/redirect'
import * as v from '@saum/schema/schema'
import { shopPath } from './document-parts.ts'

const address = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000))

export const redirectDocument = v.strictObject({
  /** `null` holds for every shop. */
  shopPath: v.optional(v.nullable(shopPath), null),
  source: address,
  target: address,
  statusCode: v.optional(v.picklist(REDIRECT_STATUSES), 301),
})

export type RedirectDocument = v.InferOutput<typeof redirectDocument>
