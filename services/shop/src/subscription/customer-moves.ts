import {
  isChangeable,
  isReminderDue,
  pausePlan,
  restoreSkipped,
  resumePlan,
  skipNext,
} from '@saum/domain/subscription-dates'
import type { Changing } from './change-subscription.ts'
import type { KeptSubscription } from './kept-subscription.ts'
import { withinTerm, withPlan } from './subscription-moves.ts'

/** What a customer does with a subscription; `null` where it is too late for it. */
type CustomerMove = (changing: Changing) => KeptSubscription | null

export function skipping(deliveryOn: string): CustomerMove {
  return (changing) => {
    const { kept, today } = changing
    // One that was cancelled for a later day delivers until then.
    const isOffered = isDelivering(kept) && isChangeable(kept.plan, today)
    if (!isOffered || kept.plan.nextOn !== deliveryOn) return null
    return withinTerm(withPlan(kept, skipNext(kept.plan)))
  }
}

export function restoring(deliveryOn: string): CustomerMove {
  return (changing) => {
    const { kept, today } = changing
    if (!isOpen(changing) || kept.plan.skippedOn !== deliveryOn) return null
    const plan = restoreSkipped(kept.plan, today)
    if (plan === null) return null
    // Who wants it back this late knows of it.
    const isTold = isReminderDue(plan, today)
    return { ...withPlan(kept, plan), ...(isTold && { remindedOn: plan.nextOn }) }
  }
}

export function pausing(months: number): CustomerMove {
  return (changing) => {
    const { kept, today } = changing
    if (!isOpen(changing)) return null
    return { ...withPlan(kept, pausePlan(kept.plan, months, today)), state: 'paused' }
  }
}

export function resume({ kept, today }: Changing): KeptSubscription | null {
  if (kept.state !== 'paused') return null
  return { ...withPlan(kept, resumePlan(kept.plan, today)), state: 'active' }
}

/** The next delivery can still be changed. */
export function isOpen({ kept, today }: Changing): boolean {
  return kept.state === 'active' && isDelivering(kept) && isChangeable(kept.plan, today)
}

function isDelivering({ state, pendingOrderId }: KeptSubscription): boolean {
  return (state === 'active' || state === 'cancelled') && pendingOrderId === null
}
