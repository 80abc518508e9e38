import type { BasketItem } from '@saum/contract/basket-shape'
import {
  SUBSCRIPTION_PRICE_KEY,
  subscriptionDefinition,
  type SubscriptionInterval,
} from '@saum/contract/subscription'
import * as v from '@saum/schema/schema'

/** What of a line says whether it comes again. */
export interface ClaimedLine {
  customData?: BasketItem['customData'] | null | undefined
  itemGroup?: BasketItem['itemGroup'] | null | undefined
}

/**
 * `once`: bought as ever. `unsound`: a client asks for it again and again in a way it is not sold; such a
 * line cannot be had, at whatever price.
 */
export type LineKind = 'once' | 'unsound' | SubscriptionInterval

/** What a client asks for, whether the shop sells it like that or not. */
export function claimOf({ customData, itemGroup }: ClaimedLine): LineKind {
  if (customData?.['pricePromotionKey'] !== SUBSCRIPTION_PRICE_KEY) return 'once'
  const definition = v.safeParse(subscriptionDefinition, customData['subscriptionDefinition'])
  if (!definition.success || !isGroupOfItsOwn(itemGroup)) return 'unsound'
  return definition.output.subscriptionInterval
}

/** Only the main item of a group can be: whoever comes second into a group is made a part of it. */
function isGroupOfItsOwn(itemGroup: ClaimedLine['itemGroup']): boolean {
  return itemGroup != null && itemGroup.isMainItem && itemGroup.isRequired
}
