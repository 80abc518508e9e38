import type { Shop } from '@saum/domain/shops'

/** `Mittwoch`: a day alone, as headlines name it. */
export function weekdayOf(day: string, { locale, timeZone }: Shop): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }).format(toDate(day))
}

/** Days without a time are noon of that day, so that they are the same day everywhere we deliver. */
export function toDate(day: string): Date {
  return new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T12:00:00Z` : day)
}
