import { productIdOf } from './product-ids.ts'
import type { RangeProduct } from './range-product.ts'
import type { Style } from './style.ts'

const MOST_COMBINED = 6

/** An outfit as the products it shows. */
export interface OutfitProducts {
  productIds: readonly number[]
}

/** The other pieces of a suit in the same color, by product. */
export function suitNeighbors(styles: readonly Style[]): Map<number, number[]> {
  const ofSuit = styles.filter(({ suit }) => suit !== null)
  const neighbors = new Map<number, number[]>()
  for (const style of ofSuit) {
    for (const color of style.colors) {
      const others = ofSuit.filter(
        (other) =>
          other !== style &&
          other.suit === style.suit &&
          other.colors.some(({ id }) => id === color.id),
      )
      neighbors.set(
        productIdOf(style.id, color.id),
        others.map((other) => productIdOf(other.id, color.id)),
      )
    }
  }
  return neighbors
}

/**
 * What goes with a product: the outfits it is in, then those of its other colors, then those of
 * anything of its shape or family.
 */
export function combinations(
  products: readonly RangeProduct[],
  outfits: readonly OutfitProducts[],
): (product: RangeProduct) => number[] {
  const byId = new Map(products.map((product) => [product.document.id, product]))
  const facts = outfits.map(({ productIds }) => {
    const pieces = productIds.flatMap((id) => byId.get(id) ?? [])
    return {
      productIds,
      masters: new Set(pieces.map(({ document }) => document.masterKey)),
      shapes: new Set(pieces.map(({ shape }) => shape)),
      families: new Set(pieces.map(({ family }) => family)),
    }
  })
  return ({ document, shape, family }) => {
    const near = [
      ...facts.filter(({ productIds }) => productIds.includes(document.id)),
      ...facts.filter(({ masters }) => masters.has(document.masterKey)),
      ...facts.filter(({ shapes }) => shapes.has(shape)),
      ...facts.filter(({ families }) => families.has(family)),
    ]
    const others = near
      .flatMap(({ productIds }) => productIds)
      .filter((id) => byId.get(id)?.family !== family)
    return [...new Set(others)].slice(0, MOST_COMBINED)
  }
}
