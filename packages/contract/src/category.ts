import * as v from '@saum/schema/schema'
import { call } from './call.ts'

const categoryProperty = v.object({ name: v.string(), value: v.string() })

const categoryFields = {
  id: v.number(),
  key: v.string(),
  path: v.string(),
  name: v.string(),
  slug: v.string(),
  parentId: v.number(),
  rootlineIds: v.array(v.number()),
  childrenIds: v.array(v.number()),
  depth: v.number(),
  isHidden: v.boolean(),
  properties: v.array(categoryProperty),
  supportedFilter: v.array(v.string()),
  description: v.string(),
  metaDescription: v.string(),
  productCount: v.number(),
  /** Colors of one style count once, as listings show them. */
  styleCount: v.number(),
  shopLevelCustomData: v.record(v.string(), v.unknown()),
  countryLevelCustomData: v.record(v.string(), v.unknown()),
}

export interface Category extends v.InferOutput<v.ObjectSchema<typeof categoryFields, undefined>> {
  children?: Category[] | undefined
  parent?: Category | undefined
}

export const categoryShape: v.GenericSchema<Category> = v.object({
  ...categoryFields,
  children: v.optional(v.array(v.lazy(() => categoryShape))),
  parent: v.optional(v.lazy(() => categoryShape)),
})

export const MAX_CATEGORY_DEPTH = 5

const levels = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CATEGORY_DEPTH))

const includes = {
  children: v.optional(levels, 1),
  includeHidden: v.optional(v.boolean(), false),
  includeProductSorting: v.optional(v.boolean()),
  /** Leaves children without products out. */
  hideEmptyCategories: v.optional(v.boolean(), false),
  properties: v.optional(v.union([v.literal('all'), v.object({ withName: v.array(v.string()) })])),
}

/** The category with its whole parent chain and its children nested to the asked depth. */
export const getCategoryById = call('getCategoryById', {
  access: 'public',
  payload: v.object({ id: v.pipe(v.number(), v.integer()), ...includes }),
  result: categoryShape,
  refusals: { 'category-not-found': 404 },
})

/** The category found slug by slug from a root; without parents (use `rootlineIds`). */
export const getCategoryByPath = call('getCategoryByPath', {
  access: 'public',
  payload: v.object({ path: v.pipe(v.string(), v.maxLength(2048)), ...includes }),
  result: categoryShape,
  refusals: { 'category-not-found': 404 },
})

/** Every root of the shop with its children, for the navigation. */
export const getRootCategories = call('getRootCategories', {
  access: 'public',
  payload: v.nullish(v.object(includes), {}),
  result: v.array(categoryShape),
  refusals: {},
})

/** The roots with their children, and the category of the path among them. */
export const getCategoriesByPath = call('getCategoriesByPath', {
  access: 'public',
  payload: v.object({ path: v.pipe(v.string(), v.maxLength(2048)), ...includes }),
  result: v.object({ categories: v.array(categoryShape), activeNode: v.nullable(categoryShape) }),
  refusals: { 'category-not-found': 404 },
})

/** The whole tree, unless fewer levels are asked for. */
export const getCategoryTree = call('getCategoryTree', {
  access: 'public',
  payload: v.nullish(
    v.object({ ...includes, children: v.optional(levels, MAX_CATEGORY_DEPTH) }),
    {},
  ),
  result: v.array(categoryShape),
  refusals: {},
})

/** The same category in every shop that has it: what shop switch and hreflang need. */
export const getAllShopCategoriesForId = call('getAllShopCategoriesForId', {
  access: 'public',
  payload: v.object({ id: v.pipe(v.number(), v.integer()) }),
  result: v.array(v.object({ locale: v.string(), path: v.string(), category: categoryShape })),
  refusals: { 'category-not-found': 404 },
})
