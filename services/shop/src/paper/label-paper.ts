import { carrierName } from '@saum/domain/carriers'
import { COMPANY } from '@saum/domain/company'
import { CARRIER_KEYS } from '@saum/domain/delivery-options'
import { fillSlots } from '../mail/fill-slots.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import type { KeptReturn } from '../order-return/kept-return.ts'
import { addressLines } from '../order-mail/order-words.ts'
import { detailsOf, toPieceRows } from '../order-mail/piece-rows.ts'
import { wordsFor } from '../words/shop-words.ts'
import { valueWriter } from '../words/write-values.ts'
import { companyLine } from './company-line.ts'
import { drawBarcode, drawQrCode } from './draw-codes.ts'
import { writeFact, writeLetterHead } from './letter-head.ts'
import { CONTENT_WIDTH, PAGE, PaperSheet, SOFT } from './paper-sheet.ts'

const LABEL_TOP = 452
const LABEL_PADDING = 16
const QR_SIZE = 104

/** How a parcel comes back: what to do above the line, what is stuck on the parcel below it. */
export function writeLabel(order: KeptOrder, kept: KeptReturn): Promise<Buffer> {
  const { shop } = order
  const { label } = wordsFor(shop.locale)
  const sheet = new PaperSheet({
    title: `${label.title} ${kept.id}`,
    locale: shop.locale,
    at: kept.createdAt,
    footer: companyLine(shop),
  })
  writeLetterHead(sheet, shop)
  sheet.append('H1', label.title, { font: 'serif', size: 28 }, 18)
  writeSteps(sheet, order, kept)
  writeSticker(sheet, order, kept)
  return sheet.finish()
}

function writeSteps(sheet: PaperSheet, order: KeptOrder, kept: KeptReturn): void {
  const { shop, pieces } = order
  const { label } = wordsFor(shop.locale)
  const { date } = valueWriter(shop)
  const half = CONTENT_WIDTH / 2
  const top = sheet.y
  const left = { x: PAGE.margin, width: half - 24 }
  let y = top
  for (const [index, step] of label.steps.entries()) {
    y = sheet.write('P', `${index + 1}.  ${step}`, { ...left, y }, { lineGap: 2.5 }) + 6
  }
  const returned = new Set(kept.items.map(({ pieceId }) => pieceId))
  const rows = toPieceRows(pieces.filter(({ id }) => returned.has(id)))
  const shown = rows.slice(0, MOST_ROWS).map((row) => `${row.name}, ${detailsOf(row, shop)}`)
  const contents = rows.length > MOST_ROWS ? [...shown, `+ ${rows.length - MOST_ROWS}`] : shown
  const right = { x: PAGE.margin + half, width: half }
  const until = { label: label.handInUntil, text: date(kept.sendBackUntil) }
  const below = writeFact(sheet, until, { ...right, y: top }) + 14
  writeFact(sheet, { label: label.contents, text: contents.join('\n') }, { ...right, y: below })
}

/** More would run into the sticker. */
const MOST_ROWS = 8

function writeSticker(sheet: PaperSheet, order: KeptOrder, kept: KeptReturn): void {
  const { shop, document } = order
  const { label } = wordsFor(shop.locale)
  sheet.rule(LABEL_TOP, { isDashed: true, x: 0, width: PAGE.width })
  const inner = { x: PAGE.margin, width: CONTENT_WIDTH }
  sheet.write('P', label.cut, { ...inner, y: LABEL_TOP - 14 }, { size: 7.5, color: SOFT })
  const y = LABEL_TOP + LABEL_PADDING
  const half = CONTENT_WIDTH / 2
  const to = [
    COMPANY.name,
    `${label.number} ${kept.id}`,
    COMPANY.street,
    `${COMPANY.zipCode} ${COMPANY.city}`,
    valueWriter(shop).country(COMPANY.countryCode),
  ]
  const place = { x: PAGE.margin, y, width: half - 16 }
  sheet.write('P', label.to, place, { size: 8, color: SOFT })
  sheet.write('P', to.join('\n'), { ...place, y: y + 14 }, { size: 13, font: 'bold', lineGap: 3 })
  const from = { label: label.from, text: addressLines(document.shippingAddress, shop).join('\n') }
  writeFact(sheet, from, { x: PAGE.margin + half, y, width: half - QR_SIZE - 16 })
  const qr = { x: PAGE.margin + CONTENT_WIDTH - QR_SIZE, y, width: QR_SIZE, height: QR_SIZE }
  sheet.figure(fillSlots(label.qrAlt, { number: kept.id }), (doc) => drawQrCode(doc, kept.id, qr))
  writeCodes(sheet, order, kept)
}

function writeCodes(sheet: PaperSheet, { shop, orderNumber }: KeptOrder, kept: KeptReturn): void {
  const { label } = wordsFor(shop.locale)
  const y = LABEL_TOP + 158
  sheet.rule(y - 14)
  const bars = { x: PAGE.margin + 20, y, width: CONTENT_WIDTH - 40, height: 74 }
  sheet.figure(fillSlots(label.barcodeAlt, { number: kept.id }), (doc) =>
    drawBarcode(doc, kept.id, bars),
  )
  const below = { y: y + 84, width: CONTENT_WIDTH / 3 }
  const carrier = carrierName(CARRIER_KEYS[shop.country], shop.locale)
  const facts = [
    { label: label.number, text: kept.id },
    { label: label.orderNumber, text: orderNumber },
    { label: label.carrier, text: carrier },
  ]
  for (const [index, fact] of facts.entries()) {
    writeFact(sheet, fact, { ...below, x: PAGE.margin + index * below.width })
  }
}
