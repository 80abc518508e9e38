import type { Shop } from './shops.ts'
import { addDays, instantOf, wallTimeAt } from './zoned-time.ts'

export const PREPAYMENT_DAYS = 7

type Clocks = Pick<Shop, 'timeZone'>

/** The last day on which the money of a prepayment may arrive, such as `2026-11-23`. */
export function lastDayToPay({ timeZone }: Clocks, orderedAtMs: number): string {
  return addDays(wallTimeAt(orderedAtMs, timeZone).day, PREPAYMENT_DAYS)
}

/** The midnight after that day, by the clocks of the shop. */
export function prepaymentEndsAt(shop: Clocks, orderedAtMs: number): number {
  const day = addDays(lastDayToPay(shop, orderedAtMs), 1)
  return instantOf({ day, minutes: 0 }, shop.timeZone)
}
