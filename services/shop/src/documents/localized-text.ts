import type { Locale } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'

const words = v.pipe(v.string(), v.trim(), v.nonEmpty())

function perLocale<const S extends v.GenericSchema>(text: S) {
  return v.strictObject({
    'de-DE': v.optional(text),
    'de-AT': v.optional(text),
    'de-CH': v.optional(text),
    'fr-CH': v.optional(text),
    'en-GB': v.optional(text),
  })
}

/** A text per locale; Austria and Switzerland fall back to the German one, nothing else does. */
export const localizedText = perLocale(words)

/** Several short texts per locale, such as the details of a product. */
export const localizedList = perLocale(v.array(words))

/** A file in the operator's folder of pictures per locale, with its fallbacks. */
export function localizedFile(name: RegExp, expectation: string) {
  return perLocale(v.pipe(v.string(), v.maxLength(200), v.regex(name, expectation)))
}

export type Localized<T> = Partial<Record<Locale, T | undefined>>

export type LocalizedText = v.InferOutput<typeof localizedText>

/** The text a shop of this locale shows; `undefined` is a missing translation. */
export function textFor(texts: Localized<string>, locale: Locale): string | undefined {
  const own = texts[locale]
  if (own !== undefined) return own
  const german = texts['de-DE']
  if (locale === 'de-AT') return german
  // Swiss German has no ß.
  return locale === 'de-CH' ? german?.replaceAll('ß', 'ss') : undefined
}

export function listFor(lists: Localized<string[]>, locale: Locale): string[] {
  return findList(lists, locale) ?? []
}

/** `undefined` is a missing translation, which an empty list is not. */
export function findList(lists: Localized<string[]>, locale: Locale): string[] | undefined {
  const own = lists[locale]
  if (own !== undefined) return own
  const german = lists['de-DE']
  if (locale === 'de-AT') return german
  return locale === 'de-CH' ? german?.map((text) => text.replaceAll('ß', 'ss')) : undefined
}
