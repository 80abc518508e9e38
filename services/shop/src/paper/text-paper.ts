import type { Shop } from '@saum/domain/shops'
import { sourceOf } from '../mail/inline-source.ts'
import { readBlocks, type Block } from '../mail/mail-blocks.ts'
import { companyLine } from './company-line.ts'
import { writeLetterHead } from './letter-head.ts'
import { PaperSheet, type TextStyle } from './paper-sheet.ts'

interface TextPaper {
  shop: Shop
  title: string
  /** In the part of Markdown that mails are written in. */
  body: string
  /** The day it was written. */
  updated: string
}

const BODY: TextStyle = { size: 9.5, lineGap: 3 }

/** Words to keep: terms, and how to change one's mind. */
export function writeTextPaper({ shop, title, body, updated }: TextPaper): Promise<Buffer> {
  const sheet = new PaperSheet({
    title,
    locale: shop.locale,
    at: Date.parse(updated),
    footer: companyLine(shop),
  })
  writeLetterHead(sheet, shop)
  sheet.append('H1', title, { font: 'serif', size: 28 }, 18)
  for (const block of readBlocks(body, [])) writeBlock(sheet, block)
  return sheet.finish()
}

function writeBlock(sheet: PaperSheet, block: Block): void {
  switch (block.kind) {
    case 'heading':
      sheet.reserve(70)
      sheet.y += block.level === 2 ? 10 : 4
      sheet.append(
        block.level === 2 ? 'H2' : 'H3',
        sourceOf(block.children),
        block.level === 2 ? { font: 'serif', size: 16 } : { font: 'bold', size: 9.5 },
        5,
      )
      break
    case 'greeting':
    case 'paragraph':
    case 'button':
      sheet.append('P', sourceOf(block.children), BODY, 8)
      break
    case 'list':
      for (const [index, item] of block.items.entries()) {
        const mark = block.isOrdered ? `${index + 1}.` : '–'
        sheet.append('P', `${mark} ${sourceOf(item)}`, BODY, 4)
      }
      sheet.y += 4
      break
    case 'facts':
      for (const { label, value } of block.facts) {
        sheet.append('P', `– ${label}: ${sourceOf(value)}`, BODY, 4)
      }
      sheet.y += 4
      break
    case 'table':
      for (const { label, value } of block.rows) {
        sheet.append('P', `${sourceOf(label)}: ${sourceOf(value)}`, BODY, 4)
      }
      break
    case 'quote':
      for (const inner of block.blocks) writeBlock(sheet, inner)
      break
    case 'code':
      sheet.append('P', block.text, BODY, 8)
      break
    case 'items':
    case 'rule':
    case 'small-print':
      break
  }
}
