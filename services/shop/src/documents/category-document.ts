import * as v from '@saum/schema/schema'
import { count, id, key, slug } from './document-parts.ts'
import { localizedText } from './localized-text.ts'

const localizedSlug = v.strictObject({
  'de-DE': v.optional(slug),
  'de-AT': v.optional(slug),
  'de-CH': v.optional(slug),
  'fr-CH': v.optional(slug),
  'en-GB': v.optional(slug),
})

export const categoryDocument = v.strictObject({
  id,
  key,
  parentKey: v.nullable(key),
  position: count,
  isHidden: v.optional(v.boolean(), false),
  isSale: v.optional(v.boolean(), false),
  name: localizedText,
  slug: localizedSlug,
  description: v.optional(localizedText, {}),
  metaDescription: v.optional(localizedText, {}),
  shopLevelCustomData: v.optional(v.record(v.string(), v.unknown()), {}),
})

export type CategoryDocument = v.InferOutput<typeof categoryDocument>
