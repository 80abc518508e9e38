import { reduceByCents, reduce, type ReducedAmount, type ReductionWish } from './reduction.ts'
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

/** What one piece of the line costs after everything; only ever shown, never multiplied again. */
export function shownUnitCents(line: ReducedAmount, quantity: number): number {
  return roundHalfUp(line.withTax / quantity)
}
