import { deliveryTermsOf, type DeliveryZone } from './delivery-terms.ts'
import { holidayIn } from './holidays.ts'
import type { Shop } from './shops.ts'
import { addDays, wallTimeAt, weekdayOf } from './zoned-time.ts'

/** Days such as `2026-11-18`, both included. */
export interface DayRange {
  from: string
  to: string
}

interface ZoneDelivery extends DayRange {
  zone: DeliveryZone
}

export interface DeliveryWindow {
  /** One per zone of the shop, the nearest first. */
  zones: readonly [ZoneDelivery, ...ZoneDelivery[]]
  /** The day an express parcel arrives; `null` where there is none. */
  expressDay: string | null
}

/**
 * Days on which no parcel is brought anywhere in the country. Switzerland has one by federal law;
 * the others are those on which its post rests.
 */
const HOLIDAYS: Readonly<Record<Shop['country'], readonly string[]>> = {
  DE: '01-01 E-2 E+1 05-01 E+39 E+50 10-03 12-25 12-26'.split(' '),
  AT: '01-01 01-06 E+1 05-01 E+39 E+50 E+60 08-15 10-26 11-01 12-08 12-25 12-26'.split(' '),
  CH: '01-01 01-02 E-2 E+1 E+39 E+50 08-01 12-25 12-26'.split(' '),
}

const SATURDAY = 6
const SUNDAY = 0
const MINUTES_PER_HOUR = 60

/**
 * When an order of this moment arrives, by the calendar of the shop's country: parcels leave and are
 * counted there. The count starts on the day after the order.
 */
export function deliveryWindow(shop: Shop, nowMs: number): DeliveryWindow {
  const { zones, express } = deliveryTermsOf(shop)
  const { day, minutes } = wallTimeAt(nowMs, shop.timeZone)
  const windowOf = (zone: DeliveryZone): ZoneDelivery => ({
    zone,
    from: addWorkingDays(day, zone.workingDays[0], shop.country),
    to: addWorkingDays(day, zone.workingDays[1], shop.country),
  })
  const [nearest, ...others] = zones
  return {
    zones: [windowOf(nearest), ...others.map(windowOf)],
    expressDay:
      express &&
      addWorkingDays(
        dispatchDay(day, minutes < express.orderByHour * MINUTES_PER_HOUR, shop.country),
        express.workingDays,
        shop.country,
      ),
  }
}

/** Monday to Friday, except public holidays. */
export function isWorkingDay(day: string, country: Shop['country']): boolean {
  const weekday = weekdayOf(day)
  if (weekday === SATURDAY || weekday === SUNDAY) return false
  const year = Number(day.slice(0, 4))
  return !HOLIDAYS[country].some((rule) => holidayIn(year, rule) === day)
}

/** The nth working day after a day; the day itself does not count. */
export function addWorkingDays(day: string, count: number, country: Shop['country']): string {
  let reached = day
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1)
    if (isWorkingDay(reached, country)) left -= 1
  }
  return reached
}

/** The day an express parcel leaves: today if there is still time on a working day, else the next. */
function dispatchDay(day: string, isInTime: boolean, country: Shop['country']): string {
  return isInTime && isWorkingDay(day, country) ? day : addWorkingDays(day, 1, country)
}
