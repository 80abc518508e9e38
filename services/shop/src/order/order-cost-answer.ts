import type { Order } from '@saum/contract/order'
import type { Price } from '@saum/contract/product'
import { REDUCTION_CATEGORIES } from '../pricing/reduction.ts'
import { toFraction } from '../pricing/rounding.ts'
import { splitTax } from '../pricing/vat.ts'
import type { KeptOrder, KeptPiece } from './kept-order.ts'

/** All of it, with the delivery as a fee; the tax is what the customer was told. */
export function toCost({ shop, document, pieces }: KeptOrder): Order['cost'] {
  const { totalCents, taxCents, taxRate, deliveryCents } = document.cost
  return {
    withTax: totalCents,
    withoutTax: totalCents - taxCents,
    currencyCode: shop.currency,
    tax: { vat: { rate: taxRate, amount: taxCents } },
    appliedReductions: sumReductions(pieces),
    appliedFees:
      deliveryCents === 0 ? [] : [toDeliveryFee(document.option, deliveryCents, taxRate)],
  }
}

function toDeliveryFee(key: string, cents: number, taxRate: number) {
  const { withTax, withoutTax, tax } = splitTax(cents, taxRate)
  return { category: 'delivery' as const, key, amount: { withTax, withoutTax }, tax }
}

/** Of all pieces together, one entry per kind, as in the basket. */
function sumReductions(pieces: readonly KeptPiece[]): Price['appliedReductions'] {
  const prices = pieces.map(({ document }) => document.price)
  const all = prices.flatMap(({ appliedReductions }) => appliedReductions)
  const goods = prices.reduce((sum, { withTax }) => sum + withTax, 0)
  let before = all.reduce((sum, { amount }) => sum + amount.absoluteWithTax, goods)
  return REDUCTION_CATEGORIES.flatMap((category) => {
    const same = all.filter((reduction) => reduction.category === category)
    const absoluteWithTax = same.reduce((sum, { amount }) => sum + amount.absoluteWithTax, 0)
    if (absoluteWithTax === 0) return []
    const relative = toFraction(absoluteWithTax, before)
    before -= absoluteWithTax
    return [{ category, type: 'absolute' as const, amount: { absoluteWithTax, relative } }]
  })
}
