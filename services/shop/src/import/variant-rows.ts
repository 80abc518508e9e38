import type { ProductDocument } from '../documents/product-document.ts'
import { endPrice, firstPricedAt, planPrice, type EndedPrice } from './price-plan.ts'
import { historyOf, variantOffersOf, type VariantOffer } from './product-offers.ts'
import type { KnownVariantOffer } from './product-state.ts'

export interface VariantShopRow {
  shop_id: number
  variant_id: number
  price_cents: number
  reduced_from_cents: number | null
  priced_at: number
  stock_quantity: number
  is_sellable_without_stock: boolean
}

export interface PriceHistoryRow {
  shop_id: number
  variant_id: number
  valid_from: number
  valid_to: number
  price_cents: number
  reduced_from_cents: number | null
}

/** What the prices and stocks of some products become. */
export interface VariantChanges {
  offers: VariantShopRow[]
  history: PriceHistoryRow[]
  /** Variants that a shop does not sell any more. */
  withdrawn: { shopId: number; variantId: number }[]
}

type KnownOffers = ReadonlyMap<number, readonly KnownVariantOffer[]>

/** Adds what the variants of this document change. */
export function planVariants(
  document: ProductDocument,
  known: KnownOffers,
  now: number,
  changes: VariantChanges,
): void {
  for (const variant of document.variants) {
    const standing = known.get(variant.id) ?? []
    const isNew = standing.length === 0
    const wanted = variantOffersOf(document, variant)
    for (const offer of wanted) {
      const { shopId, path } = offer.shop
      const before = standing.find((one) => one.shopId === shopId)
      const past = isNew ? historyOf(document, variant, path) : []
      for (const ended of past) changes.history.push(toHistoryRow(shopId, variant.id, ended))
      const { pricedAt, ended } =
        before === undefined
          ? { pricedAt: isNew ? firstPricedAt({ ...offer, history: past }, now) : now, ended: null }
          : planPrice(before, offer, now)
      if (ended !== null) changes.history.push(toHistoryRow(shopId, variant.id, ended))
      changes.offers.push(toOfferRow(variant, offer, pricedAt))
    }
    withdraw(variant.id, standing, wanted, now, changes)
  }
}

function withdraw(
  variantId: number,
  standing: readonly KnownVariantOffer[],
  wanted: readonly VariantOffer[],
  now: number,
  changes: VariantChanges,
): void {
  for (const before of standing) {
    const { shopId } = before
    if (wanted.some(({ shop }) => shop.shopId === shopId)) continue
    changes.withdrawn.push({ shopId, variantId })
    const ended = endPrice(before, now)
    if (ended !== null) changes.history.push(toHistoryRow(shopId, variantId, ended))
  }
}

function toOfferRow(
  variant: ProductDocument['variants'][number],
  offer: VariantOffer,
  pricedAt: number,
): VariantShopRow {
  return {
    shop_id: offer.shop.shopId,
    variant_id: variant.id,
    price_cents: offer.cents,
    reduced_from_cents: offer.reducedFromCents,
    priced_at: pricedAt,
    stock_quantity: offer.stock,
    is_sellable_without_stock: variant.isSellableWithoutStock,
  }
}

function toHistoryRow(shopId: number, variantId: number, ended: EndedPrice): PriceHistoryRow {
  return {
    shop_id: shopId,
    variant_id: variantId,
    valid_from: ended.validFrom,
    valid_to: ended.validTo,
    price_cents: ended.cents,
    reduced_from_cents: ended.reducedFromCents,
  }
}
