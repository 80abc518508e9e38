import type { OutfitPiece, PieceSize } from '#app/features/catalog/outfit-facts.ts'

/** Chosen variant per product. */
export type ChosenSizes = ReadonlyMap<number, number>

export interface Choice {
  /** The chosen sizes, in wearing order. */
  sizes: readonly PieceSize[]
  cents: number
  /** Pieces that could still be chosen. */
  missing: readonly OutfitPiece[]
}

/** A size that cannot be bought is never chosen, whatever was remembered. */
export function chosenSize(piece: OutfitPiece, chosen: ChosenSizes): PieceSize | undefined {
  const variantId = chosen.get(piece.id)
  return piece.sizes.find((size) => size.variantId === variantId && !size.isSoldOut)
}

/** What would go into the basket. */
export function toChoice(pieces: readonly OutfitPiece[], chosen: ChosenSizes): Choice {
  const sizes = pieces.flatMap((piece) => chosenSize(piece, chosen) ?? [])
  return {
    sizes,
    cents: sizes.reduce((sum, { cents }) => sum + cents, 0),
    missing: pieces.filter((piece) => !piece.isSoldOut && !chosenSize(piece, chosen)),
  }
}

/** Where there is only one size there is nothing to choose. */
export function firstChoice(pieces: readonly OutfitPiece[]): ChosenSizes {
  return new Map(
    pieces.flatMap(({ id, sizes }) => {
      const [only, ...others] = sizes
      return only && others.length === 0 && !only.isSoldOut ? [[id, only.variantId]] : []
    }),
  )
}

/**
 * With what a form says that was filled in before the script came; the very same map when that is nothing
 * new.
 */
export function withTyped(
  pieces: readonly OutfitPiece[],
  chosen: ChosenSizes,
  form: FormData,
): ChosenSizes {
  const typed = new Set(form.getAll('variantId'))
  const found = pieces.flatMap(({ id, sizes }) => {
    const size = sizes.find(({ variantId }) => typed.has(String(variantId)))
    return size && chosen.get(id) !== size.variantId ? [[id, size.variantId] as const] : []
  })
  return found.length === 0 ? chosen : new Map([...chosen, ...found])
}
