import { lastRefundDay } from '@saum/domain/return-terms'
import type { MailContent } from '../mail/mail-content.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import type { KeptReturn } from '../order-return/kept-return.ts'
import { valueWriter } from '../words/write-values.ts'
import * as words from './order-words.ts'
import { toMailItems } from './piece-rows.ts'

/** The longest banks take. */
const BANK_DAYS = 5

const METHOD_VARIANTS = { label_pdf: 'label', qr: 'qr', store: 'store' } as const

interface ReturnNews {
  order: KeptOrder
  kept: KeptReturn
  /** Points of the fashion card that went with the pieces. */
  points: number
}

/** What comes back, what is given for it and until when; for all mails about a return. */
export function returnContent({
  order,
  kept,
  points,
}: ReturnNews): Omit<MailContent, 'attachments'> {
  const { shop, events } = order
  const { money, date, dayOf } = valueWriter(shop)
  const { quote } = kept.document
  const returned = new Set(kept.items.map(({ pieceId }) => pieceId))
  const receivedAt = events.findLast(({ kind }) => kind === 'return-received')?.at ?? kept.updatedAt
  const unlessNone = (cents: number, sign = '') => (cents === 0 ? '' : sign + money(cents))
  return {
    slots: {
      returnNumber: kept.id,
      refundAmount: money(quote.refundCents),
      paymentMethod: words.refundWords(shop, quote.refundTo),
      handInUntil: date(kept.sendBackUntil),
      receivedDate: date(dayOf(receivedAt)),
      refundUntil: date(lastRefundDay(shop, receivedAt)),
      itemsAmount: money(quote.itemsCents),
      adjustments: unlessNone(quote.adjustmentCents, '−'),
      restored: unlessNone(quote.restoredCents),
      deliveryRefund: unlessNone(quote.deliveryCents),
      returnCost: unlessNone(quote.labelFeeCents, '−'),
      rejectedReason: kept.document.rejectedReason ?? '',
      bankDays: String(BANK_DAYS),
      points: String(points),
    },
    lines: {},
    variants: [
      METHOD_VARIANTS[kept.method],
      quote.refundCents > 0 ? 'money' : 'exchange',
      ...(points > 0 ? ['points'] : []),
    ],
    items: toMailItems(
      order.pieces.filter(({ id }) => returned.has(id)),
      shop,
    ),
  }
}
