import { addDays } from '@saum/domain/zoned-time'
import type { KeptOrder, KeptParcel } from '../order/kept-order.ts'
import { toPieceRows, type PieceRow } from '../order-mail/piece-rows.ts'
import { splitTax } from '../pricing/vat.ts'
import { valueWriter } from '../words/write-values.ts'

const INVOICE_DUE_DAYS = 14

/** What one parcel costs; all parcels together cost what the order does. */
export interface InvoiceFacts {
  rows: readonly PieceRow[]
  goodsCents: number
  deliveryCents: number
  totalCents: number
  netCents: number
  taxCents: number
  taxRate: number
  giftCardCents: number
  dueCents: number
}

export function toInvoiceFacts(order: KeptOrder, parcel: KeptParcel): InvoiceFacts {
  const { cost } = order.document
  const pieces = order.pieces.filter(({ parcelId }) => parcelId === parcel.id)
  const goodsCents = pieces.reduce((sum, { cents }) => sum + cents, 0)
  // Delivery is paid once, with the first parcel.
  const isFirst = order.parcels[0]?.id === parcel.id
  const deliveryCents = isFirst ? cost.deliveryCents : 0
  const totalCents = goodsCents + deliveryCents
  const isWhole = totalCents === cost.totalCents
  const taxCents = isWhole ? cost.taxCents : splitTax(totalCents, cost.taxRate).tax.vat.amount
  const giftCardCents = isFirst ? Math.min(cost.giftCardCents, totalCents) : 0
  return {
    rows: toPieceRows(pieces, { hasSinglePrices: true }),
    goodsCents,
    deliveryCents,
    totalCents,
    netCents: totalCents - taxCents,
    taxCents,
    taxRate: cost.taxRate,
    giftCardCents,
    dueCents: totalCents - giftCardCents,
  }
}

/** The last day to pay an invoice. */
export function invoiceDueDay({ shop, createdAt }: KeptOrder, { shippedAt }: KeptParcel): string {
  return addDays(valueWriter(shop).dayOf(shippedAt ?? createdAt), INVOICE_DUE_DAYS)
}
