import type { BasketItem } from '@saum/contract/basket-shape'

/** What makes a line of a size come again: the price it asks for, and a group of its own. */
export interface SubscriptionFields {
  customData: NonNullable<BasketItem['customData']>
  itemGroup: NonNullable<BasketItem['itemGroup']>
}

const GROUP = /^subscription-([1236])-\w{8}$/

/** Wished for only: whether it can be had like that, and at which price, is the shop's to say. */
export function toSubscriptionFields(months: number): SubscriptionFields {
  // Only ever told apart from the other groups of one basket.
  const own = Math.random().toString(36).slice(2, 10).padEnd(8, '0')
  return fieldsOf(`subscription-${months}-${own}`, months)
}

/** The same line as it was, of what is left of one that was taken out: the name of its group. */
export function restoreSubscription(groupId: string): SubscriptionFields | null {
  const months = monthsOfGroup(groupId)
  return months === undefined ? null : fieldsOf(groupId, months)
}

/** After how many months a line of that group is to come again; nothing of any other group. */
export function monthsOfGroup(groupId = ''): number | undefined {
  const [, months] = GROUP.exec(groupId) ?? []
  return months === undefined ? undefined : Number(months)
}

function fieldsOf(id: string, months: number): SubscriptionFields {
  return {
    customData: {
      pricePromotionKey: 'subscription',
      subscriptionDefinition: { subscriptionInterval: months },
    },
    itemGroup: { id, isMainItem: true, isRequired: true },
  }
}
