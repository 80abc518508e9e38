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

/** The product in the words of the protocol, by itself and as one color among others. */
export function toProductJson(
  product: IndexProduct,
  place: ProductPlace,
): { product: string; child: string } {
  const fields = toProductFields(product, place)
  const tile = toTile(product)
  const [image] = fields.ec_images
  return {
    product: JSON.stringify({ ...fields, additionalFields: tile }),
    // A page carries every color of every style: what a swatch and the tile behind it do not show
    // stays away.
    child: JSON.stringify({
      ...fields,
      ec_description: null,
      ec_shortdesc: null,
      ec_category: [],
      ec_images: image === undefined ? [] : [image],
      additionalFields: { ...tile, images: tile.images.map(({ hash, alt }) => ({ hash, alt })) },
    }),
  }
}

function toProductFields(product: IndexProduct, { shop, categories }: ProductPlace) {
  const id = String(product.id)
  const offer = toOffer(product)
  return {
    permanentid: id,
    clickUri: `${ORIGIN_MARK}/${shop.path}/p/${product.slug}-${id}/`,
    ec_product_id: id,
    ec_name: product.name,
    ec_description: product.description,
    ec_shortdesc: product.shortDescription,
    ec_brand: product.brand,
    ec_category: toCategoryTexts(categories),
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
    images: product.images.map(({ hash, width, height, attributes }) => ({
      hash,
      alt: attributes.alt,
      ratio: width / height,
      averageColor: attributes.averageColor ?? null,
      thumbhash: attributes.thumbhash ?? null,
    })),
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
  }
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
