import { COMPANY } from '@saum/domain/company'
import { SHOP_SERVICE } from '@saum/domain/shop-service'
import type { Shop } from '@saum/domain/shops'
import { CONTENT_WIDTH, PAGE, SOFT, type PaperSheet } from './paper-sheet.ts'

/** The name of the shop, and how it is reached. */
export function writeLetterHead(sheet: PaperSheet, shop: Shop): void {
  const { email, phone } = SHOP_SERVICE[shop.path]
  const half = CONTENT_WIDTH / 2
  sheet.write('P', 'Saum', { x: PAGE.margin, y: 48, width: half }, { font: 'serif', size: 34 })
  sheet.write(
    'P',
    [COMPANY.name, `${email} · ${phone}`, COMPANY.web].join('\n'),
    { x: PAGE.margin + half, y: 54, width: half },
    { size: 8, color: SOFT, align: 'right', lineGap: 2.5 },
  )
  sheet.y = 132
}

/** A label and what it is, small above large; answers where it ends. */
export function writeFact(
  sheet: PaperSheet,
  { label, text }: { label: string; text: string },
  place: { x: number; y: number; width: number },
): number {
  const y = sheet.write('P', label, place, { size: 8, color: SOFT })
  return sheet.write('P', text, { ...place, y: y + 3 }, { lineGap: 2.5 })
}
