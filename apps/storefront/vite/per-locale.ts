import type { Locale } from '@saum/domain/shops'

/** One value per locale, spelled out so that a sixth shop does not compile until it is named here. */
export function perLocale<Value>(create: (locale: Locale) => Value): Record<Locale, Value> {
  return {
    'de-DE': create('de-DE'),
    'de-AT': create('de-AT'),
    'de-CH': create('de-CH'),
    'fr-CH': create('fr-CH'),
    'en-GB': create('en-GB'),
  }
}
