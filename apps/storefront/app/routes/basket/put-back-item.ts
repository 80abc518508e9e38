import type { BasketItem } from '@saum/contract/basket-shape'
import type { RemovedItem } from './removed-items.ts'

/** What hangs on an item beside what its row shows, as it takes to put it back. */
export interface HangingFacts {
  promotionId: string | null
  customData?: NonNullable<BasketItem['customData']>
  displayData?: NonNullable<BasketItem['displayData']>
}

export function toHangingFacts(item: BasketItem): HangingFacts {
  const { promotionId, promotion, customData, displayData } = item
  // Nobody tells the code again, and without it the promotion would hang there and never hold.
  const isOpenedByCode = promotion?.conditions.some(({ key }) => key === 'code') ?? false
  return {
    promotionId: isOpenedByCode ? null : promotionId,
    ...(customData && { customData }),
    ...(displayData && { displayData }),
  }
}

export type PutBackItem = RemovedItem & Partial<HangingFacts>

interface RemovedRow {
  variantId: number
  quantity: number
  wantedQuantity?: number
  group?: NonNullable<BasketItem['itemGroup']>
  hanging: HangingFacts
}

/** An item as it was. */
export function toPutBackItem(row: RemovedRow): PutBackItem {
  const { variantId, quantity, wantedQuantity, group, hanging } = row
  return {
    variantId,
    quantity: wantedQuantity ?? quantity,
    ...hanging,
    ...(group && { itemGroup: group }),
  }
}
