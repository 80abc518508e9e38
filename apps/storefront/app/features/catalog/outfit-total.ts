import type { OutfitPiece } from './outfit-facts.ts'

export interface OutfitTotal {
  cents: number
  count: number
  /** Sizes of a piece differ in price. */
  isFrom: boolean
  /** Some pieces cannot be bought and are not in the sum. */
  isPartial: boolean
}

/** What the pieces cost that can be bought; `null` when none can. */
export function outfitTotal(pieces: readonly OutfitPiece[]): OutfitTotal | null {
  const sellable = pieces.filter((piece) => !piece.isSoldOut)
  if (sellable.length === 0) return null
  return {
    cents: sellable.reduce((sum, { cents }) => sum + cents, 0),
    count: sellable.length,
    isFrom: sellable.some((piece) => piece.isPriceFrom),
    isPartial: sellable.length < pieces.length,
  }
}
