import { pictureUrl } from '@saum/domain/picture-url'
import type { Shop } from '@saum/domain/shops'
import { breadcrumbList } from '#app/page/shop-json-ld.ts'
import { offerTerms, RETURN_POLICY, shippingOf } from './offer-terms.ts'
import type { ProductFacts } from './product-facts.ts'
import type { SizeFacts } from '#app/features/catalog/size-facts.ts'

interface Place {
  shop: Shop
  publicOrigin: string
  imageBase: string
}

const SCHEMA = 'https://schema.org'

/** The number under a bar code: eight, or twelve to fourteen digits. */
const GTIN = /^(?:\d{8}|\d{12,14})$/

/** The way to the product and the product with its sizes, as the page shows them. */
export function productJsonLd(product: ProductFacts, place: Place): object {
  const terms = offerTerms(
    place.shop,
    product.sizes.map(({ cents }) => cents),
  )
  return {
    '@context': SCHEMA,
    '@graph': [
      breadcrumbList(product.trail, product.name, place.publicOrigin),
      groupOf(product, place),
      ...terms,
    ],
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
      ...(GTIN.test(sku) && { gtin: sku }),
      price: (cents / 100).toFixed(2),
      priceCurrency: place.shop.currency,
      availability: `${SCHEMA}/${availabilityOf(size, product)}`,
      itemCondition: `${SCHEMA}/NewCondition`,
      shippingDetails: shippingOf(place.shop, cents),
      hasMerchantReturnPolicy: RETURN_POLICY,
    },
  }
}

function availabilityOf({ isSoldOut, isPreorder }: SizeFacts, product: ProductFacts): string {
  if (product.saleWindow?.kind === 'over') return 'Discontinued'
  if (isSoldOut || product.saleWindow) return 'OutOfStock'
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
