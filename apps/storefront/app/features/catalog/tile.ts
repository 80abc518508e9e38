import type { Product } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import type { Swatch } from '#app/ui/swatches.tsx'
import { advancedText } from './advanced-attribute.ts'
import { attributeLabel } from './attribute.ts'
import { priorCentsOf } from './prior-price.ts'
import { productHref } from './product-href.ts'
import { frontImage, imageNamed, toPicture } from './product-images.ts'
import type { CatalogPicture } from './product-picture.ts'
import { toSwatches } from './tile-swatches.ts'

/** What a tile shows of a product; small and flat, because it travels with every page. */
export interface Tile {
  id: number
  href: string
  brand: string
  name: string
  picture?: CatalogPicture
  alt: string
  /** Key of the view behind the first. */
  secondPicture?: string
  cents: number
  /** What the reduced price is compared with: see `priorCentsOf`. */
  priorCents?: number
  isPriceFrom?: true
  isSoldOut?: true
  isNew?: true
  /** Badges the range itself words. */
  labels?: string[]
  /** The colors of the style; only when there are several. */
  swatches?: Swatch[]
  /** The sizes that can be had, in shop order. */
  sizeLabels?: string[]
}

export function toTile(product: Product, shop: Shop): Tile {
  const { attributes, images, isNew, isSoldOut, lowestPriorPrice } = product
  const { min, max } = product.priceRange
  const front = frontImage(images)
  const second = imageNamed(images, 'd1')
  const priorCents = priorCentsOf({ price: min, lowestPriorPrice })
  const labels = labelsOf(product)
  const swatches = toSwatches(product, shop)
  return {
    id: product.id,
    href: productHref(shop, product),
    brand: attributeLabel(attributes['brand']),
    name: attributeLabel(attributes['name']),
    ...(front && { picture: toPicture(front) }),
    alt: front?.attributes.alt ?? '',
    ...(second && second !== front && { secondPicture: second.hash }),
    cents: min.withTax,
    ...(priorCents !== undefined && { priorCents }),
    ...(min.withTax !== max.withTax && { isPriceFrom: true }),
    ...(isSoldOut && { isSoldOut: true }),
    ...(isNew && { isNew: true }),
    ...(labels.length > 0 && { labels }),
    ...(swatches.length > 0 && { swatches }),
  }
}

/** The badge of its campaign; a product wears it only while the campaign runs. */
export function campaignLabel(attributes: Product['attributes']): string {
  return attributeLabel(attributes['campaign'])
}

function labelsOf({ attributes, advancedAttributes }: Product): string[] {
  const own = attributeLabel(attributes['storefrontBadge'])
  const free = advancedText(advancedAttributes, 'freeTextBadge')
  return [own, free, campaignLabel(attributes)].filter((label) => label !== '')
}
