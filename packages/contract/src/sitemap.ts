import * as v from '@saum/schema/schema'
import { call } from './call.ts'

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/**
 * How many products one file of a sitemap names. With five addresses and some pictures each it stays far
 * below the 50 MB a file may have.
 */
export const SITEMAP_PART_SIZE = 5_000

/** The first product of every part of the shop's sitemap. For crawlers' files, not for browsers. */
export const listSitemapParts = call('listSitemapParts', {
  access: 'internal',
  payload: v.nullish(v.object({}), {}),
  result: v.object({ starts: v.array(id) }),
  refusals: {},
})

const changed = v.array(v.object({ id, updatedAt: v.number() }))

/** When the products last changed that a page of the shop lists. Categories count their own products only. */
export const listSitemapChanges = call('listSitemapChanges', {
  access: 'internal',
  payload: v.nullish(v.object({}), {}),
  result: v.object({
    /** Of the whole range; `null` where there are no products. */
    range: v.nullable(v.number()),
    categories: changed,
    outfits: changed,
  }),
  refusals: {},
})

/** The active products of one part, each with its addresses in every shop that sells it. */
export const listSitemapProducts = call('listSitemapProducts', {
  access: 'internal',
  payload: v.object({ from: id }),
  result: v.object({
    products: v.array(
      v.object({
        id,
        updatedAt: v.number(),
        /** Slug per shop. */
        slugs: v.array(v.object({ shopId: v.number(), slug: v.string() })),
        /** Keys of its pictures. */
        pictures: v.array(v.string()),
      }),
    ),
  }),
  refusals: {},
})
