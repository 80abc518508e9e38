import type { PlainBrowser } from './browser.ts'
import { textOf } from './names.ts'

/** The names of the product tiles of a listing or slider, in reading order. */
export function tileNames(plain: PlainBrowser): string[] {
  return plain.all('main [data-tile] :is(h2, h3)').map(textOf)
}
