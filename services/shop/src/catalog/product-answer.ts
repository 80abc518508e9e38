import type { Product, Variant } from '@saum/contract/product'
import { isSellable } from '@saum/domain/sellable'
import type { Shop } from '@saum/domain/shops'
import { toAttribute } from './attribute-labels.ts'
import type { CategoryTree } from './category-tree.ts'
import { toPrice } from './price.ts'
import type { ImageRecord, ProductRecord, VariantRecord } from './product-record.ts'

/** `null` when no size has a price in this shop: such a product cannot be shown. */
export function toProduct(shop: Shop, tree: CategoryTree, record: ProductRecord): Product | null {
  const byPrice = record.variants.toSorted((left, right) => left.price.cents - right.price.cents)
  const [cheapest] = byPrice
  const dearest = byPrice.at(-1)
  if (cheapest === undefined || dearest === undefined) return null
  return {
    id: record.id,
    masterKey: record.masterKey,
    referenceKey: record.referenceKey,
    slug: record.slug,
    isActive: true,
    isSoldOut: !record.variants.some(({ stock }) => isSellable(stock)),
    isNew: record.isNew,
    images: record.images.map(toImage),
    attributes: toProductAttributes(shop, record),
    priceRange: { min: toPrice(shop, cheapest.price), max: toPrice(shop, dearest.price) },
    ...priorPrice(cheapest),
    variants: record.variants.map((variant) => toVariant(shop, record, variant)),
    categories: toCategories(tree, record),
  }
}

function toVariant(shop: Shop, product: ProductRecord, variant: VariantRecord): Variant {
  const { color } = product
  return {
    id: variant.id,
    referenceKey: variant.referenceKey,
    price: toPrice(shop, variant.price),
    ...priorPrice(variant),
    stock: variant.stock,
    attributes: {
      shopSize: toAttribute('shopSize', shop.language, {
        label: variant.sizeLabel,
        value: variant.sizeLabel.toLowerCase(),
      }),
      colorDetail: toAttribute('colorDetail', shop.language, {
        id: color.id,
        label: color.label,
        value: color.key,
      }),
    },
  }
}

/** The only price known to have been asked before a reduction is the one it reduces. */
function priorPrice({ price }: VariantRecord): { lowestPriorPrice?: { withTax: number } } {
  if (price.reducedFromCents === null) return {}
  return { lowestPriorPrice: { withTax: price.reducedFromCents } }
}

function toProductAttributes({ language }: Shop, record: ProductRecord): Product['attributes'] {
  const { color } = record
  return {
    name: toAttribute('name', language, { label: record.name }),
    brand: toAttribute('brand', language, { label: record.brand }),
    color: toAttribute('color', language, { id: color.id, label: color.label, value: color.key }),
    colorHex: toAttribute('colorHex', language, { label: color.hex }),
  }
}

function toImage({ file, width, height, assetName, alt }: ImageRecord): Product['images'][number] {
  return { hash: file, width, height, attributes: { assetName, alt } }
}

function toCategories(tree: CategoryTree, { categoryIds }: ProductRecord): Product['categories'] {
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
