import type { RefundQuote } from '@saum/contract/order-return'
import type { ReturnMethod, ReturnReason } from '@saum/domain/return-choices'
import { lostReductions, type LostReduction, type OrderReductions } from './lost-reductions.ts'
import { sumPaid, type PaidPiece } from './paid-piece.ts'

/** A piece somebody sends back. */
export interface ComingBack {
  pieceId: number
  reason: ReturnReason
  /** Another size is sent instead of money. */
  isExchanged: boolean
}

/** What was sent back with other parcels, and what was given for it. */
export interface EarlierReturns {
  pieceIds: readonly number[]
  goodsCents: number
  deliveryCents: number
}

export interface QuoteFacts extends OrderReductions {
  /** All that were sold and not exchanged since. */
  pieces: readonly PaidPiece[]
  earlier: EarlierReturns
  comingBack: readonly ComingBack[]
  method: ReturnMethod
  /** What our label costs. */
  labelFeeCents: number
  /** What is given back for delivery once everything is back; nothing after the period for that. */
  deliveryCents: number
  /** Paid and not refunded yet. */
  leftCents: number
}

type QuotedCents = Omit<RefundQuote, 'currencyCode' | 'refundTo'>

/** Our mistake, so the way back is on us. */
const OUR_FAULT: ReadonlySet<ReturnReason> = new Set(['quality', 'wrong_item'])

/**
 * What is given for one parcel. It is worked out from everything that has come back so far, less what was
 * given for it: however an order is split into parcels, in the end no more and no less than was paid.
 */
export function quoteRefund(facts: QuoteFacts): QuotedCents {
  const { pieces, earlier, comingBack, leftCents } = facts
  const refunded = new Set(
    comingBack.flatMap(({ pieceId, isExchanged }) => (isExchanged ? [] : [pieceId])),
  )
  const returned = new Set([...earlier.pieceIds, ...refunded])
  const itemsCents = sumPaid(pieces.filter(({ id }) => refunded.has(id)))
  const { backCents, lost } = worthOf(facts, returned)
  const goodsCents = between(backCents - earlier.goodsCents, 0, leftCents)
  const isAll = refunded.size > 0 && pieces.every(({ id }) => returned.has(id))
  const deliveryCents = isAll
    ? between(facts.deliveryCents - earlier.deliveryCents, 0, leftCents - goodsCents)
    : 0
  const labelFeeCents = Math.min(labelFee(facts), goodsCents + deliveryCents)
  const adjustmentCents = Math.max(itemsCents - goodsCents, 0)
  return {
    itemsCents,
    adjustmentCents,
    adjustments: shareAdjustment(adjustmentCents, lost),
    restoredCents: Math.max(goodsCents - itemsCents, 0),
    deliveryCents,
    labelFeeCents,
    refundCents: goodsCents + deliveryCents - labelFeeCents,
  }
}

/** What the returned pieces bring altogether, and which reductions that costs. */
function worthOf({ pieces, ...reductions }: QuoteFacts, returned: ReadonlySet<number>) {
  const lost = lostReductions(
    reductions,
    pieces.filter(({ id }) => !returned.has(id)),
  )
  const lostCents = lost.reduce((sum, { cents }) => sum + cents, 0)
  const paidCents = sumPaid(pieces.filter(({ id }) => returned.has(id)))
  return { backCents: Math.max(paidCents - lostCents, 0), lost }
}

function labelFee({ method, comingBack, labelFeeCents }: QuoteFacts): number {
  const isFree = comingBack.some(({ isExchanged, reason }) => isExchanged || OUR_FAULT.has(reason))
  return method === 'store' || isFree ? 0 : labelFeeCents
}

/** By the names of the reductions; no more than is taken off in the end. */
function shareAdjustment(cents: number, lost: readonly LostReduction[]): LostReduction[] {
  let left = cents
  return lost.flatMap(({ name, cents: most }) => {
    const share = Math.min(most, left)
    left -= share
    return share === 0 ? [] : { name, cents: share }
  })
}

function between(cents: number, least: number, most: number): number {
  return Math.max(least, Math.min(cents, most))
}
