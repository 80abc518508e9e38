import { findShopById, SHOPS, type ShopPath } from '@saum/domain/shops'
import type { ProductDocument } from '../documents/product-document.ts'
import type { EndedPrice, StandingPrice } from './price-plan.ts'

type VariantDocument = ProductDocument['variants'][number]
type AskedPrice = NonNullable<ProductDocument['prices']['de']>
type PastPrice = ProductDocument['priceHistory'][number]
type PerShop<T> = Partial<Record<ShopPath, T>>

export interface VariantRow {
  id: number
  productId: number
  referenceKey: string
  size: string
}

export interface OfferRow extends StandingPrice {
  variantId: number
  shopId: number
  stock: number
  isSellableWithoutStock: number
}

export interface PastRow extends EndedPrice {
  variantId: number
  shopId: number
}

type ByVariant<Row> = ReadonlyMap<number, readonly Row[]>

/** What sizes have in common is said once for the product; the rest with the size. */
export function toVariantDocuments(
  variants: readonly VariantRow[],
  offersOf: ByVariant<OfferRow>,
  pastOf: ByVariant<PastRow>,
): Pick<ProductDocument, 'variants' | 'prices' | 'priceHistory'> {
  const asked = variants.map(({ id }) => toPrices(offersOf.get(id) ?? []))
  const prices = commonPrices(asked)
  const histories = variants.map(({ id }) => (pastOf.get(id) ?? []).flatMap(toPast))
  const [priceHistory = []] = histories
  return {
    prices,
    priceHistory,
    variants: variants.map(({ id, referenceKey, size }, index) => {
      const offers = offersOf.get(id) ?? []
      const own = ownPrices(asked[index] ?? {}, prices)
      const history = histories[index] ?? []
      return {
        id,
        referenceKey,
        size,
        stock: toStock(offers),
        isSellableWithoutStock: offers[0]?.isSellableWithoutStock === 1,
        ...(Object.keys(own).length === 0 ? {} : { prices: own }),
        ...(isSame(history, priceHistory) ? {} : { priceHistory: history }),
      }
    }),
  }
}

function toPrices(offers: readonly OfferRow[]): PerShop<AskedPrice> {
  const prices: PerShop<AskedPrice> = {}
  for (const { shopId, cents, reducedFromCents, pricedAt } of offers) {
    const shop = findShopById(shopId)
    if (shop === undefined) continue
    prices[shop.path] = {
      amount: cents,
      ...(reducedFromCents === null ? {} : { was: reducedFromCents }),
      since: toTime(pricedAt),
    }
  }
  return prices
}

/** The price of the first size, in the shops that sell every size. */
function commonPrices(asked: readonly PerShop<AskedPrice>[]): PerShop<AskedPrice> {
  const common: PerShop<AskedPrice> = {}
  for (const { path } of SHOPS) {
    const [first] = asked
    const price = first?.[path]
    if (price !== undefined && asked.every((prices) => prices[path] !== undefined)) {
      common[path] = price
    }
  }
  return common
}

function ownPrices(asked: PerShop<AskedPrice>, common: PerShop<AskedPrice>): PerShop<AskedPrice> {
  const own: PerShop<AskedPrice> = {}
  for (const { path } of SHOPS) {
    const price = asked[path]
    if (price !== undefined && !isSame(price, common[path])) own[path] = price
  }
  return own
}

function toStock(offers: readonly OfferRow[]): VariantDocument['stock'] {
  const [first] = offers
  if (offers.every(({ stock }) => stock === first?.stock)) return first?.stock ?? 0
  const stocks: PerShop<number> = {}
  for (const { shopId, stock } of offers) {
    const shop = findShopById(shopId)
    if (shop !== undefined) stocks[shop.path] = stock
  }
  return stocks
}

function toPast({ shopId, cents, reducedFromCents, validFrom, validTo }: PastRow): PastPrice[] {
  const shop = findShopById(shopId)
  if (shop === undefined) return []
  return [
    {
      shop: shop.path,
      amount: cents,
      ...(reducedFromCents === null ? {} : { was: reducedFromCents }),
      from: toTime(validFrom),
      until: toTime(validTo),
    },
  ]
}

function toTime(ms: number): string {
  return new Date(ms).toISOString()
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
