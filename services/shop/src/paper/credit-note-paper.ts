import { fillSlots } from '../mail/fill-slots.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import type { KeptReturn } from '../order-return/kept-return.ts'
import { addressLines, refundWords } from '../order-mail/order-words.ts'
import { toPieceRows } from '../order-mail/piece-rows.ts'
import { splitTax } from '../pricing/vat.ts'
import { wordsFor } from '../words/shop-words.ts'
import { valueWriter } from '../words/write-values.ts'
import { companyLine } from './company-line.ts'
import { writePieceTable, writeSums } from './invoice-table.ts'
import { writeFact, writeLetterHead } from './letter-head.ts'
import { CONTENT_WIDTH, PAGE, PaperSheet } from './paper-sheet.ts'

/** What is taken back of an invoice because pieces came back. */
export function writeCreditNote(order: KeptOrder, kept: KeptReturn): Promise<Buffer> {
  const { shop } = order
  const { invoice } = wordsFor(shop.locale)
  const sheet = new PaperSheet({
    title: `${invoice.creditNote} ${kept.id}`,
    locale: shop.locale,
    at: kept.updatedAt,
    footer: companyLine(shop),
  })
  const returned = new Set(kept.items.map(({ pieceId }) => pieceId))
  const pieces = order.pieces.filter(({ id }) => returned.has(id))
  writeLetterHead(sheet, shop)
  writeHead(sheet, order, kept)
  writePieceTable(sheet, shop, toPieceRows(pieces, { hasSinglePrices: true }))
  writeRefundSums(sheet, order, kept)
  sheet.y += 24
  const method = refundWords(shop, kept.document.quote.refundTo)
  sheet.append('P', fillSlots(invoice.refundedTo, { method }), { lineGap: 3 })
  return sheet.finish()
}

function writeHead(sheet: PaperSheet, order: KeptOrder, kept: KeptReturn): void {
  const { shop, document, parcels } = order
  const { invoice } = wordsFor(shop.locale)
  const { date, dayOf } = valueWriter(shop)
  sheet.append('H1', invoice.creditNote, { font: 'serif', size: 28 }, 20)
  const half = CONTENT_WIDTH / 2
  const invoices = parcels.flatMap(({ invoiceNumber }) => invoiceNumber ?? [])
  const meta = [
    `${invoice.number}: ${kept.id}`,
    `${invoice.date}: ${date(dayOf(kept.updatedAt))}`,
    ...(invoices.length === 0 ? [] : [`${invoice.corrects}: ${invoices.join(', ')}`]),
    `${invoice.orderNumber}: ${order.orderNumber}`,
  ]
  const billed = {
    label: invoice.billedTo,
    text: addressLines(document.billingAddress, shop).join('\n'),
  }
  const ends = [
    writeFact(sheet, billed, { x: PAGE.margin, y: sheet.y, width: half - 16 }),
    sheet.write(
      'P',
      meta.join('\n'),
      { x: PAGE.margin + half, y: sheet.y, width: half },
      { size: 8.5, lineGap: 4.5 },
    ),
  ]
  sheet.y = Math.max(...ends) + 32
}

function writeRefundSums(sheet: PaperSheet, order: KeptOrder, kept: KeptReturn): void {
  const { shop, document } = order
  const { invoice } = wordsFor(shop.locale)
  const { money, rate } = valueWriter(shop)
  const { quote } = kept.document
  const { withoutTax, tax } = splitTax(quote.refundCents, document.cost.taxRate)
  const optional = (label: string, cents: number, sign = '') =>
    cents === 0 ? [] : [{ label, value: sign + money(cents) }]
  const vat = fillSlots(invoice.vat, { rate: rate(document.cost.taxRate * 100) })
  writeSums(sheet, [
    { label: invoice.goods, value: money(quote.itemsCents) },
    ...optional(invoice.adjustments, quote.adjustmentCents, '−'),
    ...optional(invoice.restored, quote.restoredCents),
    ...optional(invoice.delivery, quote.deliveryCents),
    ...optional(invoice.returnCost, quote.labelFeeCents, '−'),
    { label: invoice.refund, value: money(quote.refundCents), isSum: true },
    { label: invoice.net, value: money(withoutTax), isSoft: true },
    { label: vat, value: money(tax.vat.amount), isSoft: true },
  ])
}
