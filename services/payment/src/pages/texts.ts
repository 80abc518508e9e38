import { DEFAULT_SHOP, type Locale } from '@saum/domain/shops'
import atDe from '../messages/de-AT.json' with { type: 'json' }
import chDe from '../messages/de-CH.json' with { type: 'json' }
import deDe from '../messages/de-DE.json' with { type: 'json' }
import enGb from '../messages/en-GB.json' with { type: 'json' }
import chFr from '../messages/fr-CH.json' with { type: 'json' }

export type TextKey = keyof typeof deDe
type Texts = Readonly<Record<TextKey, string>>

const TEXTS: Readonly<Record<Locale, Texts>> = {
  'de-DE': deDe,
  'de-AT': atDe,
  'de-CH': chDe,
  'fr-CH': chFr,
  'en-GB': enGb,
}

/** Words of one language, values put where their names are in braces. */
export interface PageText {
  locale: Locale
  t(key: TextKey, values?: Readonly<Record<string, string>>): string
  money(cents: number, currency: string): string
}

/** Whoever asks for a language there is not gets the one of the first shop. */
export function textFor(wanted: string): PageText {
  const locale = isLocale(wanted) ? wanted : DEFAULT_SHOP.locale
  return {
    locale,
    t: (key, values = {}) =>
      TEXTS[locale][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
    money: (cents, currency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100),
  }
}

function isLocale(text: string): text is Locale {
  return Object.hasOwn(TEXTS, text)
}
