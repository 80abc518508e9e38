import type { IndexProduct } from '@saum/contract/search-feed'
import { pictureUrl, type PictureWidth } from '@saum/domain/picture-url'
import type { Shop } from '@saum/domain/shops'
import { PATH_DELIMITER } from '../shop-schema.ts'
import type { DirectoryCategory } from './category-directory.ts'
import { toOffer } from './offer.ts'
import { IMAGE_BASE_MARK, ORIGIN_MARK } from './text-marks.ts'

const IMAGE_WIDTH: PictureWidth = 900

interface ProductPlace {
  shop: Shop
  /** The categories it is filed under. */
  categories: readonly DirectoryCategory[]
}

/**
 * The product in the words of the protocol, by itself and as one color among others. A page carries
 * every color of every style, so what a swatch and the tile behind it do not show stays away there. It
 * comes last, so that the index can keep the long beginning both share once.
 */
export function toProductJson(
  product: IndexProduct,
  place: ProductPlace,
): { product: string; child: string } {
  const fields = toProductFields(product, place.shop)
  const tile = toTile(product)
  return {
    product: JSON.stringify({
      ...fields,
      additionalFields: { ...tile, placeholders: toPlaceholders(product) },
      ec_category: toCategoryTexts(place.categories),
      ec_shortdesc: product.shortDescription,
      ec_description: product.description,
    }),
    child: JSON.stringify({
      ...fields,
      additionalFields: tile,
      ec_category: [],
      ec_shortdesc: null,
      ec_description: null,
    }),
  }
}

function toProductFields(product: IndexProduct, shop: Shop) {
  const id = String(product.id)
  const offer = toOffer(product)
  return {
    permanentid: id,
    clickUri: `${ORIGIN_MARK}/${shop.path}/p/${product.slug}-${id}/`,
    ec_product_id: id,
    ec_name: product.name,
    ec_brand: product.brand,
    ec_item_group_id: product.masterKey,
    ec_price: offer.before ?? offer.asked,
    ec_promo_price: offer.before === null ? null : offer.asked,
    ec_images: product.images.map(({ hash }) => imageUrl(hash, IMAGE_WIDTH)),
    // Every picture can be had in every width; a second list would only repeat their addresses.
    ec_thumbnails: [],
    ec_in_stock: !product.isSoldOut,
    ec_rating: null,
    ec_gender: product.attributes['gender']?.[0] ?? null,
    ec_color: product.color.label,
    ec_listing: null,
  }
}

/** What a tile of our storefront needs beside the fields every client knows. */
function toTile({ color, priceRange, ...product }: IndexProduct) {
  const { withTax, appliedReductions, reductionsRelativeTo } = priceRange.min
  return {
    colorKey: color.key,
    colorHex: color.hex,
    sizes: product.sizes.filter(({ isSellable }) => isSellable).map(({ label }) => label),
    price: {
      withTax,
      appliedReductions,
      ...(reductionsRelativeTo === undefined ? {} : { reductionsRelativeTo }),
      lowestPriorPrice: product.lowestPriorPrice,
      /** Other sizes cost more. */
      isFrom: priceRange.max.withTax > withTax,
    },
    badges: product.badges,
    isNew: product.isNew,
    images: product.images.map(({ hash, attributes }) => ({ hash, alt: attributes.alt })),
  }
}

/** What stands in for a picture until it is there. */
function toPlaceholders({ images }: IndexProduct) {
  return images.map(({ width, height, attributes }) => ({
    ratio: width / height,
    averageColor: attributes.averageColor ?? null,
    thumbhash: attributes.thumbhash ?? null,
  }))
}

/** Every step of every path: `Damen`, `Damen|Blusen`. */
function toCategoryTexts(categories: readonly DirectoryCategory[]): string[] {
  const texts = categories.flatMap(({ path }) =>
    path.map((_, depth) => path.slice(0, depth + 1).join(PATH_DELIMITER)),
  )
  return [...new Set(texts)]
}

function imageUrl(key: string, width: PictureWidth): string {
  return pictureUrl(IMAGE_BASE_MARK, { key, width, format: 'webp' })
}
