import { SHOPS, type Shop, type ShopPath } from '@saum/domain/shops'
import type { ProductDocument } from '../documents/product-document.ts'
import type { Asked, EndedPrice } from './price-plan.ts'

type VariantDocument = ProductDocument['variants'][number]

/** A product in one shop; without a price there it is in none. */
export interface ShopOffer {
  shop: Shop
  isActive: boolean
}

/** A variant in one shop, as the document wants it. */
export interface VariantOffer extends Asked {
  shop: Shop
  /** Since when it is asked, if the document says so. */
  since: number | null
  stock: number
}

export function offersOf(document: ProductDocument): ShopOffer[] {
  const { shops, prices, variants } = document
  return SHOPS.filter(
    ({ path }) => prices[path] !== undefined || variants.some((variant) => variant.prices?.[path]),
  ).map((shop) => ({ shop, isActive: shops?.includes(shop.path) ?? true }))
}

export function variantOffersOf(
  document: ProductDocument,
  variant: VariantDocument,
): VariantOffer[] {
  return SHOPS.flatMap((shop) => {
    const price = variant.prices?.[shop.path] ?? document.prices[shop.path]
    if (price === undefined) return []
    return {
      shop,
      cents: price.amount,
      reducedFromCents: price.was ?? null,
      since: price.since === undefined ? null : Date.parse(price.since),
      stock: stockOf(variant, shop.path),
    }
  })
}

/** What was asked for the variant in the shop before this range came here, oldest first. */
export function historyOf(
  document: ProductDocument,
  variant: VariantDocument,
  shopPath: ShopPath,
): EndedPrice[] {
  return (variant.priceHistory ?? document.priceHistory)
    .filter(({ shop }) => shop === shopPath)
    .map(({ amount, was, from, until }) => ({
      cents: amount,
      reducedFromCents: was ?? null,
      validFrom: Date.parse(from),
      validTo: Date.parse(until),
    }))
}

function stockOf({ stock }: VariantDocument, shopPath: ShopPath): number {
  return typeof stock === 'number' ? stock : (stock[shopPath] ?? 0)
}
