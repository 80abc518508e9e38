import type { VoucherFault } from '@saum/contract/basket-shape'
import type { ReductionWish } from '../pricing/reduction.ts'

/** A voucher as one shop sees it: its amounts are in the currency of the shop. */
export interface KeptVoucher {
  code: string
  startsAt: number
  endsAt: number
  isUsedUp: boolean
  wish: ReductionWish
  minimumCents: number | null
  /** Whether it goes together with promotions. */
  isCombinable: boolean
}

export interface VoucherOrder {
  /** What the goods cost after promotions. */
  goodsCents: number
  /** Of the promotions that reduce something. */
  promotionNames: readonly string[]
  now: number
}

/**
 * Why it takes nothing off this order; `null` when it does. First what nobody can change, then what
 * waiting changes, then what the shopper can: whoever is told to buy more must not be told afterwards
 * that it was for nothing.
 */
export function judgeVoucher(voucher: KeptVoucher, order: VoucherOrder): VoucherFault | null {
  const { startsAt, endsAt, minimumCents } = voucher
  const { goodsCents, now } = order
  // The end is the first moment it is not good for any more.
  if (now >= endsAt) return { reason: 'expired', moment: new Date(endsAt - 1).toISOString() }
  if (voucher.isUsedUp) return { reason: 'used-up' }
  if (now < startsAt) return { reason: 'not-started', moment: new Date(startsAt).toISOString() }
  if (goodsCents <= 0) return { reason: 'nothing-to-reduce' }
  const [promotionName] = order.promotionNames
  if (!voucher.isCombinable && promotionName !== undefined) {
    return { reason: 'not-combinable', promotionName }
  }
  if (minimumCents !== null && goodsCents < minimumCents) {
    return { reason: 'below-minimum', minimumCents, missingCents: minimumCents - goodsCents }
  }
  return null
}
