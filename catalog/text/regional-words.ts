import type { Locale } from '@saum/domain/shops'
import { REGIONAL_WORDS } from '../grammar/sentences.ts'

const REPLACEMENTS = {
  'de-AT': REGIONAL_WORDS['de-AT'].map(toReplacement),
  'de-CH': REGIONAL_WORDS['de-CH'].map(toReplacement),
}

function toReplacement([from, to]: [string, string]) {
  return { pattern: new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, 'gu'), to }
}

/** German as Austria or Switzerland writes it; every other text stays as it is. */
export function toRegion(text: string, locale: Locale): string {
  if (locale !== 'de-AT' && locale !== 'de-CH') return text
  const spoken = REPLACEMENTS[locale].reduce(
    (current, { pattern, to }) => current.replace(pattern, to),
    text,
  )
  return locale === 'de-CH' ? spoken.replaceAll('ß', 'ss') : spoken
}
