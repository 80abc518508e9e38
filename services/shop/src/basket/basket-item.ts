import type { ParsedPayloadOf } from '@saum/contract/call'
import type { addItemToBasket, BasketItem } from '@saum/contract/basket'

type ItemGroup = NonNullable<BasketItem['itemGroup']>

/** A row of a basket as it is kept: nothing in it has a price. */
export interface KeptItem {
  readonly key: string
  readonly variantId: number
  readonly quantity: number
  readonly itemGroup: ItemGroup | null
  readonly displayData: BasketItem['displayData'] | null
  readonly customData: BasketItem['customData'] | null
  /** Where it stands; a replaced item leaves its place to its successor. */
  readonly position: number
}

/** What somebody wants to put in. */
export type WantedItem = Pick<
  ParsedPayloadOf<typeof addItemToBasket>,
  'variantId' | 'quantity' | 'displayData' | 'customData' | 'itemGroup'
>

/** The same variant in another group is another item. */
export function isSameItem(
  item: Pick<KeptItem, 'variantId' | 'itemGroup'>,
  wanted: Pick<WantedItem, 'variantId' | 'itemGroup'>,
): boolean {
  return item.variantId === wanted.variantId && item.itemGroup?.id === wanted.itemGroup?.id
}
