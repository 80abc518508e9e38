import { SHOPS, type Locale } from '@saum/domain/shops'
import type { Wording } from './style.ts'

/** Swiss German has no ß; everything else that differs is written out in the wording. */
export function toTexts(wording: Wording): Record<Locale, string> {
  return {
    'de-DE': wording.de,
    'de-AT': wording['de-AT'] ?? wording.de,
    'de-CH': wording['de-CH'] ?? wording.de.replaceAll('ß', 'ss'),
    'fr-CH': wording.fr,
    'en-GB': wording.en,
  }
}

export function mapTexts(
  texts: Record<Locale, string>,
  change: (text: string, locale: Locale) => string,
): Record<Locale, string> {
  const changed = { ...texts }
  for (const { locale } of SHOPS) changed[locale] = change(texts[locale], locale)
  return changed
}
