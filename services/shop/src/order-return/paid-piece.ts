import type { ReducedAmount, ReductionCategory } from '../pricing/reduction.ts'
import { toTraits, type ProductTraits } from '../promotion/promoted-item.ts'
import type { KeptPiece } from '../order/kept-order.ts'

/** A piece as it was sold, with what promotion and voucher took off told apart. */
export interface PaidPiece extends ProductTraits {
  id: number
  variantId: number
  /** What was paid for it in the end. */
  cents: number
  /** Before promotion and voucher. */
  unit: ReducedAmount
  promotionId: string | null
  promotionCents: number
  voucherCents: number
}

export function toPaidPiece({ id, variantId, cents, document }: KeptPiece): PaidPiece {
  const { appliedReductions } = document.price
  const reducedBy = (category: ReductionCategory) =>
    appliedReductions
      .filter((reduction) => reduction.category === category)
      .reduce((sum, { amount }) => sum + amount.absoluteWithTax, 0)
  const promotionCents = reducedBy('promotion')
  const voucherCents = reducedBy('voucher')
  return {
    ...toTraits(document.product),
    id,
    variantId,
    cents,
    unit: {
      withTax: cents + promotionCents + voucherCents,
      reductions: appliedReductions.filter(
        ({ category }) => category === 'sale' || category === 'campaign',
      ),
    },
    promotionId: document.promotionId,
    promotionCents,
    voucherCents,
  }
}

export function sumPaid(pieces: readonly PaidPiece[]): number {
  return pieces.reduce((sum, { cents }) => sum + cents, 0)
}
