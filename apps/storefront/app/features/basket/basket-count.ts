import type { BasketItem } from '@saum/contract/basket-shape'

export type CountedItem = Pick<BasketItem, 'quantity' | 'status' | 'itemGroup' | 'missingPart'>

/** Pieces in a basket. What belongs to a main item, such as its gift box, is not a piece of its own. */
export function pieceCount(items: readonly CountedItem[]): number {
  return items.filter(isCounted).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Pieces that can be ordered: without what is sold out or kept back by a missing part of its group. */
export function orderableCount(items: readonly CountedItem[]): number {
  return pieceCount(items.filter(isOrderable))
}

function isCounted({ itemGroup }: CountedItem): boolean {
  return itemGroup === undefined || itemGroup.isMainItem
}

function isOrderable({ status, missingPart }: CountedItem): boolean {
  return status === 'available' && missingPart === undefined
}
