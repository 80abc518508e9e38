import { bankAccountFor } from '@saum/domain/company'
import { fillSlots } from '../mail/fill-slots.ts'
import type { KeptOrder, KeptParcel } from '../order/kept-order.ts'
import { isPaid } from '../order/order-money.ts'
import { addressLines, paymentWords } from '../order-mail/order-words.ts'
import { wordsFor } from '../words/shop-words.ts'
import { valueWriter } from '../words/write-values.ts'
import { companyLine } from './company-line.ts'
import { invoiceDueDay, toInvoiceFacts, type InvoiceFacts } from './invoice-facts.ts'
import { writePieceTable, writeSums } from './invoice-table.ts'
import { writeFact, writeLetterHead } from './letter-head.ts'
import { CONTENT_WIDTH, PAGE, PaperSheet } from './paper-sheet.ts'

interface Invoice {
  order: KeptOrder
  parcel: KeptParcel
  invoiceNumber: string
}

/** The invoice of a parcel, as the law of the shop's country wants it. */
export function writeInvoice({ order, parcel, invoiceNumber }: Invoice): Promise<Buffer> {
  const { shop } = order
  const { invoice } = wordsFor(shop.locale)
  const sheet = new PaperSheet({
    title: `${invoice.invoice} ${invoiceNumber}`,
    locale: shop.locale,
    at: parcel.shippedAt ?? order.createdAt,
    footer: companyLine(shop),
  })
  const facts = toInvoiceFacts(order, parcel)
  writeLetterHead(sheet, shop)
  writeHead(sheet, { order, parcel, invoiceNumber })
  writePieceTable(sheet, shop, facts.rows)
  writeInvoiceSums(sheet, order, facts)
  writePayment(sheet, order, { parcel, facts })
  return sheet.finish()
}

function writeHead(sheet: PaperSheet, { order, parcel, invoiceNumber }: Invoice): void {
  const { shop, document } = order
  const { invoice } = wordsFor(shop.locale)
  const { date, dayOf } = valueWriter(shop)
  sheet.append('H1', invoice.invoice, { font: 'serif', size: 28 }, 20)
  const third = CONTENT_WIDTH / 3
  const at = (column: number) => ({
    x: PAGE.margin + column * third,
    y: sheet.y,
    width: third - 16,
  })
  const shippedDay = date(dayOf(parcel.shippedAt ?? order.createdAt))
  const ends = [
    writeFact(sheet, { label: invoice.billedTo, text: toText(document.billingAddress) }, at(0)),
    writeFact(sheet, { label: invoice.deliveredTo, text: toText(document.shippingAddress) }, at(1)),
    writeMeta([
      [invoice.number, invoiceNumber],
      [invoice.date, shippedDay],
      [invoice.deliveryDate, shippedDay],
      [invoice.orderNumber, order.orderNumber],
      [invoice.orderDate, date(dayOf(order.createdAt))],
    ]),
  ]
  sheet.y = Math.max(...ends) + 32

  function toText(address: KeptOrder['document']['billingAddress']): string {
    return addressLines(address, shop).join('\n')
  }

  function writeMeta(rows: readonly (readonly [string, string])[]): number {
    const text = rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    return sheet.write('P', text, at(2), { size: 8.5, lineGap: 4.5 })
  }
}

function writeInvoiceSums(sheet: PaperSheet, { shop }: KeptOrder, facts: InvoiceFacts): void {
  const words = wordsFor(shop.locale)
  const { invoice } = words
  const { money, rate } = valueWriter(shop)
  const delivery = facts.deliveryCents === 0 ? words.free : money(facts.deliveryCents)
  const vat = fillSlots(invoice.vat, { rate: rate(facts.taxRate * 100) })
  writeSums(sheet, [
    { label: invoice.goods, value: money(facts.goodsCents) },
    { label: invoice.delivery, value: delivery },
    { label: invoice.total, value: money(facts.totalCents), isSum: true },
    { label: invoice.net, value: money(facts.netCents), isSoft: true },
    { label: vat, value: money(facts.taxCents), isSoft: true },
    ...(facts.giftCardCents === 0
      ? []
      : [
          { label: invoice.giftCard, value: `−${money(facts.giftCardCents)}` },
          { label: invoice.open, value: money(facts.dueCents), isSum: true },
        ]),
  ])
}

function writePayment(
  sheet: PaperSheet,
  order: KeptOrder,
  { parcel, facts }: { parcel: KeptParcel; facts: InvoiceFacts },
): void {
  const { shop, document, orderNumber } = order
  const { invoice } = wordsFor(shop.locale)
  const { money, date } = valueWriter(shop)
  sheet.y += 24
  const isOwed = document.paymentMethod === 'invoice' && !isPaid(order) && facts.dueCents > 0
  if (!isOwed) {
    const method = paymentWords(order)
    const isPrepaid = document.paymentMethod === 'prepayment'
    const text = isPrepaid ? invoice.payPrepaid : fillSlots(invoice.isPaid, { method })
    return sheet.append('P', text, { lineGap: 3 })
  }
  const { owner, iban, bic } = bankAccountFor(shop.currency)
  const due = { amount: money(facts.dueCents), day: date(invoiceDueDay(order, parcel)) }
  sheet.reserve(90)
  sheet.append('P', fillSlots(invoice.payInvoice, due), { lineGap: 3 }, 12)
  const quarter = CONTENT_WIDTH / 4
  const facts4 = [
    { label: invoice.owner, text: owner },
    { label: 'IBAN', text: iban },
    { label: 'BIC', text: bic },
    { label: invoice.reference, text: orderNumber },
  ]
  const widths = [0.95, 1.45, 0.8, 0.8]
  let x = PAGE.margin
  const ends = facts4.map((fact, index) => {
    const width = quarter * (widths[index] ?? 1)
    const end = writeFact(sheet, fact, { x, y: sheet.y, width: width - 8 })
    x += width
    return end
  })
  sheet.y = Math.max(...ends)
}
