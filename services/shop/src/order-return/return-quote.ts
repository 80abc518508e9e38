import type { RefundQuote } from '@saum/contract/order-return'
import { deliveryCost } from '@saum/domain/delivery-cost'
import type { ReturnMethod } from '@saum/domain/return-choices'
import { labelFeeOf, lastDeliveryRefundDay } from '@saum/domain/return-terms'
import { wallTimeAt } from '@saum/domain/zoned-time'
import type { KeptOrder } from '../order/kept-order.ts'
import { splitRefund, type RefundShare } from '../payment/refund-shares.ts'
import type { KeptReturn } from './kept-return.ts'
import type { OrderReductions } from './lost-reductions.ts'
import { toPaidPiece } from './paid-piece.ts'
import { quoteRefund, type ComingBack } from './refund-quote.ts'
import { lastDelivery } from './returnable-piece.ts'

export interface QuotedReturn {
  order: KeptOrder
  reductions: OrderReductions
  /** All of the order. */
  returns: readonly KeptReturn[]
  /** Those that count: announced ones while it is announced, refunded ones when it is refunded. */
  others: readonly KeptReturn[]
  comingBack: readonly ComingBack[]
  method: ReturnMethod
  /** When it was announced. */
  at: number
  /** What the order still has of each gift card. */
  cards: ReadonlyMap<string, number>
}

/** What a return comes to for the customer, and which way it goes. */
export function quoteReturn(quoted: QuotedReturn): RefundQuote {
  const { order, reductions, returns, others, comingBack, method, cards } = quoted
  const quotes = others.map(({ document }) => document.quote)
  const exchangedIds = new Set(
    returns.flatMap(({ items }) =>
      items.flatMap(({ pieceId, exchangePieceId }) => (exchangePieceId === null ? [] : [pieceId])),
    ),
  )
  const cents = quoteRefund({
    ...reductions,
    pieces: order.pieces
      .filter(({ state }) => state !== 'cancelled' && state !== 'undeliverable')
      .filter(({ id }) => !exchangedIds.has(id))
      .map(toPaidPiece),
    earlier: {
      pieceIds: others.flatMap(({ items }) =>
        items.flatMap(({ pieceId, exchangeVariantId }) =>
          exchangeVariantId === null ? [pieceId] : [],
        ),
      ),
      goodsCents: quotes.reduce((sum, quote) => sum + goodsOf(quote), 0),
      deliveryCents: quotes.reduce((sum, { deliveryCents }) => sum + deliveryCents, 0),
    },
    comingBack,
    method,
    labelFeeCents: labelFeeOf(order.shop),
    deliveryCents: refundableDelivery(quoted),
    leftCents: order.totalCents - order.refundedCents,
  })
  const pendingCents = others
    .filter(({ state }) => state !== 'refunded')
    .reduce((sum, { document }) => sum + document.quote.refundCents, 0)
  return {
    currencyCode: order.shop.currency,
    ...cents,
    refundTo: waysOf(order, { cards, pendingCents, cents: cents.refundCents }),
  }
}

function goodsOf({ itemsCents, adjustmentCents, restoredCents }: RefundQuote): number {
  return itemsCents - adjustmentCents + restoredCents
}

/** Only what standard delivery would have cost, and only for who is quick. */
function refundableDelivery({ order, at }: QuotedReturn): number {
  const { shop, document } = order
  const deliveredAt = lastDelivery(order)
  const day = wallTimeAt(at, shop.timeZone).day
  if (deliveredAt !== null && day > lastDeliveryRefundDay(shop, deliveredAt)) return 0
  const { deliveryCents, goodsCents } = document.cost
  const standard = deliveryCost(shop, goodsCents, document.shippingAddress.countryCode)
  return Math.min(deliveryCents, standard?.feeCents ?? deliveryCents)
}

/** What others are waiting for has its way already. */
function waysOf(
  order: KeptOrder,
  {
    cards,
    pendingCents,
    cents,
  }: { cards: QuotedReturn['cards']; pendingCents: number; cents: number },
): RefundQuote['refundTo'] {
  const { dueCents, giftCardCents } = order.document.cost
  const cardCents = [...cards.values()].reduce((sum, left) => sum + left, 0)
  const paid = {
    cards,
    // Of an invoice that is still open, less has to be paid.
    paidCents: dueCents,
    refundedCents: order.refundedCents - (giftCardCents - cardCents),
    method: order.document.paymentMethod,
  }
  const before = centsByMethod(splitRefund(pendingCents, paid))
  return [...centsByMethod(splitRefund(pendingCents + cents, paid))].flatMap(([method, total]) => {
    const share = total - (before.get(method) ?? 0)
    return share > 0 ? { method, cents: share } : []
  })
}

function centsByMethod(shares: readonly RefundShare[]): Map<string, number> {
  const byMethod = new Map<string, number>()
  for (const { method, cents } of shares) {
    byMethod.set(method, (byMethod.get(method) ?? 0) + cents)
  }
  return byMethod
}
