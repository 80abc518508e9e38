import type { ReturnableItem } from '@saum/contract/order-return'
import type { OfferedSize } from './exchange-sizes.ts'
import type { JudgedPiece } from './returnable-piece.ts'

/** Alike pieces of one price as one row: those that may be sent back, or why none of them may. */
export function toReturnableItems(
  judged: readonly JudgedPiece[],
  sizes: readonly OfferedSize[],
): ReturnableItem[] {
  const rows = Map.groupBy(judged, ({ piece }) => `${piece.variantId} ${piece.cents}`)
  return [...rows.values()].flatMap((group) => {
    const returnable = group.filter(({ fault }) => fault === null)
    // What is still with the customer says more than what is on its way back.
    const atHome = group.find(({ fault }) => fault !== 'already-returned')
    const shown = returnable[0] ?? atHome ?? group[0]
    if (shown === undefined) return []
    const { piece, until, fault } = shown
    const { product, variant } = piece.document
    return {
      count: group.filter((one) => one.fault === fault).length,
      itemIds: returnable.map(({ piece: { id } }) => id),
      variant,
      product,
      unitCents: piece.cents,
      returnableUntil: until,
      fault,
      exchange: fault === null ? otherSizes(shown, sizes) : [],
    }
  })
}

function otherSizes(
  { piece }: JudgedPiece,
  sizes: readonly OfferedSize[],
): ReturnableItem['exchange'] {
  return sizes
    .filter(({ productId }) => productId === piece.productId)
    .filter(({ variantId }) => variantId !== piece.variantId)
    .map(({ variantId, size }) => ({ variantId, size }))
}
