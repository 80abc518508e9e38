import type { Backend } from '@saum/contract/backend'
import { getBasket } from '@saum/contract/basket'

/** Pieces by variant. */
type Pieces = ReadonlyMap<number, number>

/** `partly`: less of something came along than the visitor had. */
export type MergeOutcome = 'nothing' | 'merged' | 'partly'

const NO_PIECES: Pieces = new Map()

/** What is in a basket. One that cannot be read is as good as empty: nobody is kept out for it. */
export async function countPieces(backend: Backend | null): Promise<Pieces> {
  const answer = await backend?.call(getBasket, {}).catch(() => null)
  if (!answer?.ok) return NO_PIECES
  const pieces = new Map<number, number>()
  for (const { variant, quantity, wantedQuantity = quantity } of answer.value.basket.items) {
    pieces.set(variant.id, (pieces.get(variant.id) ?? 0) + wantedQuantity)
  }
  return pieces
}

/** From what the visitor had and what the customer has now; a basket that only moved is not worth a word. */
export function mergeOutcome(before: Pieces, after: Pieces): MergeOutcome {
  for (const [variantId, count] of before) {
    if ((after.get(variantId) ?? 0) < count) return 'partly'
  }
  return before.size > 0 && total(after) > total(before) ? 'merged' : 'nothing'
}

/**
 * Tells the page somebody goes on to. A mark is never sent to the server, so that a page which is the
 * same for everybody stays so.
 */
export function withMergeMark(path: string, outcome: MergeOutcome): string {
  return outcome === 'nothing' || path.includes('#') ? path : `${path}#basket-${outcome}`
}

function total(pieces: Pieces): number {
  return pieces.values().reduce((sum, count) => sum + count, 0)
}
