import type { BasketItem } from '@saum/contract/basket-shape'
import { restoreSubscription } from '#app/features/basket/subscription-item.ts'

/** What it takes to put something back that was taken out. */
export interface RemovedItem {
  variantId: number
  quantity: number
  itemGroup?: NonNullable<BasketItem['itemGroup']>
  /** What hung on it; a gift put back without it would have to be paid. */
  promotionId?: string | null
  /** Of what comes again; told by the name of its group. */
  customData?: NonNullable<BasketItem['customData']>
}

/** Taken out, or moved to the wishlist: `?removed=701:2:p=scarf`, `?saved=701:1:mr:set-1`. */
export const REMOVED_PARAMETER = 'removed'
export const SAVED_PARAMETER = 'saved'

/** How `writeRemovedItem` writes. */
export const REMOVED_ITEM =
  /^([1-9]\d{0,14}):([1-9]\d{0,3})(?::p=((?:[\w.!~*'()-]|%(?:2[1-9A-F]|[3-6][\dA-F]|7[\dA-E])){1,100}))?(?::(-|m|r|mr):([\x21-\x7e]{1,100}))?$/

/** Numbers and keys only: what they are called the page asks the range. */
export function writeRemovedItem(removed: RemovedItem): string {
  const { variantId, quantity, itemGroup, promotionId } = removed
  const promotion = promotionId == null ? '' : `:p=${encodeURIComponent(promotionId)}`
  const item = `${variantId}:${quantity}${promotion}`
  if (itemGroup === undefined) return item
  const flags = `${itemGroup.isMainItem ? 'm' : ''}${itemGroup.isRequired ? 'r' : ''}`
  return `${item}:${flags || '-'}:${itemGroup.id}`
}

function parseRemovedItem(written: string): RemovedItem | null {
  const [, variantId, quantity, promotionId, flags, groupId] = REMOVED_ITEM.exec(written) ?? []
  if (variantId === undefined || quantity === undefined) return null
  const item = {
    variantId: Number(variantId),
    quantity: Number(quantity),
    ...(promotionId !== undefined && { promotionId: decodeURIComponent(promotionId) }),
  }
  if (groupId === undefined || flags === undefined) return item
  const itemGroup = {
    id: groupId,
    isMainItem: flags.includes('m'),
    isRequired: flags.includes('r'),
  }
  const again = restoreSubscription(groupId)
  return { ...item, itemGroup, ...(again && { customData: again.customData }) }
}

/** What an address says; nothing at all where one of them is not readable. */
export function parseRemovedItems(written: readonly string[]): RemovedItem[] {
  const items = written.map(parseRemovedItem)
  return items.every((item) => item !== null) ? items : []
}
