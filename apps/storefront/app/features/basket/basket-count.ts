import type { BasketItem } from '@saum/contract/basket'

export type CountedItem = Pick<BasketItem, 'quantity' | 'status' | 'itemGroup'>

/** Pieces in the basket. What belongs to a main item, such as its gift box, is not a piece of its own. */
export function basketCount(items: readonly CountedItem[]): number {
  return sumOf(items.filter(isCounted))
}

/**
 * Pieces that can be ordered: without what is sold out, and without a main item that cannot be ordered
 * because something it requires is sold out.
 */
export function orderableCount(items: readonly CountedItem[]): number {
  const blocked = blockedGroups(items)
  return sumOf(
    items.filter((item) => isCounted(item) && !isSoldOut(item) && !isBlocked(item, blocked)),
  )
}

function blockedGroups(items: readonly CountedItem[]): ReadonlySet<string> {
  const groups = items
    .filter((item) => isSoldOut(item) && item.itemGroup?.isRequired)
    .map((item) => item.itemGroup?.id ?? '')
  return new Set(groups)
}

function isCounted({ itemGroup }: CountedItem): boolean {
  return itemGroup === undefined || itemGroup.isMainItem
}

function isSoldOut({ status }: CountedItem): boolean {
  return status === 'unavailable'
}

function isBlocked({ itemGroup }: CountedItem, blocked: ReadonlySet<string>): boolean {
  return itemGroup !== undefined && blocked.has(itemGroup.id)
}

function sumOf(items: readonly CountedItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}
