import type { KeptOrder, KeptPiece } from '../order/kept-order.ts'
import type { KeptReturn } from '../order-return/kept-return.ts'
import { nameOf, sizeOf } from '../order-return/return-answer.ts'

/** An order as its customer takes it along: everything about them, and what was bought by name. */
export function toOrderRecord(order: KeptOrder, returns: readonly KeptReturn[]) {
  const { document } = order
  return {
    orderNumber: order.orderNumber,
    state: order.state,
    createdAt: toText(order.createdAt),
    confirmedAt: toText(order.confirmedAt),
    deliveredAt: toText(order.deliveredAt),
    email: order.email,
    phone: document.phone,
    billingAddress: document.billingAddress,
    shippingAddress: document.shippingAddress,
    deliveryOption: document.option,
    paymentMethod: document.paymentMethod,
    giftCards: document.giftCards.map(({ lastDigits, cents }) => ({ lastDigits, cents })),
    voucher: document.voucher,
    points: document.points,
    customData: document.customData,
    wantedNewsletter: document.wantsNewsletter,
    cost: document.cost,
    refundedCents: order.refundedCents,
    items: order.pieces.map(toPieceRecord),
    parcels: order.parcels.map((parcel) => ({
      carrier: parcel.carrierKey,
      trackingNumber: parcel.trackingNumber,
      invoiceNumber: parcel.invoiceNumber,
      shippedAt: toText(parcel.shippedAt),
      deliveredAt: toText(parcel.deliveredAt),
    })),
    payments: order.payments.map(({ methodKey, amountCents, state }) => ({
      method: methodKey,
      amountCents,
      state,
    })),
    events: order.events.map(({ kind, at }) => ({ kind, at: toText(at) })),
    returns: returns.map((one) => toReturnRecord(one, order)),
  }
}

function toPieceRecord(piece: KeptPiece) {
  const { product, variant } = piece.document
  return {
    product: nameOf(piece),
    productNumber: product.referenceKey,
    size: sizeOf(piece),
    variantNumber: variant.referenceKey,
    cents: piece.cents,
    state: piece.state,
  }
}

function toReturnRecord(kept: KeptReturn, { pieces }: KeptOrder) {
  return {
    number: kept.id,
    state: kept.state,
    method: kept.method,
    createdAt: toText(kept.createdAt),
    sendBackUntil: kept.sendBackUntil,
    refundCents: kept.document.quote.refundCents,
    rejectedReason: kept.document.rejectedReason,
    items: kept.items.map(({ pieceId, reason }) => {
      const piece = pieces.find(({ id }) => id === pieceId)
      return { product: piece === undefined ? '' : nameOf(piece), reason }
    }),
  }
}

function toText(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
