import type { Product, Sibling } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import { swatchColors, type SwatchColors } from '@saum/domain/swatch-colors'
import type { Swatch } from '#app/ui/swatches.tsx'
import { attributeId, attributeLabel, attributeValue } from './attribute.ts'
import { productHref } from './product-href.ts'

/** The colors of a style, its own first; none when there is no choice. */
export function toSwatches(product: Product, shop: Shop): Swatch[] {
  const siblings = otherColors(product)
  if (siblings.length === 0) return []
  return [
    { ...toSwatch(product, shop), current: true },
    ...siblings.map((sibling) => toSwatch(sibling, shop)),
  ]
}

/** Siblings that are sold in this shop; a service may or may not list the product itself. */
export function otherColors({ id, siblings }: Product): Sibling[] {
  return siblings.filter((sibling) => sibling.isActive && sibling.id !== id)
}

/** How a product's color is shown. */
export function colorsOf({ attributes: { color, colorHex } }: Sibling): SwatchColors {
  const name = attributeLabel(color)
  return swatchColors({ hex: attributeValue(colorHex), id: attributeId(color), name })
}

function toSwatch(sibling: Sibling, shop: Shop): Swatch {
  return {
    name: attributeLabel(sibling.attributes['color']),
    ...colorsOf(sibling),
    href: productHref(shop, sibling),
    ...(sibling.isSoldOut && { isSoldOut: true }),
  }
}
