import type { Product } from '@saum/contract/product'
import type { HTMLElement } from 'node-html-parser'
import { labelOf } from '../range.ts'
import type { PlainBrowser } from './browser.ts'
import { accessibleName, textOf } from './names.ts'

/** The row of a product on the page of the basket. */
export function rowIn(plain: PlainBrowser, product: Product): HTMLElement {
  const name = labelOf(product, 'name')
  const rows = plain
    .all('main li')
    .filter((row) => row.querySelectorAll('a').some((link) => accessibleName(link) === name))
    .filter((row) => textOf(row).includes(product.referenceKey))
  const [row] = rows
  if (!row || rows.length > 1) throw new Error(`${rows.length} rows of ${name}`)
  return row
}
