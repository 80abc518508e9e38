import type { ExistingItemHandling } from '@saum/contract/basket'
import { isSameItem, type KeptItem, type WantedItem } from './basket-item.ts'

/** Nobody needs more of one size; whoever wants more, wants to sell them. */
const MAX_QUANTITY_PER_ITEM = 10
const MAX_ITEMS = 50
const MAX_PIECES = 200

/** What the shop can sell of one variant at this moment. */
export interface Offer {
  /** Shown in the shop; what is not shown takes no place in a basket. */
  isShown: boolean
  /** Pieces; `Infinity` where stock does not matter. */
  available: number
}

type AddFailure = 'ItemDataNotFound' | 'ItemUnavailable' | 'MaximumItemCountReached'

export interface AddPlan {
  /** As they are to be afterwards; the very same list when nothing changes. */
  items: readonly KeptItem[]
  failure: AddFailure | null
  /** Fewer pieces went in than were wanted. */
  isReduced: boolean
}

export interface AddRequest {
  wanted: WantedItem
  handling: ExistingItemHandling
  /** The variants of the items and the wanted one; a variant nobody knows is missing. */
  offers: ReadonlyMap<number, Offer>
  newKey: () => string
}

/** One item into a basket. Whatever fails leaves the basket alone. */
export function planAdd(items: readonly KeptItem[], request: AddRequest): AddPlan {
  const { wanted, handling, offers } = request
  const offer = offers.get(wanted.variantId)
  if (offer === undefined) return refused(items, 'ItemDataNotFound')
  const existing = items.find((item) => isSameItem(item, wanted))
  if (isUntouched(existing, wanted, handling)) return { items, failure: null, isReduced: false }
  if (existing && wanted.quantity === 0 && handling === 'ReplaceExisting') {
    const left = items.filter((item) => item !== existing)
    return { items: left, failure: null, isReduced: false }
  }

  const counted = items.filter((item) => item !== existing && offers.get(item.variantId)?.isShown)
  if (!offer.isShown || offer.available <= 0) return refused(items, 'ItemUnavailable')
  if (!existing && counted.length >= MAX_ITEMS) return refused(items, 'MaximumItemCountReached')

  const before = existing?.quantity ?? 0
  const wish = handling === 'ReplaceExisting' ? wanted.quantity : before + wanted.quantity
  const most = Math.min(wish, MAX_QUANTITY_PER_ITEM, offer.available)
  const others = counted.reduce((sum, { quantity }) => sum + quantity, 0)
  // What came back into the shop may have made the basket too full; taking pieces out is always fine.
  const room = Math.max(MAX_PIECES - others, before)
  if (most > room && room <= before) return refused(items, 'MaximumItemCountReached')
  const quantity = Math.min(most, room)
  return {
    items: withItem(items, existing, quantity, request),
    failure: null,
    isReduced: quantity < wish,
  }
}

/** Removes an item, and with the main item or a required member its whole group. */
export function planRemoval(
  items: readonly KeptItem[],
  itemKey: string,
): readonly KeptItem[] | null {
  const removed = items.find(({ key }) => key === itemKey)
  if (removed === undefined) return null
  const { itemGroup } = removed
  const takesGroup = itemGroup !== null && (itemGroup.isMainItem || itemGroup.isRequired)
  return items.filter(
    (item) => item !== removed && !(takesGroup && item.itemGroup?.id === itemGroup.id),
  )
}

function refused(items: readonly KeptItem[], failure: AddFailure): AddPlan {
  return { items, failure, isReduced: false }
}

function isUntouched(
  existing: KeptItem | undefined,
  { quantity }: WantedItem,
  handling: ExistingItemHandling,
): boolean {
  if (existing === undefined) return quantity === 0
  if (handling === 'KeepExisting') return true
  return handling === 'AddQuantityToExisting' && quantity === 0
}

function withItem(
  items: readonly KeptItem[],
  existing: KeptItem | undefined,
  quantity: number,
  { wanted, handling, newKey }: AddRequest,
): readonly KeptItem[] {
  if (existing && handling === 'AddQuantityToExisting') {
    const customData = wanted.customData ?? existing.customData
    const grown = { ...existing, quantity, customData }
    return items.map((item) => (item === existing ? grown : item))
  }
  const item: KeptItem = {
    key: newKey(),
    variantId: wanted.variantId,
    quantity,
    itemGroup: wanted.itemGroup ?? null,
    displayData: wanted.displayData ?? null,
    customData: wanted.customData ?? null,
    position: existing?.position ?? Math.max(0, ...items.map(({ position }) => position + 1)),
  }
  return existing ? items.map((other) => (other === existing ? item : other)) : [...items, item]
}
