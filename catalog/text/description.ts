import type { LocalizedText } from '@saum/shop/documents/localized-text'
import type { Entry } from '../grammar/sentences.ts'
import { languageOf } from '../grammar/wording.ts'
import type { Style } from '../range/style.ts'
import { fillTemplate } from './fill-template.ts'
import { localized } from './localized.ts'
import { speakOf } from './speech.ts'

export function descriptionOf(style: Style, entries: readonly Entry[]): LocalizedText {
  return localized((locale) => {
    const speech = speakOf(style, locale)
    return entries.map((entry) => fillTemplate(entry[languageOf(locale)], speech)).join(' ')
  })
}
