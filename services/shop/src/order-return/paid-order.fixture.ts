import { unreduced } from '../pricing/reduction.ts'
import { shareVoucher } from '../pricing/voucher.ts'
import type { KeptPromotion } from '../promotion/kept-promotion.ts'
import {
  aKeptPromotion,
  gift,
  minimumOrderValue,
  minQuantity,
  percentOff,
} from '../promotion/promotion.fixture.ts'
import { judgePromotions } from '../promotion/promotion-rules.ts'
import type { OrderReductions } from './lost-reductions.ts'
import { sumPaid, type PaidPiece } from './paid-piece.ts'
import {
  quoteRefund,
  type ComingBack,
  type EarlierReturns,
  type QuoteFacts,
} from './refund-quote.ts'

interface Line {
  variantId: number
  cents: number
  quantity: number
  promotionId: string | null
}

interface VoucherTerms {
  percent: number
  minimumCents: number | null
}

const NOTHING: EarlierReturns = { pieceIds: [], goodsCents: 0, deliveryCents: 0 }

/** An order as it is placed: promotions are judged, the voucher is shared, lines become pieces. */
export function aPaidOrder(
  lines: readonly Line[],
  promotions: readonly KeptPromotion[] = [],
  voucher: VoucherTerms | null = null,
): OrderReductions & { pieces: PaidPiece[] } {
  const traits = { categoryIds: new Set<number>(), brand: null, suitIds: new Set<number>() }
  const items = lines.map(({ variantId, cents, quantity, promotionId }, position) => ({
    ...traits,
    key: String(position),
    position,
    variantId,
    productId: variantId,
    quantity,
    unit: unreduced(cents),
    promotionId,
    promotionCode: null,
  }))
  const { judgements } = judgePromotions({ items, promotions, customerGroups: [], codes: [] })
  const promoted = items.map(
    ({ key, unit, quantity }) => judgements.get(key)?.price ?? unreduced(unit.withTax * quantity),
  )
  const goodsCents = promoted.reduce((sum, { withTax }) => sum + withTax, 0)
  const isReduced = voucher !== null && goodsCents >= (voucher.minimumCents ?? 0)
  const totals = isReduced
    ? shareVoucher(promoted, { type: 'relative', percent: voucher.percent })
    : promoted
  const pieces = items.flatMap((item, index) => {
    const whole = item.unit.withTax * item.quantity
    const afterPromotion = promoted[index]?.withTax ?? whole
    const total = totals[index]?.withTax ?? afterPromotion
    const share = (cents: number) => shareEvenly(cents, item.quantity)
    const [paid, promotionShares, voucherShares] = [
      share(total),
      share(whole - afterPromotion),
      share(afterPromotion - total),
    ]
    return paid.map((cents, piece): PaidPiece => {
      const promotionCents = promotionShares[piece] ?? 0
      const voucherCents = voucherShares[piece] ?? 0
      return {
        ...traits,
        id: index * 100 + piece,
        productId: item.productId,
        variantId: item.variantId,
        cents,
        unit: unreduced(cents + promotionCents + voucherCents),
        promotionId: item.promotionId,
        promotionCents,
        voucherCents,
      }
    })
  })
  const reducing = promotions.filter(({ promotion }) =>
    pieces.some(({ promotionId, promotionCents }) => {
      return promotionId === promotion.id && promotionCents > 0
    }),
  )
  return {
    pieces,
    promotions: reducing,
    voucher: isReduced ? { code: 'WINTER', minimumCents: voucher.minimumCents } : null,
  }
}

export function quote(
  order: ReturnType<typeof aPaidOrder>,
  ids: readonly number[],
  facts: Partial<QuoteFacts> = {},
) {
  return quoteRefund({
    ...order,
    earlier: NOTHING,
    comingBack: ids.map(back),
    method: 'label_pdf',
    labelFeeCents: 0,
    deliveryCents: 0,
    leftCents: sumPaid(order.pieces) + (facts.deliveryCents ?? 0),
    ...facts,
  })
}

export function back(pieceId: number): ComingBack {
  return { pieceId, reason: 'none', isExchanged: false }
}

/** Several parcels, one after the other; what each of them brought. */
export function sendBack(
  order: ReturnType<typeof aPaidOrder>,
  parcels: readonly (readonly number[])[],
  facts: Partial<QuoteFacts> = {},
) {
  let earlier = NOTHING
  let leftCents = sumPaid(order.pieces) + (facts.deliveryCents ?? 0)
  return parcels.map((ids) => {
    const quoted = quote(order, ids, { ...facts, earlier, leftCents })
    leftCents -= quoted.refundCents
    earlier = {
      pieceIds: [...earlier.pieceIds, ...ids],
      goodsCents:
        earlier.goodsCents + quoted.itemsCents - quoted.adjustmentCents + quoted.restoredCents,
      deliveryCents: earlier.deliveryCents + quoted.deliveryCents,
    }
    return quoted
  })
}

export function refunded(quotes: readonly { refundCents: number }[]): number {
  return quotes.reduce((sum, { refundCents }) => sum + refundCents, 0)
}

export const tenth = aKeptPromotion({ id: 'tenth', effect: percentOff(10) })
export const fromTwo = aKeptPromotion({
  id: 'two',
  effect: percentOff(20),
  conditions: [minQuantity(2)],
})
export const from200 = aKeptPromotion({
  id: 'value',
  effect: percentOff(15),
  conditions: [minimumOrderValue(20_000)],
})
export const threeForTwo = aKeptPromotion({
  id: 'three',
  effect: gift({
    variantIds: [1, 2, 3],
    maxCount: 3,
    applicableItemSelectionType: 'cheapest',
    eligibleItemsQuantity: 3,
  }),
})
export const scarf = aKeptPromotion({
  id: 'scarf',
  effect: gift({ variantIds: [901] }),
  conditions: [minimumOrderValue(10_000)],
})

export function line(
  variantId: number,
  cents: number,
  promotionId: string | null = null,
  quantity = 1,
) {
  return { variantId, cents, quantity, promotionId }
}

/** As whole cents allow, the larger ones first. */
function shareEvenly(cents: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, index) => Math.ceil((cents - index) / parts))
}
