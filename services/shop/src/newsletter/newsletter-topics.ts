import type { Locale } from '@saum/domain/shops'

/** What letters are about, as the mail says it that asks whether somebody wants them. */
export const NEWSLETTER_TOPICS: Readonly<Record<Locale, string>> = {
  'de-DE': 'neue Teile und Geschichten',
  'de-AT': 'neue Teile und Geschichten',
  'de-CH': 'neue Teile und Geschichten',
  'fr-CH': 'nouveautés et histoires',
  'en-GB': 'new pieces and stories',
}
