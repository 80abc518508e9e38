import type { Product } from '@saum/contract/product'
import type { Subscription, SubscriptionCancellation } from '@saum/contract/subscription'
import { changeUntil } from '@saum/domain/subscription-dates'
import { wallTimeAt } from '@saum/domain/zoned-time'
import type { OrderTokens } from '../token/order-token.ts'
import { choicesOf } from './choices.ts'
import { deliveryOf, unitCentsOf, type Offer } from './delivery-offer.ts'
import type { KeptSubscription } from './kept-subscription.ts'
import { nameOf } from './subscription-words.ts'

interface View {
  /** Of the customer: with a VIP card delivery is free. */
  groups: readonly string[]
  /** As the shop sells it today; missing where it does not. */
  offer: Offer | undefined
  /** All colors of the piece. */
  colors: readonly Product[]
  tokens: OrderTokens
  now: number
}

export function toSubscription(kept: KeptSubscription, view: View): Subscription {
  const { shop, plan, document, quantity } = kept
  const { offer, now } = view
  const today = wallTimeAt(now, shop.timeZone).day
  const goodsCents = unitCentsOf(kept, offer) * quantity
  const { nextOn, skippedOn } = plan
  return {
    id: kept.id,
    number: kept.number,
    state: kept.state,
    product: offer?.product ?? document.product,
    variant: offer?.variant ?? document.variant,
    quantity,
    intervalMonths: plan.intervalMonths,
    currencyCode: shop.currency,
    goodsCents,
    deliveryCents: deliveryOf(kept, goodsCents, { groups: view.groups, nowMs: now })?.feeCents ?? 0,
    nextDeliveryOn: nextOn,
    skippedOn: skippedOn !== null && today <= changeUntil(skippedOn) ? skippedOn : null,
    changeUntil: nextOn === null ? null : changeUntil(nextOn),
    pausedUntil: plan.pausedUntil,
    startedAt: toMoment(kept.startedAt),
    cancelledAt: kept.cancelledAt === null ? null : toMoment(kept.cancelledAt),
    endsOn: kept.endsOn,
    receiptUrl: kept.declarationId === null ? null : receiptUrl(kept, kept.declarationId, view),
    shippingAddress: document.shippingAddress,
    paymentMethod: document.paymentMethod,
    choices: choicesOf(kept, view.colors),
  }
}

/** Of one that was cancelled; `null` for any other. */
export function toCancellation(
  kept: KeptSubscription,
  { tokens }: Pick<View, 'tokens'>,
): SubscriptionCancellation | null {
  const { declarationId, cancelledAt } = kept
  if (declarationId === null || cancelledAt === null) return null
  return {
    confirmationId: declarationId,
    subscriptionNumber: kept.number,
    productName: nameOf(kept.document),
    cancelledAt: toMoment(cancelledAt),
    endsOn: kept.endsOn,
    receiptUrl: receiptUrl(kept, declarationId, { tokens }),
  }
}

function receiptUrl(
  { shop }: KeptSubscription,
  id: string,
  { tokens }: Pick<View, 'tokens'>,
): string {
  return tokens.paperUrl(shop, { kind: 'receipt', id })
}

function toMoment(instantMs: number): string {
  return new Date(instantMs).toISOString()
}
