import type { IndexProduct } from '@saum/contract/search-feed'
import type { Shop } from '@saum/domain/shops'
import type { IndexDocument } from '../index/index-document.ts'
import type { KeywordField, NumberField } from '../shop-schema.ts'
import type { CategoryDirectory, DirectoryCategory } from './category-directory.ts'
import { meritOf, standingOf } from './merit.ts'
import { toOffer } from './offer.ts'
import { toProductJson } from './product-json.ts'

/** What a product cannot say about itself. */
export interface DocumentView {
  shop: Shop
  categories: CategoryDirectory
  /** Between 0 and 1, by product id. */
  popularityOf(id: number): number
  now: number
}

/** Attributes by which a listing is narrowed; keys of the catalogue and fields of the index agree. */
const ATTRIBUTE_FIELDS = [
  'material',
  'pattern',
  'fit',
  'length',
  'sleeve',
  'neckline',
  'occasion',
] as const satisfies readonly KeywordField[]

/** A product as it is found, filtered, sorted and answered. */
export function toIndexDocument(product: IndexProduct, view: DocumentView): IndexDocument {
  const categories = product.categoryIds.flatMap((id) => view.categories.byId(id) ?? [])
  return {
    id: product.id,
    groupKey: product.masterKey,
    texts: toTexts(product, categories),
    keywords: toKeywords(product, categories),
    paths: { ec_category: categories.map(({ path }) => path) },
    numbers: toNumbers(product),
    merit: meritOf(standingOf(product, view.now), view.popularityOf(product.id)),
    ...toProductJson(product, { shop: view.shop, categories }),
  }
}

function toTexts(product: IndexProduct, categories: readonly DirectoryCategory[]) {
  const { shortDescription, description } = product
  return {
    name: [product.name],
    number: [
      String(product.id),
      product.masterKey,
      product.referenceKey,
      ...product.sizes.map(({ referenceKey }) => referenceKey),
    ],
    category: unique(categories.flatMap(({ path }) => path)),
    color: unique([product.color.label, product.color.family ?? product.color.label]),
    brand: [product.brand],
    attributes: [
      ...Object.values(product.attributes).flat(),
      ...product.materials,
      ...product.badges,
    ],
    description: [shortDescription ?? '', description ?? '', ...product.details, ...product.care],
  }
}

function toKeywords(
  product: IndexProduct,
  categories: readonly DirectoryCategory[],
): Record<KeywordField, readonly string[]> {
  const { reductionPercent } = toOffer(product)
  const sellable = product.sizes.filter(({ isSellable }) => isSellable)
  const attributes = Object.fromEntries(
    ATTRIBUTE_FIELDS.map((field) => [field, unique(product.attributes[field] ?? [])]),
  ) as Record<(typeof ATTRIBUTE_FIELDS)[number], string[]>
  return {
    ...attributes,
    ec_brand: [product.brand],
    ec_color: [product.color.family ?? product.color.label],
    size: unique(sellable.map(({ label }) => label)),
    label: [...(reductionPercent > 0 ? ['sale'] : []), ...(product.isNew ? ['new'] : [])],
    availability: [product.isSoldOut ? 'sold_out' : 'in_stock'],
    store: product.branchIds.map(String),
    ec_product_id: [String(product.id)],
    category_id: unique(categories.flatMap(({ ids }) => ids.map(String))),
    ec_item_group_id: [product.masterKey],
  }
}

function toNumbers(product: IndexProduct): Record<NumberField, number | null> {
  const { asked, reductionPercent } = toOffer(product)
  return { ec_price: asked, ec_date: product.firstLiveAt, ec_reduction: reductionPercent }
}

function unique(values: readonly string[]): string[] {
  return values.length < 2 ? [...values] : [...new Set(values)]
}
