import { plainText, type Inline } from '@saum/contract/content-block'

const COMPACT_CHARACTERS = 12

/** Sizes, measurements, prices: every cell fits on one line of a narrow column. */
export function isCompact(rows: readonly (readonly (readonly Inline[])[])[]): boolean {
  return rows.every((cells) => cells.every((cell) => plainText(cell).length <= COMPACT_CHARACTERS))
}
