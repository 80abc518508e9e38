import {
  afterDelivery,
  endPlan,
  latestEnd,
  type DeliveryPlan,
} from '@saum/domain/subscription-dates'
import { addDays } from '@saum/domain/zoned-time'
import type { KeptSubscription } from './kept-subscription.ts'

/** A charge that has failed is tried again on the next day, and once more on the one after it. */
const MAX_CHARGES = 3

type Moved = KeptSubscription

export function withPlan(kept: Moved, plan: DeliveryPlan): Moved {
  const { intervalMonths } = kept.plan
  return { ...kept, plan: { ...plan, intervalMonths } }
}

/** The next delivery is over, whether it came or could not. */
export function pass(kept: Moved, today: string): Moved {
  const passed = withinTerm(withPlan(kept, afterDelivery(kept.plan, today)))
  return { ...passed, pendingOrderId: null, failedCharges: 0, tryOn: null }
}

/** Nothing comes from the day on somebody wanted it to end. */
export function withinTerm(kept: Moved): Moved {
  const { nextOn } = kept.plan
  const isOver = kept.endsOn !== null && nextOn !== null && nextOn >= kept.endsOn
  return isOver ? withPlan(kept, { ...kept.plan, nextOn: null }) : kept
}

/** Tried again tomorrow; after the last try it rests until the customer wants it back. */
export function failCharge(kept: Moved, today: string): Moved {
  const failedCharges = kept.failedCharges + 1
  const failed = { ...kept, pendingOrderId: null, failedCharges }
  if (kept.state === 'cancelled') return stop(failed)
  if (failedCharges < MAX_CHARGES) return { ...failed, tryOn: addDays(today, 1) }
  return rest(failed)
}

/** Without an end: nothing comes until somebody says so. */
export function rest(kept: Moved): Moved {
  const { plan } = kept
  const lastOn = plan.nextOn ?? plan.lastOn
  const resting = stop(kept)
  return { ...resting, state: 'paused', plan: { ...resting.plan, lastOn, skippedOn: null } }
}

/** For good, by itself. */
export function end(kept: Moved): Moved {
  return { ...stop(kept), state: 'ended' }
}

/**
 * When it ends for who cancels today for the day they want; `null` where it ends no later than that
 * already. Who has cancelled for a later day may still do so for an earlier one.
 */
export function endFor(kept: Moved, wanted: string, today: string): string | null {
  if (kept.state === 'ended') return null
  const latest = latestEnd(kept.plan, today)
  const soon = wanted < latest ? wanted : latest
  const endsOn = soon > today ? soon : today
  return kept.endsOn !== null && kept.endsOn <= endsOn ? null : endsOn
}

export function cancel(
  kept: Moved,
  cancelled: { declarationId: string; endsOn: string; today: string; now: number },
): Moved {
  const { declarationId, endsOn, today, now } = cancelled
  // Nobody is charged after having cancelled because an earlier charge has failed.
  const isTried = kept.failedCharges > 0 && kept.pendingOrderId === null
  const plan = endPlan(kept.plan, { endsOn, today })
  const ending = withPlan(kept, { ...plan, pausedUntil: null })
  const settled = isTried || kept.state === 'paused' ? stop(ending) : ending
  return { ...settled, state: 'cancelled', declarationId, cancelledAt: now, endsOn }
}

function stop(kept: Moved): Moved {
  const plan = { ...kept.plan, nextOn: null, pausedUntil: null }
  return { ...kept, plan, pendingOrderId: null, failedCharges: 0, tryOn: null }
}
