import type { Locale } from '@saum/domain/shops'

const formats = new Map<string, Intl.DateTimeFormat>()

/** `Montag` or `Mo`: of a day such as `2026-11-16`, whatever zone the reader is in. */
export function weekdayName(day: string, locale: Locale, style: 'long' | 'short'): string {
  return formatOf(locale, { weekday: style }).format(new Date(day)).replace(/\.$/, '')
}

/** Browsers disagree on what stands between weekday and day, and the server's is read first. */
const BETWEEN: Record<Locale, string> = {
  'de-DE': ', ',
  'de-AT': ', ',
  'de-CH': ', ',
  'fr-CH': '. ',
  'en-GB': ' ',
}

/** `Do, 24. Dezember`, `jeu. 24 décembre`, `ven. 1er janvier`. */
export function dayOfYear(day: string, locale: Locale): string {
  const date = formatOf(locale, { day: 'numeric', month: 'long' }).format(new Date(day))
  const ordinal = locale === 'fr-CH' ? date.replace(/^1 /, '1er ') : date
  return weekdayName(day, locale, 'short') + BETWEEN[locale] + ordinal
}

function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.values(options).join(' ')}`
  const known = formats.get(key)
  if (known) return known
  const created = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formats.set(key, created)
  return created
}
