import type { Product } from '@saum/contract/product'
import type { ReducedAmount } from '../pricing/reduction.ts'
import type { PieceSelection } from './promotion-condition.ts'

/** What promotions ask about a product. */
export interface ProductTraits {
  productId: number
  /** Its categories and everything above them. */
  categoryIds: ReadonlySet<number>
  brand: string | null
  /** The other pieces of its suit. */
  suitIds: ReadonlySet<number>
}

/** An item of a basket as promotions see it: what it costs before them and which one hangs on it. */
export interface PromotedItem extends ProductTraits {
  key: string
  /** What was put in earlier is given first. */
  position: number
  variantId: number
  /** Pieces that can be had; 0 when it is sold out. */
  quantity: number
  unit: ReducedAmount
  promotionId: string | null
  promotionCode: string | null
}

export function toTraits({ id, categories, attributes }: Product): ProductTraits {
  const valuesOf = (key: string) => [attributes[key]?.values ?? []].flat()
  return {
    productId: id,
    categoryIds: new Set(categories.flat().map(({ categoryId }) => categoryId)),
    brand: valuesOf('brand')[0]?.value ?? null,
    suitIds: new Set(valuesOf('productSetItems').flatMap(({ id: other }) => other ?? [])),
  }
}

export function isReduced({ unit }: PromotedItem): boolean {
  return unit.reductions.length > 0
}

export function isSelected(item: PromotedItem, selection: PieceSelection): boolean {
  const { categoryIds, brand, isNotReduced } = selection
  return (
    (categoryIds === null || categoryIds.some((id) => item.categoryIds.has(id))) &&
    (brand === null || brand === item.brand) &&
    !(isNotReduced && isReduced(item))
  )
}

/** Pieces of one suit are cut from the same cloth, and so is another size of the same product. */
export function isSameCloth(one: PromotedItem, other: PromotedItem): boolean {
  return (
    one.productId === other.productId ||
    one.suitIds.has(other.productId) ||
    other.suitIds.has(one.productId)
  )
}
