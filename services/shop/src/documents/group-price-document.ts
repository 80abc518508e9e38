import * as v from '@saum/schema/schema'
import { cents, id, key, shopPath } from './document-parts.ts'

/** What customers of a group pay for a size in one shop, where that is less than everybody pays. */
export const groupPriceDocument = v.strictObject({
  shop: shopPath,
  variantId: id,
  customerGroup: key,
  amount: cents,
})

export type GroupPriceDocument = v.InferOutput<typeof groupPriceDocument>
