import type { Price, Product } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import type { Swatch } from '#app/ui/swatches.tsx'
import { attributeLabel, attributeValue } from './attribute.ts'
import { imageNamed } from './product-picture.ts'

/** What a tile shows of a product; small and flat, because it travels with every page. */
export interface Tile {
  id: number
  href: string
  brand: string
  name: string
  /** Files of the two views. */
  picture: string
  secondPicture?: string
  alt: string
  cents: number
  /** What the reduced price is compared with: see `priorCentsOf`. */
  priorCents?: number
  isPriceFrom?: true
  isSoldOut?: true
  isNew?: true
  /** The colors of the style; only when there are several. */
  swatches?: Swatch[]
}

export function toTile(product: Product, shop: Shop): Tile {
  const front = imageNamed(product, 'fa') ?? product.images[0]
  const second = imageNamed(product, 'd1')
  const { min, max } = product.priceRange
  const priorCents = priorCentsOf(product, min, shop)
  return {
    id: product.id,
    href: productHref(shop, product),
    brand: attributeLabel(product.attributes['brand']),
    name: attributeLabel(product.attributes['name']),
    picture: front?.hash ?? '',
    ...(second && { secondPicture: second.hash }),
    alt: front?.attributes.alt ?? '',
    cents: min.withTax,
    ...(priorCents !== undefined && { priorCents }),
    ...(min.withTax !== max.withTax && { isPriceFrom: true }),
    ...(product.isSoldOut && { isSoldOut: true }),
    ...(product.isNew && { isNew: true }),
    ...(product.siblings?.length && { swatches: toSwatches(product, product.siblings, shop) }),
  }
}

export function productHref(shop: Shop, product: Pick<Product, 'id' | 'slug'>): string {
  return `/${shop.path}/p/${product.slug}-${product.id}/`
}

/** Union shops compare with the lowest price of the last 30 days, Swiss shops with the last one. */
function priorCentsOf(product: Product, now: Price, shop: Shop): number | undefined {
  const reductions = now.appliedReductions.map(({ amount }) => amount.absoluteWithTax)
  const reduction = reductions.reduce((sum, cents) => sum + cents, 0)
  if (reduction === 0) return undefined
  const before = shop.country === 'CH' ? now.withTax + reduction : product.lowestPriorPrice?.withTax
  return before !== undefined && before > now.withTax ? before : undefined
}

function toSwatches(product: Product, siblings: readonly Product[], shop: Shop): Swatch[] {
  return [product, ...siblings].map((sibling) => ({
    name: attributeLabel(sibling.attributes['color']),
    color: attributeValue(sibling.attributes['colorHex']),
    href: productHref(shop, sibling),
    ...(sibling === product && { current: true }),
  }))
}
