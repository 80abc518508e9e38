import type { Basket, BasketItem } from '@saum/contract/basket'
import type { Shop } from '@saum/domain/shops'
import { attributeLabel } from '#app/features/catalog/attribute.ts'
import { priorCentsOf } from '#app/features/catalog/prior-price.ts'
import { productHref } from '#app/features/catalog/product-href.ts'
import { frontImage, toPicture } from '#app/features/catalog/product-images.ts'
import type { CatalogPicture } from '#app/features/catalog/product-picture.ts'
import { orderableCount } from './basket-count.ts'

/** What is shown of one row of the basket. */
export interface BasketRowFacts {
  key: string
  variantId: number
  productId: number
  href: string
  brand: string
  name: string
  color: string
  size: string
  articleNumber: string
  picture?: CatalogPicture
  quantity: number
  unitCents: number
  /** What the reduced price of one piece is compared with: see `priorCentsOf`. */
  priorCents?: number
  totalCents: number
}

export interface BasketFacts {
  rows: BasketRowFacts[]
  /** Sold out since they were put in: shown apart, neither counted nor part of the total. */
  soldOut: BasketRowFacts[]
  /** Pieces that can be ordered. */
  count: number
  totalCents: number
  taxCents: number
  /** As a share: 0.19. */
  taxRate: number
}

export function toBasketFacts({ items, cost }: Basket, shop: Shop): BasketFacts {
  const shown = (status: BasketItem['status']) =>
    items.filter((item) => item.status === status).map((item) => toBasketRow(item, shop))
  return {
    rows: shown('available'),
    soldOut: shown('unavailable'),
    count: orderableCount(items),
    totalCents: cost.withTax,
    taxCents: cost.tax.vat.amount,
    taxRate: cost.tax.vat.rate,
  }
}

export function toBasketRow(item: BasketItem, shop: Shop): BasketRowFacts {
  const { product, variant, quantity } = item
  const { unit, total } = item.price
  const { attributes, images } = product
  const front = frontImage(images)
  const priorCents = priorCentsOf({ price: unit, lowestPriorPrice: item.lowestPriorPrice })
  return {
    key: item.key,
    variantId: variant.id,
    productId: product.id,
    href: `${productHref(shop, product)}?variantId=${variant.id}`,
    brand: attributeLabel(attributes['brand']),
    name: attributeLabel(attributes['name']),
    color: attributeLabel(attributes['color']),
    size: attributeLabel(variant.attributes['shopSize']),
    articleNumber: product.referenceKey,
    ...(front && { picture: toPicture(front) }),
    quantity,
    unitCents: unit.withTax,
    ...(priorCents !== undefined && { priorCents }),
    totalCents: total.withTax,
  }
}
