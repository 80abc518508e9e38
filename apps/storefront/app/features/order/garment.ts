import type { Product, Variant } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import { attributeLabel } from '#app/features/catalog/attribute.ts'
import { productHref } from '#app/features/catalog/product-href.ts'
import { frontImage, toPicture } from '#app/features/catalog/product-images.ts'
import type { CatalogPicture } from '#app/features/catalog/product-picture.ts'

/** What an order shows of a piece, as it was when it was bought. */
export interface Garment {
  name: string
  color: string
  size: string
  href: string
  picture?: CatalogPicture
}

export function toGarment(product: Product, variant: Variant, shop: Shop): Garment {
  const { attributes, images } = product
  const front = frontImage(images)
  return {
    name: attributeLabel(attributes['name']),
    color: attributeLabel(attributes['color']),
    size: attributeLabel(variant.attributes['shopSize']),
    href: productHref(shop, product),
    ...(front && { picture: toPicture(front) }),
  }
}
