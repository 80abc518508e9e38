import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { pageFields, paginationShape } from './pagination.ts'
import { productWith } from './product-with.ts'

const attributeValue = v.object({
  id: v.optional(v.number()),
  label: v.string(),
  value: v.optional(v.string()),
})

const attributeGroup = v.object({
  id: v.number(),
  key: v.string(),
  label: v.string(),
  type: v.string(),
  multiSelect: v.boolean(),
  values: v.union([attributeValue, v.array(attributeValue)]),
})

export type AttributeGroup = v.InferOutput<typeof attributeGroup>

/** One entry of an advanced attribute; what is beside `value` depends on the attribute. */
const advancedField = v.object({
  value: v.union([v.string(), v.number()]),
  /** Of a material: share by weight and part of the garment. */
  percent: v.optional(v.number()),
  part: v.optional(v.string()),
  /** Of a care instruction: key of its symbol. */
  symbol: v.optional(v.string()),
  /** Of the maker. */
  address: v.optional(v.string()),
  email: v.optional(v.string()),
  /** Of a video, whose value tells what it shows: its file, that of its captions, a picture's key. */
  file: v.optional(v.string()),
  captions: v.optional(v.string()),
  poster: v.optional(v.string()),
})

/**
 * `shortDescription`, `freeTextBadge`, `description` and `fitNote` hold one text; `details` one row per
 * line; `materials` one value per part and one row per fibre; `care` one row per symbol; `maker` one
 * row; `warnings` one row per warning, and no row where none are needed; `hasAnimalParts` one row
 * `true`; `videos` one row per video; `combineWith` one row per product id.
 */
const advancedAttribute = v.object({
  key: v.string(),
  label: v.string(),
  values: v.array(
    v.object({ fieldSet: v.array(v.array(advancedField)), groupSet: v.array(v.unknown()) }),
  ),
})

export type AdvancedAttribute = v.InferOutput<typeof advancedAttribute>

const reductionAmount = v.object({ absoluteWithTax: v.number(), relative: v.number() })

/**
 * Reductions are in the order applied, `relative` of the price immediately before. What a screen may
 * strike through is said by `reductionsRelativeTo`: the lowest prior price that comes along, or the
 * price before all reductions listed here. Without it nothing may be compared.
 */
export const priceShape = v.object({
  withTax: v.number(),
  withoutTax: v.number(),
  currencyCode: v.string(),
  tax: v.object({ vat: v.object({ rate: v.number(), amount: v.number() }) }),
  appliedReductions: v.array(
    v.object({
      category: v.picklist(['sale', 'campaign', 'promotion', 'voucher']),
      type: v.picklist(['relative', 'absolute']),
      amount: reductionAmount,
    }),
  ),
  reductionsRelativeTo: v.optional(v.picklist(['lowestPriorPrice', 'beforeReductions'])),
})

export type Price = v.InferOutput<typeof priceShape>

/** The lowest price of the 30 days before the reduction; both are `null` where that says nothing. */
export const lowestPriorPrice = v.object({
  withTax: v.nullable(v.number()),
  /** Of the present price, as a fraction of that one; negative when it is cheaper now. */
  relativeDifferenceToPrice: v.nullable(v.number()),
})

const stockShape = v.object({ quantity: v.number(), isSellableWithoutStock: v.boolean() })

/** The same size of another color. */
const variantSibling = v.object({
  id: v.number(),
  productId: v.number(),
  isActive: v.boolean(),
  stock: stockShape,
})

const variantFields = {
  id: v.number(),
  referenceKey: v.string(),
  price: priceShape,
  lowestPriorPrice,
  stock: stockShape,
  attributes: v.record(v.string(), attributeGroup),
  /** Where the product is answered in full; lists, baskets and orders do without. */
  siblings: v.optional(v.array(variantSibling)),
}

export const variantShape = v.object(variantFields)

export type Variant = v.InferOutput<typeof variantShape>

export const imageShape = v.object({
  /** Key of the picture. */
  hash: v.string(),
  width: v.number(),
  height: v.number(),
  attributes: v.object({
    assetName: v.string(),
    alt: v.string(),
    averageColor: v.optional(v.string()),
    thumbhash: v.optional(v.string()),
  }),
})

const categoryOnProduct = v.object({
  categoryId: v.number(),
  categoryName: v.string(),
  categoryUrl: v.string(),
  categorySlug: v.string(),
  categoryHidden: v.boolean(),
  shopLevelCustomData: v.record(v.string(), v.unknown()),
})

const siblingFields = {
  id: v.number(),
  masterKey: v.string(),
  referenceKey: v.string(),
  slug: v.string(),
  isActive: v.boolean(),
  isSoldOut: v.boolean(),
  isNew: v.boolean(),
  images: v.array(imageShape),
  attributes: v.record(v.string(), attributeGroup),
  /** Of the sizes that can be bought; of all sizes when none can. */
  priceRange: v.object({ min: priceShape, max: priceShape }),
  /** That of the size `priceRange.min` is taken from. */
  lowestPriorPrice,
}

const siblingShape = v.object(siblingFields)

/** Another color of the same style, with its first picture and the attributes of its color. */
export type Sibling = v.InferOutput<typeof siblingShape>

export const productShape = v.object({
  ...siblingFields,
  createdAt: v.string(),
  updatedAt: v.string(),
  firstLiveAt: v.string(),
  /** The least and the most that is taken off a size, sale and campaign together. */
  reductionRange: v.object({ min: reductionAmount, max: reductionAmount }),
  /** Outside of it the product is shown but cannot be bought. */
  sellableTimeframe: v.optional(
    v.object({ sellableFrom: v.optional(v.string()), sellableTo: v.optional(v.string()) }),
  ),
  advancedAttributes: v.record(v.string(), advancedAttribute),
  variants: v.array(variantShape),
  /** Paths from the root down to each category of the product. */
  categories: v.array(v.array(categoryOnProduct)),
  siblings: v.array(siblingShape),
})

export type Product = v.InferOutput<typeof productShape>

const id = v.pipe(v.number(), v.safeInteger())
const ids = v.pipe(v.array(id), v.maxLength(100))
const referenceKey = v.pipe(v.string(), v.maxLength(200), v.regex(/^\P{Cc}*$/u))
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000_000))

const view = {
  with: productWith,
  /** There is one price list; the key of another changes nothing. */
  pricePromotionKey: v.nullish(v.string()),
}

export const getProductById = call('getProductById', {
  access: 'public',
  payload: v.object({ id, ...view }),
  result: productShape,
  refusals: { 'product-not-found': 404 },
})

/** Missing ids are dropped; the order of the request is kept. */
export const getProductsByIds = call('getProductsByIds', {
  access: 'public',
  payload: v.object({ ids, ...view }),
  result: v.array(productShape),
  refusals: {},
})

/** Missing keys are dropped; the order of the request is kept. */
export const getProductsByReferenceKeys = call('getProductsByReferenceKeys', {
  access: 'public',
  payload: v.object({
    referenceKeys: v.pipe(v.array(referenceKey), v.maxLength(100)),
    ...view,
  }),
  result: v.array(productShape),
  refusals: {},
})

/** Despite its name it answers several; missing ids are dropped, the order is kept. */
export const getVariantById = call('getVariantById', {
  access: 'public',
  payload: v.object({ ids, pricePromotionKey: view.pricePromotionKey }),
  result: v.array(v.object({ ...variantFields, productId: v.number() })),
  refusals: {},
})

const listingFields = {
  categoryId: v.optional(id),
  /** The slugs of a category from its root: `/damen/kleider`. */
  category: v.optional(v.pipe(v.string(), v.maxLength(2048))),
  /** Cents including tax. */
  where: v.optional(v.object({ minPrice: v.optional(cents), maxPrice: v.optional(cents) }), {}),
  /** A listing shows what is sold out, marked as such. */
  includeSoldOut: v.optional(v.boolean(), true),
}

/** With neither id nor path of a category: the whole range. */
export const getProductsByCategory = call('getProductsByCategory', {
  access: 'public',
  payload: v.object({
    ...listingFields,
    ...pageFields(20),
    /** `by` and `direction`, or both in one word. Without any: newest first. */
    sort: v.optional(
      v.object({
        by: v.optional(v.picklist(['price', 'new'])),
        direction: v.optional(v.picklist(['asc', 'desc'])),
        sortingKey: v.optional(v.picklist(['price_asc', 'price_desc', 'new_asc', 'new_desc'])),
      }),
      {},
    ),
    ...view,
  }),
  result: v.object({ products: v.array(productShape), pagination: paginationShape }),
  refusals: { 'category-not-found': 404 },
})

export const getProductsCount = call('getProductsCount', {
  access: 'public',
  payload: v.nullish(v.object(listingFields), {}),
  result: v.object({ count: v.number() }),
  refusals: { 'category-not-found': 404 },
})

/** The same product in every shop that sells it: what shop switch and hreflang need. */
export const getAllShopProductsForId = call('getAllShopProductsForId', {
  access: 'public',
  payload: v.object({ id, with: productWith }),
  result: v.array(v.object({ locale: v.string(), path: v.string(), product: productShape })),
  refusals: { 'product-not-found': 404 },
})

/** Other styles of the same category that can be bought, each in one color, newest first. */
export const getSimilarProducts = call('getSimilarProducts', {
  access: 'public',
  payload: v.object({
    productId: id,
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)), 8),
    ...view,
  }),
  result: v.array(productShape),
  refusals: { 'product-not-found': 404 },
})
