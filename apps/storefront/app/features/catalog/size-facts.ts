import type { Variant } from '@saum/contract/product'
import { isSellable } from '@saum/domain/sellable'
import { attributeLabel } from './attribute.ts'
import { priorCentsOf } from './prior-price.ts'

/** From here on down a shopper is told how many pieces are left. */
const LOW_STOCK = 3

/** One size of the product as the page offers it. */
export interface SizeFacts {
  variantId: number
  label: string
  /** The number of the variant, for those who read by machine. */
  sku: string
  cents: number
  priorCents?: number
  /** Pieces left, only when they are few. */
  left?: number
  isSoldOut?: true
  /** Not here yet, but it can be ordered. */
  isPreorder?: true
}

export function toSizeFacts(variant: Variant): SizeFacts {
  const { id, referenceKey, price, stock } = variant
  const priorCents = priorCentsOf(variant)
  return {
    variantId: id,
    label: attributeLabel(variant.attributes['shopSize']),
    sku: referenceKey,
    cents: price.withTax,
    ...(priorCents !== undefined && { priorCents }),
    ...(stock.quantity > 0 && stock.quantity <= LOW_STOCK && { left: stock.quantity }),
    ...(!isSellable(stock) && { isSoldOut: true }),
    ...(stock.quantity <= 0 && stock.isSellableWithoutStock && { isPreorder: true }),
  }
}
