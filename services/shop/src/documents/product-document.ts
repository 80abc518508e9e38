import { SUBSCRIPTION_INTERVALS } from '@saum/contract/subscription'
import { CAPTION_FILE, VIDEO_FILE } from '@saum/domain/video-url'
import { emailAddress } from '@saum/contract/email-address'
import * as v from '@saum/schema/schema'
import {
  cents,
  count,
  hexColor,
  id,
  key,
  perShop,
  pictureKey,
  shopPath,
  time,
} from './document-parts.ts'
import { localizedFile, localizedList, localizedText } from './localized-text.ts'

/**
 * What a shop asks; `was` is the price a sale reduces. `since` says when a price began that this shop
 * does not know yet; prices it knows keep their beginning.
 */
const askedPrice = v.strictObject({
  amount: cents,
  was: v.optional(cents),
  since: v.optional(time),
})

/** What was asked before this range came here, for the comparison prices of its first days. */
const pastPrice = v.strictObject({
  shop: shopPath,
  amount: cents,
  was: v.optional(cents),
  from: time,
  until: time,
})

/** A value filters can name: `value` is the same in every language, `label` is shown. */
const attributeValue = v.strictObject({ value: key, label: localizedText })

const image = v.strictObject({
  /** Made from layers or read from a file; see the image service. */
  source: v.record(v.string(), v.unknown()),
  key: pictureKey,
  assetName: v.picklist(['fa', 'd1', 'front']),
  width: id,
  height: id,
  alt: localizedText,
  averageColor: v.optional(hexColor),
  thumbhash: v.optional(v.pipe(v.string(), v.base64())),
})

/** A video of the product; shoppers start it, and it starts without sound. */
const video = v.strictObject({
  file: v.pipe(
    v.string(),
    v.maxLength(200),
    v.regex(VIDEO_FILE, 'must be the path of an .mp4 or .webm file in PICTURE_DIR'),
  ),
  /** Key of the picture of this product that stands for it until it plays; the first one if none. */
  poster: v.optional(pictureKey),
  captions: v.optional(
    localizedFile(CAPTION_FILE, 'must be the path of a .vtt file in PICTURE_DIR'),
  ),
  alt: localizedText,
})

/** One part of the garment (shell, lining) and its fibres by weight. */
const materialPart = v.strictObject({
  part: v.optional(localizedText),
  fibres: v.array(
    v.strictObject({
      label: localizedText,
      percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    }),
  ),
  /** Leather and the like carry no fibre percentages. */
  text: v.optional(localizedText),
})

const maker = v.strictObject({
  name: key,
  address: key,
  email: emailAddress,
})

const variant = v.strictObject({
  id,
  referenceKey: key,
  size: key,
  stock: v.union([count, perShop(count)], 'must be a whole number, or one per shop'),
  isSellableWithoutStock: v.optional(v.boolean(), false),
  /** Only where a size costs something else than the product. */
  prices: v.optional(perShop(askedPrice)),
  priceHistory: v.optional(v.array(pastPrice)),
})

/** One product of an import file: one color of a style with all its sizes, for all shops. */
export const productDocument = v.strictObject({
  id,
  masterKey: key,
  referenceKey: key,
  brand: key,
  name: localizedText,
  color: v.strictObject({
    id,
    key,
    hex: hexColor,
    label: localizedText,
    family: v.optional(attributeValue),
  }),
  categories: v.pipe(v.array(key), v.minLength(1)),
  /** The shops that sell it; without it every shop that has a price. */
  shops: v.optional(v.array(shopPath)),
  prices: perShop(askedPrice),
  priceHistory: v.optional(v.array(pastPrice), []),
  variants: v.pipe(v.array(variant), v.minLength(1), v.maxLength(200)),
  images: v.optional(v.array(image), []),
  // Without a default, as all that came later: what is stored without it stays unchanged.
  videos: v.optional(v.pipe(v.array(video), v.maxLength(10))),
  firstLiveAt: v.optional(time),
  sellableFrom: v.optional(time),
  sellableTo: v.optional(time),
  season: v.optional(
    v.strictObject({
      month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
      year: v.pipe(v.number(), v.integer(), v.minValue(1990), v.maxValue(2100)),
    }),
  ),
  /** Fit, length, sleeve, neckline, pattern, material, occasion … by attribute key. */
  attributes: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9]*$/, 'must be named like sleeveLength')),
      v.union(
        [attributeValue, v.array(attributeValue)],
        'must be a value with a label, or several',
      ),
    ),
    {},
  ),
  storefrontBadge: v.optional(localizedText),
  freeTextBadge: v.optional(localizedText),
  shortDescription: v.optional(localizedText),
  description: v.optional(localizedText),
  details: v.optional(localizedList),
  fitNote: v.optional(localizedText),
  materials: v.optional(v.array(materialPart), []),
  care: v.optional(v.array(v.strictObject({ symbol: key, label: localizedText })), []),
  /** It has parts of leather, horn, down … that are no textile fibres (EU 1007/2011, article 12). */
  hasAnimalParts: v.optional(v.boolean()),
  maker: v.optional(maker),
  /** An empty list says that none are needed; without any list the shop says nothing about it. */
  warnings: v.optional(localizedList),
  /** Key of the campaign and numbers of the promotions whose badges it wears. */
  campaign: v.optional(key),
  promotions: v.optional(v.array(id), []),
  /** Months from one delivery to the next that shoppers may choose; without any it is only sold once. */
  subscriptionIntervals: v.optional(
    v.pipe(v.array(v.picklist(SUBSCRIPTION_INTERVALS)), v.minLength(1), v.maxLength(4)),
  ),
  productSetItems: v.optional(v.array(id), []),
  combineWith: v.optional(v.array(id), []),
})

export type ProductDocument = v.InferOutput<typeof productDocument>
export type ProductDocumentInput = v.InferInput<typeof productDocument>
