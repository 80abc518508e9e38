import { addDays } from './zoned-time.ts'

/** Told before each delivery, so that nobody is surprised by one. */
export const REMINDER_DAYS = 7
const MAX_PAUSE_MONTHS = 6

/** When deliveries come. Days are those of the shop's own calendar, such as `2027-01-31`. */
export interface DeliveryPlan {
  /** The day of the first one, whose day of the month all others keep where they can. */
  readonly anchorOn: string
  readonly intervalMonths: number
  /** The last one that is over: it came, or could not. */
  readonly lastOn: string
  /** `null` where nothing comes any more. */
  readonly nextOn: string | null
  /** Left out by the customer, who may take that back. */
  readonly skippedOn: string | null
  readonly pausedUntil: string | null
}

/** A month later is the same day, or the last one of a month that has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const moment = Date.UTC(year, month - 1 + months, Math.min(date, lastDate))
  return new Date(moment).toISOString().slice(0, 10)
}

export function startPlan(day: string, intervalMonths: number): DeliveryPlan {
  return {
    anchorOn: day,
    intervalMonths,
    lastOn: day,
    nextOn: addMonths(day, intervalMonths),
    skippedOn: null,
    pausedUntil: null,
  }
}

/** Until the day before. */
export function changeUntil(deliveryOn: string): string {
  return addDays(deliveryOn, -1)
}

export function isChangeable({ nextOn }: DeliveryPlan, today: string): boolean {
  return nextOn !== null && today <= changeUntil(nextOn)
}

export function isReminderDue({ nextOn }: DeliveryPlan, today: string): boolean {
  return nextOn !== null && addDays(nextOn, -REMINDER_DAYS) <= today
}

/** The next one is left out, and only that one. */
export function skipNext(plan: DeliveryPlan): DeliveryPlan {
  const { nextOn } = plan
  if (nextOn === null) return plan
  return { ...plan, skippedOn: nextOn, nextOn: following(plan, nextOn, nextOn) }
}

/** `null` where it is too late for the one that was left out. */
export function restoreSkipped(plan: DeliveryPlan, today: string): DeliveryPlan | null {
  const { skippedOn } = plan
  if (skippedOn === null || today > changeUntil(skippedOn)) return null
  return { ...plan, nextOn: skippedOn, skippedOn: null }
}

/** Counted from the last one, but never so soon that nobody could be reminded. */
export function withInterval(
  plan: DeliveryPlan,
  intervalMonths: number,
  today: string,
): DeliveryPlan {
  const changed = { ...plan, intervalMonths }
  return { ...changed, nextOn: following(changed, lastOf(plan), soonest(today)) }
}

/** Nothing comes before the pause is over; then it goes on by itself. */
export function pausePlan(plan: DeliveryPlan, months: number, today: string): DeliveryPlan {
  const pausedUntil = addMonths(today, Math.min(months, MAX_PAUSE_MONTHS))
  return { ...plan, pausedUntil, nextOn: following(plan, lastOf(plan), pausedUntil) }
}

export function resumePlan(plan: DeliveryPlan, today: string): DeliveryPlan {
  return { ...plan, pausedUntil: null, nextOn: following(plan, lastOf(plan), soonest(today)) }
}

/** The next one is over: it came, or could not. One that was late does not hurry the one after it. */
export function afterDelivery(plan: DeliveryPlan, today: string): DeliveryPlan {
  const { nextOn } = plan
  if (nextOn === null) return plan
  const earliest = soonest(nextOn < today ? today : nextOn)
  return { ...plan, lastOn: nextOn, nextOn: following(plan, nextOn, earliest), skippedOn: null }
}

/** Nobody was told of it in time, as after a standstill: it waits until there was time to say no. */
export function withNotice(plan: DeliveryPlan, today: string): DeliveryPlan {
  const isLate = plan.nextOn !== null && plan.nextOn < addDays(today, REMINDER_DAYS)
  return isLate ? { ...plan, nextOn: soonest(today) } : plan
}

/** Who ends it for a far day gets one more delivery and not all until then. */
export function latestEnd({ nextOn, intervalMonths }: DeliveryPlan, today: string): string {
  const latest = nextOn === null ? today : addMonths(nextOn, intervalMonths)
  return latest > today ? latest : today
}

/** What is due today still comes, and what comes before the day somebody wanted it to end. */
export function endPlan(
  plan: DeliveryPlan,
  { endsOn, today }: { endsOn: string; today: string },
): DeliveryPlan {
  const { nextOn } = plan
  const isStillComing = nextOn !== null && (nextOn <= today || nextOn < endsOn)
  return { ...plan, nextOn: isStillComing ? nextOn : null, skippedOn: null }
}

function soonest(today: string): string {
  return addDays(today, REMINDER_DAYS + 1)
}

function lastOf({ lastOn, skippedOn }: DeliveryPlan): string {
  return skippedOn !== null && skippedOn > lastOn ? skippedOn : lastOn
}

/** The first one after `from` that is not before `earliest`. */
function following(
  { anchorOn, intervalMonths }: DeliveryPlan,
  from: string,
  earliest: string,
): string {
  let months = monthsBetween(anchorOn, from)
  for (;;) {
    months += intervalMonths
    const day = addMonths(anchorOn, months)
    if (day >= earliest) return day
  }
}

function monthsBetween(from: string, to: string): number {
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return count(to) - count(from)
}
