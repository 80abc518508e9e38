import type { Shop } from '@saum/domain/shops'
import { fillSlots } from '../mail/fill-slots.ts'
import { detailsOf, type PieceRow } from '../order-mail/piece-rows.ts'
import { wordsFor } from '../words/shop-words.ts'
import { valueWriter } from '../words/write-values.ts'
import {
  CONTENT_WIDTH,
  PAGE,
  SOFT,
  type Cell,
  type PaperSheet,
  type TextStyle,
} from './paper-sheet.ts'

const RIGHT = PAGE.margin + CONTENT_WIDTH
const COLUMNS = {
  item: { x: PAGE.margin, width: 258 },
  quantity: { x: RIGHT - 212, width: 50 },
  unitPrice: { x: RIGHT - 156, width: 76 },
  amount: { x: RIGHT - 76, width: 76 },
} as const

const HEAD: TextStyle = { size: 8, color: SOFT }

/** What was sold, row by row; the head again on every page. */
export function writePieceTable(sheet: PaperSheet, shop: Shop, rows: readonly PieceRow[]): void {
  sheet.table((row) => {
    writeHead(sheet, shop, row)
    for (const piece of rows) writeRow(sheet, shop, { piece, row })
  })
}

type WriteRow = (cells: readonly Cell[], isHead?: boolean) => void

function writeHead(sheet: PaperSheet, { locale }: Shop, row: WriteRow): void {
  const { invoice } = wordsFor(locale)
  const at = (column: keyof typeof COLUMNS) => ({ ...COLUMNS[column], y: sheet.y })
  const right: TextStyle = { ...HEAD, align: 'right' }
  row(
    [
      { text: invoice.item, place: at('item'), style: HEAD },
      { text: invoice.quantity, place: at('quantity'), style: right },
      { text: invoice.unitPrice, place: at('unitPrice'), style: right },
      { text: invoice.amount, place: at('amount'), style: right },
    ],
    true,
  )
  sheet.y += 18
  sheet.rule(sheet.y)
}

function writeRow(
  sheet: PaperSheet,
  shop: Shop,
  { piece, row }: { piece: PieceRow; row: WriteRow },
): void {
  const { invoice } = wordsFor(shop.locale)
  const { money } = valueWriter(shop)
  const [first] = piece.pieces
  const number = first.document.variant.referenceKey
  const text = [
    piece.name,
    detailsOf({ ...piece, pieces: [first] }, shop),
    fillSlots(invoice.articleNumber, { number }),
  ].join('\n')
  const height = sheet.heightOf(text, COLUMNS.item.width, { lineGap: 2.5 })
  if (sheet.reserve(height + 20)) writeHead(sheet, shop, row)
  const y = sheet.y + 9
  const count = piece.pieces.length
  const right: TextStyle = { align: 'right' }
  row([
    { text, place: { ...COLUMNS.item, y }, style: { lineGap: 2.5 } },
    { text: String(count), place: { ...COLUMNS.quantity, y }, style: right },
    { text: money(first.cents), place: { ...COLUMNS.unitPrice, y }, style: right },
    { text: money(piece.cents), place: { ...COLUMNS.amount, y }, style: right },
  ])
  sheet.y = y + height + 7
  sheet.rule(sheet.y)
}

export interface SumRow {
  label: string
  value: string
  isSum?: boolean
  isSoft?: boolean
}

/** Sums below the amounts they come from. */
export function writeSums(sheet: PaperSheet, rows: readonly SumRow[]): void {
  sheet.reserve(rows.length * 20 + 20)
  sheet.y += 12
  const label = { x: RIGHT - 260, width: 170 }
  const value = { x: RIGHT - 110, width: 110 }
  sheet.table((row) => {
    for (const { label: text, value: amount, isSum = false, isSoft = false } of rows) {
      if (isSum) {
        sheet.y += 5
        sheet.rule(sheet.y, { x: label.x, width: 260 })
        sheet.y += 9
      }
      const size = isSum ? 11 : 9.5
      const style: TextStyle = {
        size: isSoft ? 8.5 : size,
        font: isSum ? 'bold' : 'sans',
        ...(isSoft && { color: SOFT }),
      }
      row([
        { text, place: { ...label, y: sheet.y }, style },
        { text: amount, place: { ...value, y: sheet.y }, style: { ...style, align: 'right' } },
      ])
      sheet.y += isSum ? 19 : 15
    }
  })
}
