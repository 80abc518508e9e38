import type { Subscription } from '@saum/contract/subscription'
import type { Shop } from '@saum/domain/shops'
import { addMonths, pausePlan } from '@saum/domain/subscription-dates'
import { wallTimeAt } from '@saum/domain/zoned-time'

const PAUSES = [1, 2, 3, 4, 5, 6]

export interface PauseChoice {
  months: number
  /** The first delivery after it: a short pause may end before one would have come. */
  nextOn: string | null
}

/** What each length of a pause leads to; none where nothing comes any more. */
export function pauseChoices(
  { startedAt, nextDeliveryOn, intervalMonths }: Subscription,
  { shop, today }: { shop: Shop; today: string },
): PauseChoice[] {
  if (nextDeliveryOn === null) return []
  const plan = {
    anchorOn: wallTimeAt(Date.parse(startedAt), shop.timeZone).day,
    intervalMonths,
    lastOn: addMonths(nextDeliveryOn, -intervalMonths),
    nextOn: nextDeliveryOn,
    skippedOn: null,
    pausedUntil: null,
  }
  return PAUSES.map((months) => ({ months, nextOn: pausePlan(plan, months, today).nextOn }))
}
