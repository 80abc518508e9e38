import { isSameItem, toRoleBeside, type KeptItem } from './basket-item.ts'
import {
  countedItems,
  fitQuantity,
  freePieces,
  type ChangeFailure,
  type Offer,
} from './fit-quantity.ts'
import { withoutItem } from './add-rules.ts'

/** What an item is to be. Whatever is not given stays as it is. */
export interface ItemUpdate {
  quantity: number
  promotionId: string | null
  promotionCode?: string | undefined
  variantId?: number | undefined
  displayData?: KeptItem['displayData'] | undefined
  customData?: KeptItem['customData'] | undefined
  itemGroup?: KeptItem['itemGroup'] | undefined
}

interface SizeOffer extends Offer {
  productId: number
}

export interface UpdateRequest {
  itemKey: string
  update: ItemUpdate
  /** The variants of the items and the wanted one; a variant nobody knows is missing. */
  offers: ReadonlyMap<number, SizeOffer>
  /** What one piece of a line costs now; `null` where nobody knows. */
  unitCents: (line: KeptItem) => number | null
}

export interface UpdatePlan {
  /** As they are to be afterwards; the very same list when it fails. */
  items: readonly KeptItem[]
  failure: ChangeFailure | 'BasketItemNotFound' | null
  isReduced: boolean
}

/**
 * Sets what an item is to be; with no pieces it goes, as if removed. In another size it joins the item
 * that has that size already. Required members of a group that are as many as their main item follow it.
 */
export function planUpdate(items: readonly KeptItem[], request: UpdateRequest): UpdatePlan {
  const { itemKey, update, offers } = request
  const item = items.find(({ key }) => key === itemKey)
  if (item === undefined) return refused(items, 'BasketItemNotFound')
  if (update.quantity === 0) {
    return { items: withoutItem(items, item), failure: null, isReduced: false }
  }
  const variantId = update.variantId ?? item.variantId
  const offer = offers.get(variantId)
  if (offer === undefined || !isSizeOf(offer, item, offers)) {
    return refused(items, 'ItemDataNotFound')
  }
  const wanted = {
    variantId,
    itemGroup: update.itemGroup ?? item.itemGroup,
    customData: update.customData ?? item.customData,
  }
  const joined = items.find((other) => other !== item && isSameItem(other, wanted))
  const beside = items.filter((other) => other !== item && other !== joined)
  const available = availableTo(joined ?? item, beside, { variantId, offers })
  if (!offer.isShown || available === 0) return refused(items, 'ItemUnavailable')

  const identity = { variantId, itemGroup: toRoleBeside(wanted.itemGroup, beside) }
  const followers = joined === undefined ? followersOf(items, item) : []
  const moved = new Set([item, joined, ...followers])
  const others = countedItems(items, offers).filter((other) => !moved.has(other))
  const wish = update.quantity + (joined?.quantity ?? 0)
  const before = item.quantity + (joined?.quantity ?? 0)
  const quantity = fitQuantity({
    wish,
    before,
    available: Math.min(available, ...followers.map((follower) => most(follower, items, offers))),
    others,
    inStep: 1 + followers.length,
  })
  if (quantity === null) return refused(items, 'MaximumItemCountReached')
  const updated = toUpdated(item, { ...identity, quantity, joined }, request)
  return {
    items: replaceAll(items, { item, updated, joined, followers }),
    failure: null,
    isReduced: quantity < wish,
  }
}

function refused(items: readonly KeptItem[], failure: UpdatePlan['failure']): UpdatePlan {
  return { items, failure, isReduced: false }
}

/** Other sizes only: another product is another decision. */
function isSizeOf(offer: SizeOffer, item: KeptItem, offers: UpdateRequest['offers']): boolean {
  return offers.get(item.variantId)?.productId === offer.productId
}

function followersOf(items: readonly KeptItem[], main: KeptItem): KeptItem[] {
  const { itemGroup, quantity } = main
  if (!itemGroup?.isMainItem) return []
  return items.filter(
    (item) =>
      item !== main &&
      item.itemGroup?.id === itemGroup.id &&
      item.itemGroup.isRequired &&
      !item.itemGroup.isMainItem &&
      item.quantity === quantity,
  )
}

/** Pieces of a size that are there for one item, which may have another size until now. */
function availableTo(
  item: KeptItem,
  beside: readonly KeptItem[],
  { variantId, offers }: Pick<UpdateRequest, 'offers'> & { variantId: number },
): number {
  const own = item.variantId === variantId ? item : undefined
  const others = beside.filter((other) => other.variantId === variantId)
  return freePieces(offers.get(variantId)?.available ?? 0, own, others)
}

/** As many as there are, but never a reason to take away what is there. */
function most(
  follower: KeptItem,
  items: readonly KeptItem[],
  offers: UpdateRequest['offers'],
): number {
  const { variantId, quantity } = follower
  const beside = items.filter((other) => other !== follower)
  return Math.max(quantity, availableTo(follower, beside, { variantId, offers }))
}

interface Aim {
  variantId: number
  itemGroup: KeptItem['itemGroup']
  quantity: number
  joined: KeptItem | undefined
}

/** Where two become one, the one that had the size stays, with a promotion of either. */
function toUpdated(item: KeptItem, aim: Aim, { update, unitCents }: UpdateRequest): KeptItem {
  const { joined, ...identity } = aim
  const stays = joined ?? item
  const itemGroup = joined ? joinRoles(joined.itemGroup, aim.itemGroup) : aim.itemGroup
  const promotion = toPromotion(item, update)
  const updated: KeptItem = {
    ...stays,
    ...identity,
    itemGroup,
    displayData: update.displayData ?? stays.displayData,
    customData: update.customData ?? stays.customData,
    ...(joined === undefined || joined.promotionId === null ? promotion : {}),
  }
  const isOnlyPromoted =
    updated.promotionId !== stays.promotionId &&
    updated.quantity === stays.quantity &&
    updated.variantId === stays.variantId
  // Promotions are applied by themselves: nobody has looked at the price for that.
  if (isOnlyPromoted) return updated
  return { ...updated, decidedCents: unitCents(updated) ?? stays.decidedCents }
}

/** A group keeps its main item, and what it requires, when two of its items become one. */
function joinRoles(one: KeptItem['itemGroup'], other: KeptItem['itemGroup']) {
  if (one === null || other === null) return one
  const isMainItem = one.isMainItem || other.isMainItem
  return { ...one, isMainItem, isRequired: one.isRequired || other.isRequired }
}

function toPromotion(item: KeptItem, { promotionId, promotionCode }: ItemUpdate) {
  const keptCode = promotionId === item.promotionId ? item.promotionCode : null
  return { promotionId, promotionCode: promotionId === null ? null : (promotionCode ?? keptCode) }
}

interface Replacement {
  item: KeptItem
  updated: KeptItem
  joined: KeptItem | undefined
  followers: readonly KeptItem[]
}

function replaceAll(
  items: readonly KeptItem[],
  { item, updated, joined, followers }: Replacement,
): readonly KeptItem[] {
  const { quantity } = updated
  return items.flatMap((other) => {
    if (other === (joined ?? item)) return updated
    if (other === item) return []
    return followers.includes(other) ? { ...other, quantity } : other
  })
}
