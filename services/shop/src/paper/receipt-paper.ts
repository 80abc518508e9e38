import type { KeptDeclaration } from '../declaration/kept-declaration.ts'
import { declarationSlots } from '../order-mail/declaration-content.ts'
import { wordsFor } from '../words/shop-words.ts'
import { companyLine } from './company-line.ts'
import { writeLetterHead } from './letter-head.ts'
import { CONTENT_WIDTH, PAGE, PaperSheet, SOFT } from './paper-sheet.ts'

const LABEL_WIDTH = 150
/** Of one row: so much fits on any page. */
const MAX_LINES = 20
const MAX_SIGNS = 900
const LONG_LINE = new RegExp(`.{1,${MAX_SIGNS}}`, 'gu')

/** What was declared and when, to keep. */
export function writeReceipt(declaration: KeptDeclaration): Promise<Buffer> {
  const { shop, document, receivedAt, id } = declaration
  const { receipt } = wordsFor(shop.locale)
  const title = receipt[document.kind]
  const sheet = new PaperSheet({
    title: `${title} ${id}`,
    locale: shop.locale,
    at: receivedAt,
    footer: companyLine(shop),
  })
  writeLetterHead(sheet, shop)
  sheet.append('H1', title, { font: 'serif', size: 28 }, 14)
  sheet.append('P', receipt.intro, { lineGap: 3 }, 20)
  writeRows(sheet, rowsOf(declaration))
  sheet.y += 16
  sheet.append('P', receipt.keep, { color: SOFT })
  return sheet.finish()
}

function rowsOf(declaration: KeptDeclaration): (readonly [string, string])[] {
  const { receipt } = wordsFor(declaration.shop.locale)
  const slots = declarationSlots(declaration)
  const own: (readonly [string, string])[] =
    'scope' in slots
      ? [[receipt.scope, slots.scope]]
      : [
          [receipt.type, slots.cancellationType],
          [receipt.reason, slots.reason],
          [receipt.endsOn, slots.requestedDate],
        ]
  const rows: (readonly [string, string])[] = [
    [receipt.receivedAt, `${slots.receivedDate}, ${slots.receivedTime}`],
    [receipt.number, slots.confirmationId],
    [receipt.name, slots.name],
    [receipt.contract, slots.contract],
    ...own,
    [receipt.statement, slots.statement],
    [receipt.email, slots.email],
  ]
  return rows.filter(([, text]) => text !== '').flatMap(([label, text]) => inPortions(label, text))
}

/** A long list goes on in rows of its own, so that none is higher than a page. */
function inPortions(label: string, text: string): (readonly [string, string])[] {
  const lines = text.split('\n').flatMap((line) => line.match(LONG_LINE) ?? [''])
  const portions: string[][] = []
  let signs = 0
  for (const line of lines) {
    const last = portions.at(-1)
    signs += line.length
    if (last === undefined || last.length === MAX_LINES || signs > MAX_SIGNS) {
      portions.push([line])
      signs = line.length
    } else last.push(line)
  }
  return portions.map((portion, index) => [index === 0 ? label : '', portion.join('\n')] as const)
}

function writeRows(sheet: PaperSheet, rows: readonly (readonly [string, string])[]): void {
  const value = { x: PAGE.margin + LABEL_WIDTH, width: CONTENT_WIDTH - LABEL_WIDTH }
  sheet.rule(sheet.y)
  sheet.table((row) => {
    for (const [label, text] of rows) {
      const height = sheet.heightOf(text, value.width, { lineGap: 3 })
      sheet.reserve(height + 24)
      const y = sheet.y + 10
      row([
        {
          text: label,
          place: { x: PAGE.margin, y, width: LABEL_WIDTH - 16 },
          style: { color: SOFT },
        },
        { text, place: { ...value, y }, style: { lineGap: 3 } },
      ])
      sheet.y = y + height + 8
      sheet.rule(sheet.y)
    }
  })
}
