import { SHOPS } from '@saum/domain/shops'
import { compareSizes } from '@saum/domain/size-order'
import { toSlug } from '@saum/domain/slug'
import { textFor, type LocalizedText } from '../documents/localized-text.ts'
import type { ProductDocument } from '../documents/product-document.ts'
import {
  toStoredAdvancedAttributes,
  toStoredAttributes,
  type AttributeNumbers,
} from './product-attributes.ts'
import { hashDocument, toFacts, toMs } from './product-facts.ts'
import { offersOf } from './product-offers.ts'
import type { References } from './references.ts'
import type { WriteContext } from './write-context.ts'

/** A document on its way into the tables. */
export interface IncomingProduct {
  document: ProductDocument
  facts: string
  hash: string
}

export function toIncoming(document: ProductDocument): IncomingProduct {
  const facts = JSON.stringify(toFacts(document))
  return { document, facts, hash: hashDocument(document, facts) }
}

export function toProductRow(
  { document, facts, hash }: IncomingProduct,
  known: { firstLiveAt: number; createdAt: number } | undefined,
  { now, origin, runId }: WriteContext,
) {
  const { color } = document
  return {
    id: document.id,
    master_key: document.masterKey,
    reference_key: document.referenceKey,
    brand: document.brand,
    color_id: color.id,
    color_key: color.key,
    color_hex: color.hex,
    first_live_at: toMs(document.firstLiveAt) ?? known?.firstLiveAt ?? now,
    sellable_from: toMs(document.sellableFrom),
    sellable_to: toMs(document.sellableTo),
    facts,
    document_hash: hash,
    import_run_id: runId,
    created_at: known?.createdAt ?? now,
    updated_at: now,
    origin,
  }
}

export function toProductShopRows(document: ProductDocument, numbers: AttributeNumbers) {
  return offersOf(document).map(({ shop: { shopId, locale }, isActive }) => {
    // Only a shop that does not show the product may lack its texts.
    const name = textFor(document.name, locale) ?? anyText(document.name)
    const colorLabel = textFor(document.color.label, locale) ?? document.color.key
    return {
      shop_id: shopId,
      product_id: document.id,
      is_active: isActive,
      name,
      slug: toSlug(`${name} ${colorLabel}`),
      color_label: colorLabel,
      attributes: JSON.stringify(toStoredAttributes(document, locale, numbers)),
      advanced_attributes: JSON.stringify(toStoredAdvancedAttributes(document, locale)),
    }
  })
}

export function toVariantRows({ id: productId, variants }: ProductDocument) {
  const inOrder = variants.toSorted((left, right) => compareSizes(left.size, right.size))
  return inOrder.map(({ id, referenceKey, size }, position) => ({
    id,
    product_id: productId,
    reference_key: referenceKey,
    size_label: size,
    position,
  }))
}

export function toImageRows({ id, images }: ProductDocument) {
  return images.map(({ key, assetName, alt }, position) => ({
    product_id: id,
    position,
    picture_key: key,
    asset_name: assetName,
    alt: JSON.stringify(alt),
  }))
}

export function toCategoryRows(
  { id, categories: keys }: ProductDocument,
  { categories }: References,
) {
  return [...new Set(keys)].flatMap((key) => {
    const category = categories.get(key)
    return category === undefined ? [] : [{ category_id: category.id, product_id: id }]
  })
}

function anyText(texts: LocalizedText): string {
  return SHOPS.map(({ locale }) => texts[locale]).find((text) => text !== undefined) ?? ''
}
