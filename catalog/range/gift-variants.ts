import * as v from '@saum/schema/schema'
import type { RangeProduct } from './range-product.ts'

/** Which products are given away: some of a shape, or whatever of a category is in the basket. */
export const giftSelector = v.union([
  v.strictObject({
    shape: v.string(),
    fabrics: v.optional(v.array(v.string())),
    limit: v.number(),
  }),
  v.strictObject({ category: v.string(), fromBasket: v.literal(true) }),
])

export type GiftSelector = v.InferOutput<typeof giftSelector>

type VariantInput = RangeProduct['document']['variants'][number]

/** The variants of the gifts; what is sold out can only be given from the basket. */
export function giftVariants(selector: GiftSelector, products: readonly RangeProduct[]): number[] {
  if ('fromBasket' in selector) {
    return products
      .filter(({ categories }) => categories.includes(selector.category))
      .flatMap(({ document }) => document.variants.map(({ id }) => id))
  }
  const { shape, fabrics, limit } = selector
  const ofShape = products.filter((product) => product.shape === shape && hasStock(product))
  const ofFabric = ofShape.filter(({ fabric }) => fabrics?.includes(fabric) ?? true)
  return (ofFabric.length > 0 ? ofFabric : ofShape)
    .toSorted((left, right) => left.document.id - right.document.id)
    .slice(0, limit)
    .flatMap(({ document }) => document.variants.filter(isInStock).map(({ id }) => id))
}

function hasStock({ document }: RangeProduct): boolean {
  return document.variants.some(isInStock)
}

function isInStock({ stock }: VariantInput): boolean {
  return typeof stock === 'number' ? stock > 0 : Object.values(stock).some((count = 0) => count > 0)
}
