import type { ParsedPayloadOf } from '@saum/contract/call'
import type { addItemToBasket } from '@saum/contract/basket'
import type { BasketItem } from '@saum/contract/basket-shape'
import { claimOf, type ClaimedLine } from './subscription-claim.ts'

type ItemGroup = NonNullable<BasketItem['itemGroup']>

/** A row of a basket as it is kept: nothing in it has a price. */
export interface KeptItem {
  readonly key: string
  readonly variantId: number
  readonly quantity: number
  readonly itemGroup: ItemGroup | null
  readonly displayData: BasketItem['displayData'] | null
  readonly customData: BasketItem['customData'] | null
  /** The promotion hanging on it, whether it holds or not. */
  readonly promotionId: string | null
  /** The code it was found by, where it takes one. */
  readonly promotionCode: string | null
  /** What one piece cost when the shopper last decided about it; only ever compared with. */
  readonly decidedCents: number | null
  /** Where it stands; a replaced item leaves its place to its successor. */
  readonly position: number
}

/** A basket as it is kept. Where there is none it is empty and has never been changed. */
export interface KeptBasket {
  readonly items: readonly KeptItem[]
  /** Grows with every change. */
  readonly revision: number
  readonly voucherCode: string | null
}

type AddPayload = ParsedPayloadOf<typeof addItemToBasket>

/** What somebody wants to put in. */
export interface WantedItem extends Pick<
  AddPayload,
  'variantId' | 'quantity' | 'displayData' | 'customData' | 'itemGroup' | 'promotionId'
> {
  promotionCode?: string | null
  /** What one piece costs them now; known to the shop, never said by a client. */
  decidedCents?: number | null
}

/** The same variant in another group is another item, unless both come again after as many months. */
export function isSameItem(
  item: Pick<KeptItem, 'variantId'> & ClaimedLine,
  wanted: { variantId: number } & ClaimedLine,
): boolean {
  return item.variantId === wanted.variantId && groupOf(item) === groupOf(wanted)
}

/** No key of a client has a space in it. */
function groupOf(line: ClaimedLine): string | undefined {
  const claim = claimOf(line)
  return typeof claim === 'number' ? `every ${claim}` : line.itemGroup?.id
}

/** A group has one main item: whoever comes second belongs to the first. */
export function toRoleBeside(
  itemGroup: ItemGroup | null,
  others: readonly KeptItem[],
): ItemGroup | null {
  if (!itemGroup?.isMainItem) return itemGroup
  const hasMain = others.some(
    (other) => other.itemGroup?.isMainItem && other.itemGroup.id === itemGroup.id,
  )
  return hasMain ? { ...itemGroup, isMainItem: false } : itemGroup
}
