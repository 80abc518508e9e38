import type { PaymentMethodKey } from '../order/order-draft.ts'

/** A part of a refund that goes one way. */
export interface RefundShare {
  method: PaymentMethodKey | 'giftcard'
  /** Of the gift card it goes to; `null` for every other way. */
  cardId: string | null
  cents: number
}

interface PaidShares {
  /** What the order still has of each gift card. */
  cards: ReadonlyMap<string, number>
  /** What was paid otherwise, and what of that has gone back. */
  paidCents: number
  refundedCents: number
  method: PaymentMethodKey | null
}

/** The way it was paid, gift cards first; never more than is left of it. */
export function splitRefund(cents: number, paid: PaidShares): RefundShare[] {
  const shares: RefundShare[] = []
  let left = Math.max(cents, 0)
  for (const [cardId, cardCents] of paid.cards) {
    const share = Math.min(left, Math.max(cardCents, 0))
    if (share > 0) shares.push({ method: 'giftcard', cardId, cents: share })
    left -= share
  }
  const rest = Math.min(left, Math.max(paid.paidCents - paid.refundedCents, 0))
  if (rest > 0 && paid.method !== null) {
    shares.push({ method: paid.method, cardId: null, cents: rest })
  }
  return shares
}
