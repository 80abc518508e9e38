import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { imageShape, lowestPriorPrice, priceShape } from './product.ts'

const id = v.pipe(v.number(), v.safeInteger())
const limit = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 500)

/** A product as the search provider indexes it: everything of one shop that is searched or listed. */
const indexProduct = v.object({
  id,
  masterKey: v.string(),
  referenceKey: v.string(),
  slug: v.string(),
  name: v.string(),
  brand: v.string(),
  color: v.object({
    key: v.string(),
    label: v.string(),
    hex: v.string(),
    /** Label of the family, by which colors are filtered. */
    family: v.nullable(v.string()),
  }),
  /** Labels per attribute that has words: fit, length, sleeve, neckline, pattern, material, occasion … */
  attributes: v.record(v.string(), v.array(v.string())),
  shortDescription: v.nullable(v.string()),
  description: v.nullable(v.string()),
  details: v.array(v.string()),
  /** `Oberstoff: 100 % Viskose`. */
  materials: v.array(v.string()),
  care: v.array(v.string()),
  /** What a tile wears beside sale and new: a free text or a running campaign. */
  badges: v.array(v.string()),
  /** The categories it is filed under; their parents are not repeated. */
  categoryIds: v.array(id),
  isNew: v.boolean(),
  isSoldOut: v.boolean(),
  firstLiveAt: v.number(),
  priceRange: v.object({ min: priceShape, max: priceShape }),
  lowestPriorPrice,
  /** In the order of the shop. */
  sizes: v.array(
    v.object({ label: v.string(), referenceKey: v.string(), isSellable: v.boolean() }),
  ),
  /** Pieces of all sizes together. */
  stock: v.number(),
  /** The first two. */
  images: v.array(imageShape),
  /** Branches of this shop's country that have a piece. */
  branchIds: v.array(id),
  combineWith: v.array(id),
})

export type IndexProduct = v.InferOutput<typeof indexProduct>

/**
 * The active products of a shop by id: those asked for, or the next ones after an id. `next` is the
 * id to go on after, `null` at the end. For the search provider, not for browsers.
 */
export const listIndexProducts = call('listIndexProducts', {
  access: 'internal',
  payload: v.object({
    ids: v.optional(v.pipe(v.array(id), v.maxLength(500))),
    after: v.optional(id, 0),
    limit,
  }),
  result: v.object({ products: v.array(indexProduct), next: v.nullable(id) }),
  refusals: {},
})

/**
 * What has changed since a number handed out before: products whose price, stock, texts or place
 * changed, new ones, and removed ones. Numbers only grow. For the search provider, not for browsers.
 */
export const listIndexChanges = call('listIndexChanges', {
  access: 'internal',
  payload: v.object({ after: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), limit }),
  result: v.object({
    productIds: v.array(id),
    /** Everything up to this number is in this answer or was before. */
    last: v.number(),
    hasMore: v.boolean(),
    /** Differs whenever more than single products changed: categories, campaigns, branches. */
    structure: v.string(),
    /** When the next campaign starts or ends and prices change by themselves. */
    nextPriceChangeAt: v.nullable(v.number()),
  }),
  refusals: {},
})
