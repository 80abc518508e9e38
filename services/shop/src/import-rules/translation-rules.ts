import type { Shop } from '@saum/domain/shops'
import { textFor, type Localized } from '../documents/localized-text.ts'
import type { FieldFault } from './fault.ts'

/** A text that has to exist in the language of every shop that shows it. */
export interface NeededText {
  field: string
  texts: Localized<string> | undefined
}

/** The texts that some of the shops would have to leave empty. */
export function findMissingTexts(
  needed: readonly NeededText[],
  shops: readonly Shop[],
): FieldFault[] {
  return needed.flatMap(({ field, texts }) => {
    if (texts === undefined) return []
    // Austria and Switzerland fall back to German; what is missing there is missing in German.
    const missing = new Map<string, string[]>()
    for (const { locale, path } of shops) {
      if (textFor(texts, locale) !== undefined) continue
      const wanted = locale.startsWith('de-') ? 'de-DE' : locale
      missing.set(wanted, [...(missing.get(wanted) ?? []), path])
    }
    return [...missing].map(([locale, paths]) => ({
      field: `${field}.${locale}`,
      reason: `is missing, and ${shopWords(paths)} would show it; add the text`,
    }))
  })
}

function shopWords(paths: readonly string[]): string {
  const names = paths.map((path) => `/${path}/`)
  return names.length === 1 ? `the shop ${names.join()}` : `the shops ${names.join(', ')}`
}
