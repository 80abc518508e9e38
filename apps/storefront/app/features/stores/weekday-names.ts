import type { Locale } from '@saum/domain/shops'

const formats = new Map<string, Intl.DateTimeFormat>()

/** `Montag` or `Mo`: of a day such as `2026-11-16`, whatever zone the reader is in. */
export function weekdayName(day: string, locale: Locale, style: 'long' | 'short'): string {
  return formatOf(locale, { weekday: style }).format(new Date(day)).replace(/\.$/, '')
}

/** `6. Dezember`. */
export function dayAndMonth(day: string, locale: Locale): string {
  return formatOf(locale, { day: 'numeric', month: 'long' }).format(new Date(day))
}

function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.values(options).join(' ')}`
  const known = formats.get(key)
  if (known) return known
  const created = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formats.set(key, created)
  return created
}
