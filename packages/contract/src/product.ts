import * as v from '@saum/schema/schema'
import { call } from './call.ts'

const attributeValue = v.object({
  id: v.optional(v.number()),
  label: v.string(),
  value: v.optional(v.string()),
})

export const attributeGroup = v.object({
  id: v.number(),
  key: v.string(),
  label: v.string(),
  type: v.string(),
  multiSelect: v.boolean(),
  values: v.union([attributeValue, v.array(attributeValue)]),
})

export type AttributeGroup = v.InferOutput<typeof attributeGroup>

export const priceShape = v.object({
  withTax: v.number(),
  withoutTax: v.number(),
  currencyCode: v.string(),
  tax: v.object({ vat: v.object({ rate: v.number(), amount: v.number() }) }),
  appliedReductions: v.array(
    v.object({
      category: v.picklist(['sale', 'campaign', 'promotion', 'voucher']),
      amount: v.object({ absoluteWithTax: v.number(), relative: v.number() }),
    }),
  ),
})

export type Price = v.InferOutput<typeof priceShape>

const variantShape = v.object({
  id: v.number(),
  referenceKey: v.string(),
  price: priceShape,
  lowestPriorPrice: v.optional(v.object({ withTax: v.number() })),
  stock: v.object({ quantity: v.number(), isSellableWithoutStock: v.boolean() }),
  attributes: v.record(v.string(), attributeGroup),
})

export type Variant = v.InferOutput<typeof variantShape>

const imageShape = v.object({
  hash: v.string(),
  width: v.number(),
  height: v.number(),
  attributes: v.object({ assetName: v.string(), alt: v.string() }),
})

const categoryOnProduct = v.object({
  categoryId: v.number(),
  categoryName: v.string(),
  categoryUrl: v.string(),
  categorySlug: v.string(),
  categoryHidden: v.boolean(),
  shopLevelCustomData: v.record(v.string(), v.unknown()),
})

const productFields = {
  id: v.number(),
  masterKey: v.string(),
  referenceKey: v.string(),
  slug: v.string(),
  isActive: v.boolean(),
  isSoldOut: v.boolean(),
  isNew: v.boolean(),
  images: v.array(imageShape),
  attributes: v.record(v.string(), attributeGroup),
  priceRange: v.object({ min: priceShape, max: priceShape }),
  lowestPriorPrice: v.optional(v.object({ withTax: v.number() })),
  variants: v.array(variantShape),
  categories: v.array(v.array(categoryOnProduct)),
}

export interface Product extends v.InferOutput<v.ObjectSchema<typeof productFields, undefined>> {
  siblings?: Product[] | undefined
}

const productShape: v.GenericSchema<Product> = v.object({
  ...productFields,
  siblings: v.optional(v.array(v.lazy(() => productShape))),
})

const paginationShape = v.object({
  current: v.number(),
  total: v.number(),
  perPage: v.number(),
  page: v.number(),
  first: v.number(),
  prev: v.number(),
  next: v.number(),
  last: v.number(),
})

const productWith = v.optional(v.record(v.string(), v.unknown()))

export const getProductById = call('getProductById', {
  payload: v.object({ id: v.pipe(v.number(), v.integer()), with: productWith }),
  result: productShape,
  refusals: { 'product-not-found': 404 },
})

/** Missing ids are dropped; the order of the request is kept. */
export const getProductsByIds = call('getProductsByIds', {
  payload: v.object({
    ids: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(100)),
    with: productWith,
  }),
  result: v.array(productShape),
  refusals: {},
})

export const getProductsByCategory = call('getProductsByCategory', {
  payload: v.object({
    categoryId: v.optional(v.pipe(v.number(), v.integer())),
    category: v.optional(v.pipe(v.string(), v.maxLength(2048))),
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
    with: productWith,
  }),
  result: v.object({ products: v.array(productShape), pagination: paginationShape }),
  refusals: { 'category-not-found': 404 },
})
