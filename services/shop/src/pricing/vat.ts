import type { ShopPath } from '@saum/domain/shops'
import { roundHalfUp } from './rounding.ts'

/** The English shop delivers to the whole Union; its price list counts as German. */
export const VAT_RATES: Readonly<Record<ShopPath, number>> = {
  de: 0.19,
  at: 0.2,
  ch: 0.081,
  'fr-ch': 0.081,
  en: 0.19,
}

export interface TaxedAmount {
  withTax: number
  withoutTax: number
  tax: { vat: { rate: number; amount: number } }
}

/** The tax is what is left, so that both parts always add up to the whole. */
export function splitTax(withTax: number, rate: number): TaxedAmount {
  const withoutTax = roundHalfUp(withTax / (1 + rate))
  return { withTax, withoutTax, tax: { vat: { rate, amount: withTax - withoutTax } } }
}
