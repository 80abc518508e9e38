import { roundHalfUp, toFraction } from './rounding.ts'

/** In the order in which they are applied. */
export const REDUCTION_CATEGORIES = ['sale', 'campaign', 'promotion', 'voucher'] as const

export type ReductionCategory = (typeof REDUCTION_CATEGORIES)[number]

/** What is taken off: a share of the amount, or cents. */
export type ReductionWish =
  | { type: 'relative'; percent: number }
  | { type: 'absolute'; cents: number }

export interface Reduction {
  category: ReductionCategory
  type: 'relative' | 'absolute'
  /** `relative` is the part of the amount as it was immediately before this reduction. */
  amount: { absoluteWithTax: number; relative: number }
}

/** An amount in cents and how it came down to what it is; reductions are in the order applied. */
export interface ReducedAmount {
  readonly withTax: number
  readonly reductions: readonly Reduction[]
}

export function unreduced(withTax: number): ReducedAmount {
  return { withTax, reductions: [] }
}

/** Takes off what is wished for, but never more than there is. */
export function reduce(
  amount: ReducedAmount,
  category: ReductionCategory,
  wish: ReductionWish,
): ReducedAmount {
  const wished = wish.type === 'relative' ? (amount.withTax * wish.percent) / 100 : wish.cents
  return reduceByCents(amount, { category, type: wish.type, cents: roundHalfUp(wished) })
}

export function reduceByCents(
  { withTax, reductions }: ReducedAmount,
  step: { category: ReductionCategory; type: Reduction['type']; cents: number },
): ReducedAmount {
  const absoluteWithTax = Math.min(Math.max(step.cents, 0), withTax)
  if (absoluteWithTax === 0) return { withTax, reductions }
  const amount = { absoluteWithTax, relative: toFraction(absoluteWithTax, withTax) }
  return {
    withTax: withTax - absoluteWithTax,
    reductions: [...reductions, { category: step.category, type: step.type, amount }],
  }
}

/** What it would cost without any of its reductions. */
export function beforeReductions({ withTax, reductions }: ReducedAmount): number {
  return reductions.reduce((sum, { amount }) => sum + amount.absoluteWithTax, withTax)
}
