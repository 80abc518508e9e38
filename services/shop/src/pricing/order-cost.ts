import { beforeReductions, REDUCTION_CATEGORIES } from './reduction.ts'
import type { ReducedAmount, Reduction, ReductionCategory } from './reduction.ts'
import { toFraction } from './rounding.ts'
import { splitTax, type TaxedAmount } from './vat.ts'

export interface OrderCost extends TaxedAmount {
  appliedReductions: Reduction[]
}

/** Tax is rounded line by line; reductions are summed up by category, in the order applied. */
export function toOrderCost(lines: readonly ReducedAmount[], rate: number): OrderCost {
  const taxed = lines.map(({ withTax }) => splitTax(withTax, rate))
  const sum = (amountOf: (line: TaxedAmount) => number) =>
    taxed.reduce((total, line) => total + amountOf(line), 0)
  return {
    withTax: sum(({ withTax }) => withTax),
    withoutTax: sum(({ withoutTax }) => withoutTax),
    tax: { vat: { rate, amount: sum(({ tax }) => tax.vat.amount) } },
    appliedReductions: toCategorySums(lines),
  }
}

function toCategorySums(lines: readonly ReducedAmount[]): Reduction[] {
  let before = lines.reduce((sum, line) => sum + beforeReductions(line), 0)
  return REDUCTION_CATEGORIES.flatMap((category): Reduction[] => {
    const absoluteWithTax = lines.reduce((sum, line) => sum + reductionOf(line, category), 0)
    if (absoluteWithTax === 0) return []
    const relative = toFraction(absoluteWithTax, before)
    before -= absoluteWithTax
    return [{ category, type: 'absolute', amount: { absoluteWithTax, relative } }]
  })
}

function reductionOf({ reductions }: ReducedAmount, category: ReductionCategory): number {
  return reductions
    .filter((reduction) => reduction.category === category)
    .reduce((sum, { amount }) => sum + amount.absoluteWithTax, 0)
}
