import {
  MAX_ITEMS_PER_BASKET,
  MAX_PIECES_PER_BASKET,
  MAX_QUANTITY_PER_ITEM,
} from '@saum/domain/basket-limits'
import type { KeptItem } from './basket-item.ts'

/** What the shop can sell of one variant at this moment. */
export interface Offer {
  /** Shown in the shop; what is not shown takes no place in a basket. */
  isShown: boolean
  /** Pieces; `Infinity` where stock does not matter. */
  available: number
}

export type ChangeFailure = 'ItemDataNotFound' | 'ItemUnavailable' | 'MaximumItemCountReached'

/** Those that take a place. */
export function countedItems(
  items: readonly KeptItem[],
  offers: ReadonlyMap<number, Offer>,
): readonly KeptItem[] {
  return items.filter(({ variantId }) => offers.get(variantId)?.isShown)
}

export function isFull(others: readonly KeptItem[]): boolean {
  return others.length >= MAX_ITEMS_PER_BASKET
}

/**
 * Pieces of one size that an item may have. What other items hold of it is theirs, but nothing is taken
 * from the item that it is served already because it was put in before them.
 */
export function freePieces(
  available: number,
  own: KeptItem | undefined,
  others: readonly KeptItem[],
): number {
  const earlier = own ? others.filter(({ position }) => position < own.position) : []
  const served = own ? Math.min(own.quantity, available - piecesIn(earlier)) : 0
  return Math.max(available - piecesIn(others), served, 0)
}

function piecesIn(items: readonly KeptItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

interface QuantityWish {
  wish: number
  before: number
  available: number
  /** The items beside it that take a place. */
  others: readonly KeptItem[]
  /** How many items change by the same number of pieces; the item alone, unless its group follows. */
  inStep?: number
}

/** How many pieces it may be; `null` where there is no room for a single one more. */
export function fitQuantity({ wish, before, available, others, inStep = 1 }: QuantityWish) {
  const most = Math.min(wish, MAX_QUANTITY_PER_ITEM, available)
  const taken = piecesIn(others)
  // What came back into the shop may have made the basket too full; taking pieces out is always fine.
  const room = Math.max(Math.floor((MAX_PIECES_PER_BASKET - taken) / inStep), before)
  if (most > room && room <= before) return null
  return Math.min(most, room)
}
