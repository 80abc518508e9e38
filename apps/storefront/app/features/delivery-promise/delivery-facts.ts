import { deliveryWindow, type DayRange } from '@saum/domain/delivery-dates'
import { deliveryTermsOf } from '@saum/domain/delivery-terms'
import type { Locale, Shop } from '@saum/domain/shops'

/**
 * When and for how much the shop delivers, in the shop's words: written by the loader, because two
 * browsers write a date differently.
 */
export interface DeliveryFacts {
  zones: readonly ZoneFacts[]
  /** The day an express parcel arrives and what it costs, where there is express. */
  express?: string
  expressCents?: number
}

export interface ZoneFacts {
  key: 'home' | 'near' | 'middle' | 'far'
  from: string
  to: string
  feeCents: number
  freeFromCents: number
}

/** Pages are kept for a minute, so the window may be a minute old around midnight and noon. */
export function toDeliveryFacts(shop: Shop, nowMs: number): DeliveryFacts {
  const { zones, expressDay } = deliveryWindow(shop, nowMs)
  const { express } = deliveryTermsOf(shop)
  return {
    zones: zones.map(({ zone, ...range }) => ({
      key: zone.key,
      ...writeRange(shop, range),
      feeCents: zone.feeCents,
      freeFromCents: zone.freeFromCents,
    })),
    ...(express && expressDay && { express: writeDay(shop, expressDay, true) }),
    ...(express && { expressCents: express.feeCents }),
  }
}

/** `Mi, 18.` and `Fr, 20. November`: the month is said once where one is enough. */
export function writeRange(shop: Shop, { from, to }: DayRange): DayRange {
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  return { from: writeDay(shop, from, !isSameMonth), to: writeDay(shop, to, true) }
}

function writeDay({ locale }: Shop, day: string, withMonth: boolean): string {
  const written = formatOf(locale, withMonth).format(Date.parse(day))
  // A short weekday carries a full stop in German, which nobody writes before a comma.
  return written.replace('.,', ',')
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Building one takes longer than writing the whole promise. */
function formatOf(locale: Locale, withMonth: boolean): Intl.DateTimeFormat {
  const name = `${locale} ${withMonth}`
  const known = formats.get(name)
  if (known) return known
  const created = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: withMonth ? 'long' : undefined,
    timeZone: 'UTC',
  })
  formats.set(name, created)
  return created
}
