import { hash } from 'node:crypto'
import type { ProductDocument } from '../documents/product-document.ts'
import { variantOffersOf } from './product-offers.ts'

/** What of a document is kept as it came, because the rows hold it only translated or not at all. */
export type ProductFacts = Omit<
  ProductDocument,
  'variants' | 'prices' | 'priceHistory' | 'images' | 'firstLiveAt' | 'sellableFrom' | 'sellableTo'
>

export function toFacts(document: ProductDocument): ProductFacts {
  const {
    variants: _variants,
    prices: _prices,
    priceHistory: _priceHistory,
    images: _images,
    firstLiveAt: _firstLiveAt,
    sellableFrom: _sellableFrom,
    sellableTo: _sellableTo,
    ...facts
  } = document
  return facts
}

/**
 * Equal for documents that mean the same rows. It leaves out what an import never changes once it is
 * known: past prices, the first day, and what is measured from pixels.
 */
export function hashDocument(document: ProductDocument, facts: string): string {
  const { sellableFrom, sellableTo } = document
  const variants = document.variants
    .toSorted(byId)
    .map((variant) => [
      variant.id,
      variant.referenceKey,
      variant.size,
      variant.isSellableWithoutStock,
      variantOffersOf(document, variant).map(({ shop, cents, reducedFromCents, stock }) => [
        shop.shopId,
        cents,
        reducedFromCents,
        stock,
      ]),
    ])
  const images = document.images.map(({ averageColor: _, thumbhash: __, ...image }) => image)
  const rest = JSON.stringify([toMs(sellableFrom), toMs(sellableTo), variants, images])
  return hash('sha256', `${facts}\n${rest}`, 'base64url')
}

function byId(left: { id: number }, right: { id: number }): number {
  return left.id - right.id
}

export function toMs(time: string | undefined): number | null {
  return time === undefined ? null : Date.parse(time)
}
