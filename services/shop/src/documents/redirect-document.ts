import * as v from '@saum/schema/schema'
import { key, shopPath } from './document-parts.ts'

export const redirectDocument = v.strictObject({
  /** `null` holds for every shop. */
  shopPath: v.optional(v.nullable(shopPath), null),
  source: key,
  target: key,
  statusCode: v.picklist([301, 302, 307, 308]),
})

export type RedirectDocument = v.InferOutput<typeof redirectDocument>
