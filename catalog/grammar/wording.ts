import type { Locale } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'

export type Language = 'de' | 'fr' | 'en'

/** German serves three shops; Austria and Switzerland have their own words where they differ. */
export const wording = v.object({
  de: v.string(),
  'de-AT': v.optional(v.string()),
  'de-CH': v.optional(v.string()),
  fr: v.string(),
  en: v.string(),
})

export type Wording = v.InferOutput<typeof wording>

/** A text that is written out for every shop. */
export const localeWording = v.object({
  'de-DE': v.string(),
  'de-AT': v.string(),
  'de-CH': v.string(),
  'fr-CH': v.string(),
  'en-GB': v.string(),
})

export type LocaleWording = v.InferOutput<typeof localeWording>

const LANGUAGES: Readonly<Record<Locale, Language>> = {
  'de-DE': 'de',
  'de-AT': 'de',
  'de-CH': 'de',
  'fr-CH': 'fr',
  'en-GB': 'en',
}

export function languageOf(locale: Locale): Language {
  return LANGUAGES[locale]
}

export function wordingFor(texts: Wording, locale: Locale): string {
  const regional = locale === 'de-AT' || locale === 'de-CH' ? texts[locale] : undefined
  if (regional !== undefined) return regional
  const text = texts[languageOf(locale)]
  return locale === 'de-CH' ? text.replaceAll('ß', 'ss') : text
}
