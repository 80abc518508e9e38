import * as v from '@saum/schema/schema'

const allOr = <const S extends v.GenericSchema>(part: S) => v.union([v.literal('all'), part])

const words = v.optional(v.array(v.string()))
const attributeSelection = v.optional(allOr(v.looseObject({ withKey: words, ofType: words })))
const flag = v.optional(v.boolean())

/** What shall come along, as clients of this kind of backend name it. */
const productTree = v.looseObject({
  attributes: attributeSelection,
  advancedAttributes: attributeSelection,
  variants: v.optional(
    allOr(
      v.looseObject({
        attributes: attributeSelection,
        advancedAttributes: attributeSelection,
        lowestPriorPrice: flag,
      }),
    ),
  ),
  images: v.optional(allOr(v.looseObject({ attributes: attributeSelection }))),
  categories: v.optional(allOr(v.looseObject({ includeHidden: flag }))),
  siblings: v.optional(allOr(v.looseObject({}))),
  priceRange: flag,
  reductionRange: flag,
  lowestPriorPrice: flag,
  sellableTimeframe: flag,
  baseCategories: flag,
  searchCategoryIds: flag,
})

/**
 * How much of a product is wanted: the word `tile` or `detail`, or a tree. A tree only chooses between
 * the two, so an answer may hold more than it asked for.
 */
export const productWith = v.optional(v.union([v.picklist(['tile', 'detail']), productTree]))

export type ProductWith = v.InferOutput<typeof productWith>

/** Every part a tree can name; anything else is answered in full. */
export const PRODUCT_PARTS: ReadonlySet<string> = new Set(Object.keys(productTree.entries))
