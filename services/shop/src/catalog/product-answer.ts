import type { Product, Sibling } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import { textFor } from '../documents/localized-text.ts'
import { toPrice } from '../pricing/price-answer.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'
import { beforeReductions, type ReducedAmount } from '../pricing/reduction.ts'
import { toFraction } from '../pricing/rounding.ts'
import type { CategoryTree } from './category-tree.ts'
import { wornCampaign } from './product-campaign.ts'
import { TILE_ADVANCED_KEYS, toAdvancedAttributes } from './product-advanced-answer.ts'
import {
  toColorAttributes,
  toProductAttributes,
  type AttributeView,
} from './product-attribute-answer.ts'
import type { LoadedProduct, LoadedSibling } from './product-loading.ts'
import type { ProductPreset } from './product-preset.ts'
import type { PriceView } from './product-pricing.ts'
import type { ImageRecord, ProductRecord } from './product-record.ts'
import { toSizes, toVariant, toVariantSiblings } from './variant-answer.ts'

const NEW_FOR_MS = 30 * DAY_MS

export interface ProductView extends AttributeView, PriceView {
  preset: ProductPreset
}

export function toProduct(loaded: LoadedProduct, view: ProductView): Product {
  const { record, variants, images, siblings, categoryIds } = loaded
  const { shop, tree, preset } = view
  const isWanted = (key: string) => preset === 'detail' || TILE_ADVANCED_KEYS.has(key)
  return {
    ...toColorSummary(loaded, view),
    createdAt: toIso(record.createdAt),
    updatedAt: toIso(record.updatedAt),
    firstLiveAt: toIso(record.firstLiveAt),
    images: images.map((image) => toImage(image, record, shop)),
    attributes: {
      ...toProductAttributes(record, wornCampaign(loaded, view.now), view),
      size: toSizes(shop, loaded.sizes),
    },
    advancedAttributes:
      record.advancedAttributes === null
        ? {}
        : toAdvancedAttributes(record.advancedAttributes, shop, isWanted),
    reductionRange: toReductionRange(variants.map(({ shown }) => shown.price)),
    ...toSellableTimeframe(record),
    variants: variants.map((variant) => ({
      ...toVariant(shop, record, variant),
      ...(preset === 'detail' && { siblings: toVariantSiblings(variant, siblings) }),
    })),
    categories: toCategories(categoryIds, tree),
    siblings: siblings.map((sibling) => toSibling(sibling, view)),
  }
}

function toSibling(sibling: LoadedSibling, view: ProductView): Sibling {
  const { record, images } = sibling
  return {
    ...toColorSummary(sibling, view),
    images: images.slice(0, 1).map((image) => toImage(image, record, view.shop)),
    attributes: toColorAttributes(record, view.shop),
  }
}

/** What every answer says about a color, whoever asks. */
export function toColorSummary(
  color: Pick<LoadedSibling, 'record' | 'isSoldOut' | 'cheapest' | 'dearest'>,
  { shop, now }: PriceView,
) {
  const { record, isSoldOut, cheapest, dearest } = color
  return {
    id: record.id,
    masterKey: record.masterKey,
    referenceKey: record.referenceKey,
    slug: record.slug,
    isActive: true,
    isSoldOut,
    isNew: now - record.firstLiveAt <= NEW_FOR_MS,
    priceRange: { min: toPrice(shop, cheapest.shown), max: toPrice(shop, dearest.shown) },
    lowestPriorPrice: cheapest.shown.lowestPriorPrice,
  }
}

export function toImage(image: ImageRecord, { name }: ProductRecord, { locale }: Shop) {
  const { key, width, height, assetName, alt, averageColor, thumbhash } = image
  return {
    hash: key,
    width,
    height,
    attributes: {
      assetName,
      alt: textFor(alt, locale) ?? name,
      ...(averageColor !== null && { averageColor }),
      ...(thumbhash !== null && { thumbhash }),
    },
  }
}

function toReductionRange(prices: readonly ReducedAmount[]): Product['reductionRange'] {
  const amounts = prices
    .map((price) => {
      const absoluteWithTax = beforeReductions(price) - price.withTax
      return { absoluteWithTax, relative: toFraction(absoluteWithTax, beforeReductions(price)) }
    })
    .toSorted((one, other) => one.relative - other.relative)
  const nothing = { absoluteWithTax: 0, relative: 0 }
  return { min: amounts[0] ?? nothing, max: amounts.at(-1) ?? nothing }
}

function toSellableTimeframe({ sellableFrom, sellableTo }: ProductRecord) {
  if (sellableFrom === null && sellableTo === null) return {}
  return {
    sellableTimeframe: {
      ...(sellableFrom !== null && { sellableFrom: toIso(sellableFrom) }),
      ...(sellableTo !== null && { sellableTo: toIso(sellableTo) }),
    },
  }
}

function toCategories(categoryIds: readonly number[], tree: CategoryTree): Product['categories'] {
  return categoryIds.flatMap((id) => {
    const rootline = tree.byId.get(id)?.rootline
    if (rootline === undefined) return []
    return [
      rootline.map((node) => ({
        categoryId: node.id,
        categoryName: node.name,
        categoryUrl: node.path,
        categorySlug: node.slug,
        categoryHidden: node.isHidden,
        shopLevelCustomData: node.shopLevelCustomData,
      })),
    ]
  })
}

function toIso(time: number): string {
  return new Date(time).toISOString()
}
