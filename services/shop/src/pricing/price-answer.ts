import type { Price } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import type { ShownPrice } from './shown-price.ts'
import { splitTax, VAT_RATES } from './vat.ts'

export function toPrice(shop: Shop, { price, reductionsRelativeTo }: ShownPrice): Price {
  return {
    ...splitTax(price.withTax, VAT_RATES[shop.path]),
    currencyCode: shop.currency,
    appliedReductions: [...price.reductions],
    ...(reductionsRelativeTo !== null && { reductionsRelativeTo }),
  }
}
