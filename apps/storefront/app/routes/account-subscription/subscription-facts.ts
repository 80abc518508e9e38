import { SUBSCRIPTION_INTERVALS, type Subscription } from '@saum/contract/subscription'
import type { Shop } from '@saum/domain/shops'
import { intervalWords } from '@saum/domain/subscription-terms'
import { wallTimeAt } from '@saum/domain/zoned-time'
import { toGarment, type Garment } from '#app/features/order/garment.ts'
import { addressLines } from '#app/ui/address-lines.ts'
import type { SelectOption } from '#app/ui/select-field.tsx'
import { pauseChoices, type PauseChoice } from './pause-choices.ts'

/** What the account shows of a subscription. */
export interface SubscriptionFacts extends Pick<
  Subscription,
  | 'id'
  | 'number'
  | 'state'
  | 'quantity'
  | 'intervalMonths'
  | 'goodsCents'
  | 'deliveryCents'
  | 'nextDeliveryOn'
  | 'skippedOn'
  | 'pausedUntil'
  | 'cancelledAt'
  | 'endsOn'
  | 'receiptUrl'
  | 'choices'
> {
  garment: Garment
  variantId: number
  /** `Alle 3 Monate` */
  interval: string
  intervals: SelectOption[]
  /** In one line, without the name. */
  address: string
  /** With the name, as the address book writes it. */
  fullAddress: string
  pauses: PauseChoice[]
  /** The next delivery can still be changed. */
  isChangeable: boolean
  /** Also the one that comes after it was cancelled for a later day. */
  isSkippable: boolean
  /** At all, or for an earlier day. */
  isCancellable: boolean
}

export function toSubscriptionFacts(
  subscription: Subscription,
  { shop, nowMs }: { shop: Shop; nowMs: number },
): SubscriptionFacts {
  const { product, variant, state, changeUntil, shippingAddress, endsOn } = subscription
  const today = wallTimeAt(nowMs, shop.timeZone).day
  const isInTime = changeUntil !== null && today <= changeUntil
  const isRunning = state === 'active' || state === 'paused'
  const lines = addressLines(shippingAddress, shop)
  return {
    ...pickShown(subscription),
    garment: toGarment(product, variant, shop),
    variantId: variant.id,
    interval: capitalized(intervalWords(shop, subscription.intervalMonths), shop),
    intervals: SUBSCRIPTION_INTERVALS.map((months) => ({
      value: String(months),
      label: capitalized(intervalWords(shop, months), shop),
    })),
    address: lines.slice(1).join(', '),
    fullAddress: lines.join(', '),
    pauses: pauseChoices(subscription, { shop, today }),
    isChangeable: state === 'active' && isInTime,
    isSkippable: (state === 'active' || state === 'cancelled') && isInTime,
    isCancellable: isRunning || (state === 'cancelled' && endsOn !== null && today < endsOn),
  }
}

/** Product, addresses and the rest need not travel to the browser. */
function pickShown(subscription: Subscription) {
  const { id, number, state, quantity, intervalMonths, goodsCents, deliveryCents } = subscription
  const { nextDeliveryOn, skippedOn, pausedUntil } = subscription
  const { cancelledAt, endsOn, receiptUrl, choices } = subscription
  return {
    id,
    number,
    state,
    quantity,
    intervalMonths,
    goodsCents,
    deliveryCents,
    nextDeliveryOn,
    skippedOn,
    pausedUntil,
    cancelledAt,
    endsOn,
    receiptUrl,
    choices,
  }
}

function capitalized(words: string, { locale }: Shop): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}
