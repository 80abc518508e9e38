import { SHOPS, type Locale } from '@saum/domain/shops'
import type { SpaceLocale } from './space.ts'
import type { Reading } from './values.ts'

/** The locale codes of the space in the order a shop looks for a value in them. */
function localeChain(locales: readonly SpaceLocale[], locale: Locale): string[] {
  const byCode = new Map(locales.map((one) => [one.code, one]))
  const start = byCode.get(locale) ?? byCode.get(languageOf(locale)) ?? defaultOf(locales)
  const chain: string[] = []
  for (let next = start; next !== undefined && !chain.includes(next.code);) {
    chain.push(next.code)
    next = byCode.get(next.fallbackCode ?? '')
  }
  return chain
}

function defaultCode(locales: readonly SpaceLocale[]): string | undefined {
  return defaultOf(locales)?.code
}

/** `de-AT` → `de`. */
export function languageOf(code: string): string {
  return code.split('-', 1)[0] ?? code
}

/** A locale of ours with that language; `undefined` for languages no shop speaks. */
export function knownLocale(code: string): Locale | undefined {
  const exact = SHOPS.find((shop) => shop.locale === code)
  return (exact ?? SHOPS.find((shop) => shop.language === languageOf(code)))?.locale
}

function defaultOf(locales: readonly SpaceLocale[]): SpaceLocale | undefined {
  return locales.find((one) => one.isDefault) ?? locales[0]
}

/** How the shop of a locale reads the fields of a space. */
export function readingOf(locales: readonly SpaceLocale[], locale: Locale): Reading {
  return { chain: localeChain(locales, locale), defaultCode: defaultCode(locales) }
}
