import type { Price } from '@saum/contract/product'
import type { Shop, ShopPath } from '@saum/domain/shops'

const VAT_RATES: Readonly<Record<ShopPath, number>> = {
  de: 0.19,
  at: 0.2,
  ch: 0.081,
  'fr-ch': 0.081,
  en: 0.19,
}

/** A price as shoppers pay it, in cents including tax. */
export interface AskedPrice {
  cents: number
  reducedFromCents: number | null
}

export function toPrice(shop: Shop, { cents, reducedFromCents }: AskedPrice): Price {
  const rate = VAT_RATES[shop.path]
  const withoutTax = roundHalfUp(cents / (1 + rate))
  return {
    withTax: cents,
    withoutTax,
    currencyCode: shop.currency,
    tax: { vat: { rate, amount: cents - withoutTax } },
    appliedReductions: reducedFromCents === null ? [] : [toSale(cents, reducedFromCents)],
  }
}

function toSale(cents: number, reducedFromCents: number): Price['appliedReductions'][number] {
  const absoluteWithTax = reducedFromCents - cents
  const relative = roundHalfUp((absoluteWithTax / reducedFromCents) * 10_000) / 10_000
  return { category: 'sale', amount: { absoluteWithTax, relative } }
}

function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5)
}
