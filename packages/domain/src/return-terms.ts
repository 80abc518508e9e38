import { addWorkingDays, isWorkingDay } from './delivery-dates.ts'
import type { Shop, ShopPath } from './shops.ts'
import { addDays, wallTimeAt } from './zoned-time.ts'

/** Everybody may send back this long, counted from the day after the last parcel was delivered. */
const RETURN_DAYS = 30
/** Who sends all of it back this soon also gets back what standard delivery cost. */
const DELIVERY_REFUND_DAYS = 14
/** Another size waits this long for the parcel. */
export const EXCHANGE_HOLD_DAYS = 14
/** From the day it was announced or declared, a parcel may be handed in this long in any case. */
const SEND_BACK_DAYS = 14
/** The longest the law gives us to pay back. */
const REFUND_DAYS = 14

const LABEL_FEE_CENTS: Readonly<Record<ShopPath, number>> = {
  de: 0,
  at: 0,
  ch: 0,
  'fr-ch': 0,
  en: 495,
}

/** What our label costs per parcel, where it is not free. */
export function labelFeeOf({ path }: Shop): number {
  return LABEL_FEE_CENTS[path]
}

/** The last day something may be returned, such as `2026-12-16`. */
export function lastReturnDay(shop: Shop, deliveredAt: number): string {
  return lastDayOf(shop, deliveredAt, RETURN_DAYS)
}

/** The last day on which sending all of it back also brings back the cost of standard delivery. */
export function lastDeliveryRefundDay(shop: Shop, deliveredAt: number): string {
  return lastDayOf(shop, deliveredAt, DELIVERY_REFUND_DAYS)
}

/** The last day to hand a parcel over that was announced at this moment. */
export function sendBackUntil(shop: Shop, announcedAt: number, lastReturn: string | null): string {
  const announced = lastDayOf(shop, announcedAt, SEND_BACK_DAYS)
  return lastReturn !== null && lastReturn > announced ? lastReturn : announced
}

/** The last day on which money is paid back for what was declared or arrived at this moment. */
export function lastRefundDay({ timeZone }: Shop, fromMs: number): string {
  return addDays(wallTimeAt(fromMs, timeZone).day, REFUND_DAYS)
}

/** The day itself does not count, and a period does not end while nobody can hand in a parcel. */
function lastDayOf(shop: Shop, fromMs: number, days: number): string {
  const last = addDays(wallTimeAt(fromMs, shop.timeZone).day, days)
  return isWorkingDay(last, shop.country) ? last : addWorkingDays(last, 1, shop.country)
}
