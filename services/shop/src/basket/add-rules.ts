import type { ExistingItemHandling } from '@saum/contract/basket'
import { isSameItem, toRoleBeside, type KeptItem, type WantedItem } from './basket-item.ts'
import {
  countedItems,
  fitQuantity,
  freePieces,
  isFull,
  type ChangeFailure,
  type Offer,
} from './fit-quantity.ts'

export interface AddPlan {
  /** As they are to be afterwards; the very same list when nothing changes. */
  items: readonly KeptItem[]
  failure: ChangeFailure | null
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
    return { items: withoutItem(items, existing), failure: null, isReduced: false }
  }

  const others = countedItems(items, offers).filter((item) => item !== existing)
  const ofSize = others.filter(({ variantId }) => variantId === wanted.variantId)
  const available = freePieces(offer.available, existing, ofSize)
  if (!offer.isShown || available === 0) return refused(items, 'ItemUnavailable')
  if (!existing && isFull(others)) return refused(items, 'MaximumItemCountReached')

  const before = existing?.quantity ?? 0
  const wish = handling === 'ReplaceExisting' ? wanted.quantity : before + wanted.quantity
  const quantity = fitQuantity({ wish, before, available, others })
  if (quantity === null) return refused(items, 'MaximumItemCountReached')
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
  return removed === undefined ? null : withoutItem(items, removed)
}

export function withoutItem(items: readonly KeptItem[], removed: KeptItem): readonly KeptItem[] {
  const { itemGroup } = removed
  const takesGroup = itemGroup !== null && (itemGroup.isMainItem || itemGroup.isRequired)
  return items.filter(
    (item) => item !== removed && !(takesGroup && item.itemGroup?.id === itemGroup.id),
  )
}

function refused(items: readonly KeptItem[], failure: ChangeFailure): AddPlan {
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
    const grown: KeptItem = {
      ...existing,
      quantity,
      customData: wanted.customData ?? existing.customData,
      decidedCents: wanted.decidedCents ?? existing.decidedCents,
      ...(wanted.promotionId != null && hangOn(wanted)),
    }
    return items.map((item) => (item === existing ? grown : item))
  }
  const others = items.filter((other) => other !== existing)
  const item: KeptItem = {
    key: newKey(),
    variantId: wanted.variantId,
    quantity,
    itemGroup: toRoleBeside(wanted.itemGroup ?? null, others),
    displayData: wanted.displayData ?? null,
    customData: wanted.customData ?? null,
    ...hangOn(wanted),
    decidedCents: wanted.decidedCents ?? null,
    position: existing?.position ?? Math.max(0, ...items.map(({ position }) => position + 1)),
  }
  return existing ? items.map((other) => (other === existing ? item : other)) : [...items, item]
}

function hangOn({ promotionId, promotionCode }: WantedItem) {
  return { promotionId: promotionId ?? null, promotionCode: promotionCode ?? null }
}
