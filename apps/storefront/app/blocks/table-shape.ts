import { plainText, type Inline } from '@saum/contract/content-block'

const COMPACT_CHARACTERS = 12

/** Sizes, measurements, prices: every cell fits on one line of a narrow column, and none is drawn. */
export function isCompact(rows: readonly (readonly (readonly Inline[])[])[]): boolean {
  return rows.every((cells) =>
    cells.every((cell) => !hasSymbol(cell) && plainText(cell).length <= COMPACT_CHARACTERS),
  )
}

export function hasSymbol(words: readonly Inline[]): boolean {
  return words.some(({ kind }) => kind === 'symbol')
}
