import { LOCALES, type Locale } from '@saum/domain/shops'
import { type LocalizedText, textFor } from '@saum/shop/documents/localized-text'
import { type LocaleWording, type Wording, wordingFor } from '../grammar/wording.ts'
import { capitalized } from './letters.ts'

/** A text for every shop; Austria and Switzerland are left out where they would say the same. */
export function localized(write: (locale: Locale) => string): LocalizedText {
  const german = { 'de-DE': write('de-DE') }
  const texts: LocalizedText = { ...german }
  for (const locale of LOCALES) {
    const text = write(locale)
    if (textFor(german, locale) !== text) texts[locale] = text
  }
  return texts
}

export function localizedWording(texts: Wording): LocalizedText {
  return localized((locale) => wordingFor(texts, locale))
}

/** A label that stands alone begins with a capital letter in every language. */
export function localizedLabel(texts: Wording): LocalizedText {
  return localized((locale) => capitalized(wordingFor(texts, locale)))
}

export function localizedNames(names: LocaleWording): LocalizedText {
  return localized((locale) => names[locale])
}

export function localizedNameLabels(names: LocaleWording): LocalizedText {
  return localized((locale) => capitalized(names[locale]))
}
