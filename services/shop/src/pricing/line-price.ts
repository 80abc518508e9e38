import {
  beforeReductions,
  reduce,
  reduceByCents,
  unreduced,
  type ReducedAmount,
  type ReductionWish,
} from './reduction.ts'
import { roundHalfUp } from './rounding.ts'

/** Several pieces at their unit price, with the reductions of all of them. */
export function toLinePrice(unit: ReducedAmount, quantity: number): ReducedAmount {
  return {
    withTax: unit.withTax * quantity,
    reductions: unit.reductions.map(({ amount, ...reduction }) => ({
      ...reduction,
      amount: { ...amount, absoluteWithTax: amount.absoluteWithTax * quantity },
    })),
  }
}

/** A promotion reduces the whole line; cents are meant per piece. */
export function applyPromotion(
  line: ReducedAmount,
  quantity: number,
  wish: ReductionWish,
): ReducedAmount {
  if (wish.type === 'relative') return reduce(line, 'promotion', wish)
  return reduceByCents(line, {
    category: 'promotion',
    type: 'absolute',
    cents: wish.cents * quantity,
  })
}

/**
 * What one piece of the line costs after everything, with its part of every reduction. Only ever shown,
 * never multiplied again: where the pieces do not divide the line, it is rounded.
 */
export function toShownUnit(line: ReducedAmount, quantity: number): ReducedAmount {
  const withTax = roundHalfUp(line.withTax / quantity)
  const parts = line.reductions.map(({ category, type, amount }) => ({
    category,
    type,
    cents: roundHalfUp(amount.absoluteWithTax / quantity),
  }))
  // Sale and campaign are the same for every piece; what is rounded belongs to the last that is not.
  const rounded = parts.findLast(
    ({ category }) => category === 'promotion' || category === 'voucher',
  )
  const before = beforeReductions(line) / quantity
  if (rounded) rounded.cents += before - withTax - sumCents(parts)
  return parts.reduce(reduceByCents, unreduced(before))
}

function sumCents(parts: readonly { cents: number }[]): number {
  return parts.reduce((sum, { cents }) => sum + cents, 0)
}
