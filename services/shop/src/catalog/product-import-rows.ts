import { SHOPS } from '@saum/domain/shops'
import { compareSizes } from '@saum/domain/size-order'
import { toSlug } from '@saum/domain/slug'
import type { ProductSeed } from './catalog-seed.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export function toProductRow(seed: ProductSeed, now: number) {
  return {
    id: seed.id,
    master_key: seed.masterKey,
    reference_key: seed.referenceKey,
    brand: seed.brand,
    color_id: seed.color.id,
    // Swatches are found by color id or by the German name of the color.
    color_key: toSlug(seed.color.label['de-DE']),
    color_hex: seed.color.hex,
    is_new: seed.isNew,
    first_live_at: now - seed.daysOld * DAY_MS,
    origin: 'demo',
  }
}

export function toProductShopRows(seed: ProductSeed) {
  return SHOPS.map(({ shopId, locale }) => ({
    shop_id: shopId,
    product_id: seed.id,
    is_active: true,
    name: seed.name[locale],
    slug: toSlug(`${seed.name[locale]} ${seed.color.label[locale]}`),
    color_label: seed.color.label[locale],
  }))
}

export function toVariantRows(seed: ProductSeed) {
  const inOrder = seed.sizes.toSorted((left, right) => compareSizes(left.label, right.label))
  return inOrder.map(({ id, label }, position) => ({
    id,
    product_id: seed.id,
    reference_key: `${seed.referenceKey}-${label}`,
    size_label: label,
    position,
  }))
}

export function toVariantShopRows(seed: ProductSeed) {
  return SHOPS.flatMap(({ shopId, currency }) =>
    seed.sizes.map(({ id, stock }) => ({
      shop_id: shopId,
      variant_id: id,
      price_cents: seed.priceCents[currency],
      reduced_from_cents: seed.reducedFromCents?.[currency] ?? null,
      stock_quantity: stock,
      is_sellable_without_stock: false,
    })),
  )
}

export function toImageRows(seed: ProductSeed) {
  return seed.images.map(({ file, assetName, width, height }, position) => ({
    product_id: seed.id,
    position,
    file,
    asset_name: assetName,
    width,
    height,
  }))
}

export function toImageTextRows(seed: ProductSeed) {
  return SHOPS.flatMap(({ shopId, locale }) =>
    seed.images.map(({ alt }, position) => ({
      shop_id: shopId,
      product_id: seed.id,
      position,
      alt: alt[locale],
    })),
  )
}
