/** A product in an event, in the words tag managers know, and what our own reports add to them. */
export interface TrackedItem {
  item_id: string
  item_name: string
  item_brand?: string
  item_category?: string
  /** Size. */
  item_variant?: string
  /** In major units; absent where the page does not know it. */
  price?: number
  /** How much less than before. */
  discount?: number
  quantity?: number
  /** Its place in the list, from 1. */
  index?: number
  product_status: ProductStatus
  stock_status: StockStatus
}

export type ProductStatus = 'sale' | 'new' | 'regular'
export type StockStatus = 'soldOut' | 'inStock'

/** What all screens know of a product. */
export interface ItemFacts {
  id: number
  name: string
  brand?: string | undefined
  category?: string | undefined
  size?: string | undefined
  cents?: number | undefined
  /** What a reduced price is compared with. */
  priorCents?: number | undefined
  quantity?: number | undefined
  index?: number | undefined
  isNew?: boolean | undefined
  isSoldOut?: boolean | undefined
}

const CENTS_PER_UNIT = 100

export function toTrackedItem(facts: ItemFacts): TrackedItem {
  const { brand, category, size, cents, priorCents = cents, quantity, index } = facts
  const discountCents = Math.max(0, (priorCents ?? 0) - (cents ?? 0))
  return {
    item_id: String(facts.id),
    item_name: facts.name,
    ...(brand && { item_brand: brand }),
    ...(category && { item_category: category }),
    ...(size && { item_variant: size }),
    ...(cents !== undefined && { price: cents / CENTS_PER_UNIT }),
    ...(discountCents > 0 && { discount: discountCents / CENTS_PER_UNIT }),
    ...(quantity !== undefined && { quantity }),
    ...(index !== undefined && { index }),
    product_status: productStatus(discountCents, facts.isNew === true),
    stock_status: facts.isSoldOut ? 'soldOut' : 'inStock',
  }
}

/** A reduced piece is sale, also when it is new. */
export function productStatus(discount: number, isNew: boolean): ProductStatus {
  if (discount > 0) return 'sale'
  return isNew ? 'new' : 'regular'
}
