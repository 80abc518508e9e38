import type { ProductDocument } from '../documents/product-document.ts'
import type { RedirectDocument } from '../documents/redirect-document.ts'
import { formatCell } from './csv-cells.ts'
import { PRODUCT_TABLE, REDIRECT_TABLE, type Column } from './csv-columns.ts'
import { getMember } from './object-path.ts'

/** What a spreadsheet in German opens without asking: UTF-8 with its mark, semicolons, CRLF. */
const BYTE_ORDER_MARK = '\uFEFF'
const SEPARATOR = ';'
const LINE_END = '\r\n'

const VARIANT_PREFIX = 'variant.'

const TABLES = { products: PRODUCT_TABLE, redirects: REDIRECT_TABLE } as const

export function toCsvHeader(kind: keyof typeof TABLES): string {
  return BYTE_ORDER_MARK + toLine(TABLES[kind].map(({ name }) => name))
}

/** One line per variant; what holds for the whole product is only in the first. */
export function toProductLines(document: ProductDocument): string[] {
  return document.variants.map((variant, index) =>
    toLine(
      PRODUCT_TABLE.map(({ name, type }) => {
        if (name.startsWith(VARIANT_PREFIX)) {
          return formatCell(memberFor(variant, name.slice(VARIANT_PREFIX.length)), type)
        }
        return index === 0 || name === 'id' ? formatCell(memberFor(document, name), type) : ''
      }),
    ),
  )
}

export function toRedirectLines(document: RedirectDocument): string[] {
  return [toLine(REDIRECT_TABLE.map((column) => toCell(document, column)))]
}

function toCell(document: unknown, { name, type }: Column): string {
  return formatCell(memberFor(document, name), type)
}

/** `stock` is either a number or one per shop, in columns of their own. */
function memberFor(target: unknown, path: string): unknown {
  const value = getMember(target, path)
  return path === 'stock' && typeof value === 'object' ? undefined : value
}

function toLine(cells: readonly string[]): string {
  return cells.map(quote).join(SEPARATOR) + LINE_END
}

function quote(cell: string): string {
  return /[";\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
