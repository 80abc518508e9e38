import * as v from '@saum/schema/schema'
import { count, hexColor, id, key, pictureKey } from './document-parts.ts'
import { localizedText } from './localized-text.ts'

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** Products that are worn together, with the picture that shows them so. */
export const outfitDocument = v.strictObject({
  id,
  key,
  position: count,
  name: localizedText,
  story: localizedText,
  occasion: v.optional(key),
  season: v.optional(key),
  categories: v.optional(v.array(key), []),
  productIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(12)),
  /** Where in its first picture a product can be pointed at, as fractions of width and height. */
  hotspots: v.optional(v.array(v.strictObject({ productId: id, x: fraction, y: fraction }))),
  images: v.array(
    v.strictObject({
      source: v.record(v.string(), v.unknown()),
      key: pictureKey,
      width: id,
      height: id,
      alt: localizedText,
      averageColor: v.optional(hexColor),
      thumbhash: v.optional(v.pipe(v.string(), v.base64())),
    }),
  ),
})

export type OutfitDocument = v.InferOutput<typeof outfitDocument>
