import { fileURLToPath } from 'node:url'
import type { Locale } from '@saum/domain/shops'
import PdfKit from 'pdfkit'
import { fillSlots } from '../mail/fill-slots.ts'
import { wordsFor } from '../words/shop-words.ts'
import { printableText } from './printable-text.ts'

const FONTS = {
  sans: 'hanken-grotesk-regular.ttf',
  bold: 'hanken-grotesk-semibold.ttf',
  serif: 'instrument-serif-regular.ttf',
} as const

export type FontName = keyof typeof FONTS

const INK = '#161412'
export const SOFT = '#6b645c'
const LINE = '#d8d2c8'

/** A4 in points. */
export const PAGE: Readonly<Record<'width' | 'height' | 'margin' | 'bottom', number>> = {
  width: 595.28,
  height: 841.89,
  margin: 56,
  bottom: 96,
}
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin

export interface TextStyle {
  font?: FontName
  size?: number
  color?: string
  align?: 'left' | 'right'
  lineGap?: number
}

interface Place {
  x: number
  y: number
  width: number
}

export interface SheetOptions {
  title: string
  locale: Locale
  /** The same paper is the same bytes, so it is dated by what it is about. */
  at: number
  /** At the foot of every page. */
  footer: string
}

type Structure = PDFKit.PDFStructureElement

/** A tagged PDF that is written from top to bottom; whatever is not tagged is decoration. */
export class PaperSheet {
  readonly #doc: PDFKit.PDFDocument
  readonly #root: Structure
  readonly #chunks: Buffer[] = []
  readonly #options: SheetOptions
  /** Where the next thing goes. */
  y = PAGE.margin

  constructor(options: SheetOptions) {
    this.#options = options
    this.#doc = new PdfKit({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      tagged: true,
      pdfVersion: '1.7',
      lang: options.locale,
      displayTitle: true,
      info: {
        Title: options.title,
        Author: 'Saum Mode GmbH',
        CreationDate: new Date(options.at),
        ModDate: new Date(options.at),
      },
    })
    this.#doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    for (const [name, file] of Object.entries(FONTS)) {
      this.#doc.registerFont(name, fileURLToPath(new URL(`../../fonts/${file}`, import.meta.url)))
    }
    this.#root = this.#doc.struct('Document')
    this.#doc.addStructure(this.#root)
  }

  /** How high the text is going to be. */
  heightOf(text: string, width: number, style: TextStyle = {}): number {
    this.#dress(style)
    return this.#doc.heightOfString(this.#printable(text), { width, lineGap: style.lineGap ?? 0 })
  }

  /** Goes on on a new page, and says so, where this much does not fit any more. */
  reserve(height: number): boolean {
    if (this.y + height <= PAGE.height - PAGE.bottom) return false
    this.#doc.addPage()
    this.y = PAGE.margin
    return true
  }

  /** A part of its own, such as `H1` or `P`; answers where it ends. */
  write(tag: string, text: string, place: Place, style: TextStyle = {}): number {
    this.#tagged(this.#root, tag, () => this.#draw(text, place, style))
    return place.y + this.heightOf(text, place.width, style)
  }

  /** Below what is there already. */
  append(tag: string, text: string, style: TextStyle = {}, gap = 0): void {
    this.reserve(this.heightOf(text, CONTENT_WIDTH, style))
    this.y = this.write(tag, text, { x: PAGE.margin, y: this.y, width: CONTENT_WIDTH }, style) + gap
  }

  /** A table, cell by cell; the first row says what the columns are. */
  table(draw: (row: (cells: readonly Cell[], isHead?: boolean) => void) => void): void {
    const table = this.#doc.struct('Table')
    this.#root.add(table)
    draw((cells, isHead = false) => {
      const row = this.#doc.struct('TR')
      table.add(row)
      for (const { text, place, style } of cells) {
        this.#tagged(row, isHead ? 'TH' : 'TD', () => this.#draw(text, place, style))
      }
      row.end()
    })
    table.end()
  }

  /** A hairline; nothing that is read. */
  rule(y: number, { x = PAGE.margin, width = CONTENT_WIDTH, isDashed = false } = {}): void {
    this.#decorate(() => {
      const line = this.#doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
      if (isDashed) line.dash(4, { space: 4 })
      line.stroke(LINE).undash()
    })
  }

  /** A picture, said in words to who cannot see it. */
  figure(alt: string, draw: (doc: PDFKit.PDFDocument) => void): void {
    const figure = this.#doc.struct('Figure', { alt }, () => draw(this.#doc))
    this.#root.add(figure)
    figure.end()
  }

  async finish(): Promise<Buffer> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#doc.on('end', resolve)
    const { start, count } = this.#doc.bufferedPageRange()
    for (let page = start; page < start + count; page += 1) {
      this.#doc.switchToPage(page)
      this.#writeFooter(page + 1, count)
    }
    this.#root.end()
    this.#doc.end()
    await promise
    return Buffer.concat(this.#chunks)
  }

  #writeFooter(page: number, pages: number): void {
    const { locale, footer } = this.#options
    const number = fillSlots(wordsFor(locale).page, { page: String(page), pages: String(pages) })
    const style: TextStyle = { size: 7.5, color: SOFT, lineGap: 2 }
    this.rule(PAGE.height - 72)
    this.#decorate(() => {
      const y = PAGE.height - 62
      this.#draw(footer, { x: PAGE.margin, y, width: CONTENT_WIDTH - 80 }, style)
      const place = { x: PAGE.width - PAGE.margin - 70, y, width: 70 }
      this.#draw(number, place, { ...style, align: 'right' })
    })
  }

  #tagged(parent: Structure, tag: string, draw: () => void): void {
    const element = this.#doc.struct(tag, {}, draw)
    parent.add(element)
    element.end()
  }

  #decorate(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.#doc.endMarkedContent()
  }

  #draw(text: string, { x, y, width }: Place, style: TextStyle = {}): void {
    this.#dress(style)
    const { align = 'left', lineGap = 0 } = style
    this.#doc.text(this.#printable(text), x, y, { width, align, lineGap })
  }

  #dress({ font = 'sans', size = 9.5, color = INK }: TextStyle): void {
    this.#doc.font(font).fontSize(size).fillColor(color)
  }

  #printable(text: string): string {
    // The font at hand knows its glyphs; the types of the library do not say so.
    const { font } = (this.#doc as unknown as WithFont)['_font']
    return printableText(text, (codePoint) => font.hasGlyphForCodePoint(codePoint))
  }
}

interface WithFont {
  ['_font']: { font: { hasGlyphForCodePoint(codePoint: number): boolean } }
}

export interface Cell {
  text: string
  place: Place
  style?: TextStyle
}
