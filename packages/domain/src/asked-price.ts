interface PricedLine {
  quantity: number
  price: {
    total: {
      withTax: number
      appliedReductions: readonly { category: string; amount: { absoluteWithTax: number } }[]
    }
  }
}

/**
 * What one piece of a line costs before promotion and voucher, which come and go with what else is in
 * the basket. Sale and campaign are taken off every piece alike, so this divides without a rest.
 */
export function askedUnitCents({ price: { total }, quantity }: PricedLine): number {
  const givenBack = total.appliedReductions
    .filter(({ category }) => category === 'promotion' || category === 'voucher')
    .reduce((sum, { amount }) => sum + amount.absoluteWithTax, 0)
  return Math.round((total.withTax + givenBack) / Math.max(1, quantity))
}
