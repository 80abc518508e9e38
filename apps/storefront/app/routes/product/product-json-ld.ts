import { pictureUrl } from '@saum/domain/picture-url'
import type { Shop } from '@saum/domain/shops'
import type { ProductFacts } from './product-facts.ts'
import type { SizeFacts } from './size-facts.ts'

interface Place {
  shop: Shop
  publicOrigin: string
  imageBase: string
}

const SCHEMA = 'https://schema.org'

/** The way to the product and the product with its sizes, as the page shows them. */
export function productJsonLd(product: ProductFacts, place: Place): object {
  return {
    '@context': SCHEMA,
    '@graph': [trailOf(product, place), groupOf(product, place)],
  }
}

function trailOf({ trail, name }: ProductFacts, { publicOrigin }: Place): object {
  const items = trail.map(({ label, href }) => ({ name: label, item: publicOrigin + href }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...items, { name }].map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  }
}

function groupOf(product: ProductFacts, place: Place): object {
  const { name, color, brand, sizes, articleNumber } = product
  const variants = sizes.map((size) => variantOf(size, product, place))
  return {
    '@type': 'ProductGroup',
    productGroupID: articleNumber,
    name: `${name}, ${color}`,
    ...(product.description && { description: product.description }),
    brand: { '@type': 'Brand', name: brand },
    color,
    ...(sizes.length > 1 && { variesBy: [`${SCHEMA}/size`] }),
    hasVariant: variants,
  }
}

function variantOf(size: SizeFacts, product: ProductFacts, place: Place): object {
  const { label, sku, cents, variantId } = size
  return {
    '@type': 'Product',
    name: `${product.name} (${label})`,
    size: label,
    color: product.color,
    image: product.pictures.map(({ key }) => pictureAddress(key, place)),
    offers: {
      '@type': 'Offer',
      url: `${place.publicOrigin}${currentHref(product)}?variantId=${variantId}`,
      sku,
      mpn: sku,
      price: (cents / 100).toFixed(2),
      priceCurrency: place.shop.currency,
      availability: `${SCHEMA}/${availabilityOf(size)}`,
      itemCondition: `${SCHEMA}/NewCondition`,
    },
  }
}

function availabilityOf({ isSoldOut, isPreorder }: SizeFacts): string {
  if (isSoldOut) return 'OutOfStock'
  return isPreorder ? 'PreOrder' : 'InStock'
}

function currentHref({ colors }: ProductFacts): string {
  return colors.find((color) => color.isCurrent)?.href ?? ''
}

/** A CDN's address is absolute already. */
function pictureAddress(key: string, { imageBase, publicOrigin }: Place): string {
  const url = pictureUrl(imageBase, { key, width: 900, format: 'webp' })
  return url.startsWith('/') ? publicOrigin + url : url
}
