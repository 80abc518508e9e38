import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { pageFields, paginationShape } from './pagination.ts'
import { imageShape, productShape } from './product.ts'

const id = v.pipe(v.number(), v.safeInteger())

const outfitFields = {
  id: v.number(),
  key: v.string(),
  name: v.string(),
  slug: v.string(),
  story: v.string(),
  occasion: v.optional(v.string()),
  season: v.optional(v.string()),
  images: v.array(imageShape),
  /** Only products that this shop sells. */
  productIds: v.array(v.number()),
  /** Where in the first picture they can be pointed at, as fractions of its width and height. */
  hotspots: v.array(v.object({ productId: v.number(), x: v.number(), y: v.number() })),
}

const outfitShape = v.object(outfitFields)

export type Outfit = v.InferOutput<typeof outfitShape>

/** Outfits in display order; with a category those of it and everything below. */
export const getOutfits = call('getOutfits', {
  access: 'public',
  payload: v.nullish(v.object({ ...pageFields(24), categoryId: v.optional(id) }), {}),
  result: v.object({ outfits: v.array(outfitShape), pagination: paginationShape }),
  refusals: { 'category-not-found': 404 },
})

/** The outfit with its products in wearing order; what the shop does not sell is left out. */
export const getOutfitById = call('getOutfitById', {
  access: 'public',
  payload: v.object({ id }),
  result: v.object({ ...outfitFields, products: v.array(productShape) }),
  refusals: { 'outfit-not-found': 404 },
})

/** The same outfit in every shop that shows it: what shop switch and hreflang need. */
export const getAllShopOutfitsForId = call('getAllShopOutfitsForId', {
  access: 'public',
  payload: v.object({ id }),
  result: v.array(v.object({ locale: v.string(), outfit: outfitShape })),
  refusals: {},
})

/** Outfits that hold the product, for «complete the look»; none is no mistake. */
export const getOutfitsForProduct = call('getOutfitsForProduct', {
  access: 'public',
  payload: v.object({ productId: id }),
  result: v.array(outfitShape),
  refusals: {},
})
