import type { Locale } from '@saum/domain/shops'
import type { LocalizedText } from '@saum/shop/documents/localized-text'
import { pictureOf } from '../grammar/garments.ts'
import { known } from '../grammar/grammar-file.ts'
import { ALT_PARTS, ALT_TEMPLATES } from '../grammar/sentences.ts'
import { languageOf, wordingFor } from '../grammar/wording.ts'
import type { Colorway, Style } from '../range/style.ts'
import { fillTemplate } from './fill-template.ts'
import { capitalized } from './letters.ts'
import { localized } from './localized.ts'
import { printWords } from './print-words.ts'
import { speakOf } from './speech.ts'

/** What a picture shows: shape, fabric or print, color and view. */
export function altTextOf(style: Style, color: Colorway, view: string): LocalizedText {
  const isPrinted = style.print !== null && view !== 'detail'
  const template = known(ALT_TEMPLATES, isPrinted ? `${view}Print` : view)
  return localized((locale) => {
    const speech = speakOf(style, locale)
    const words = {
      ...printWords(style.print, speech),
      c: color.name[locale],
      C: capitalized(color.name[locale]),
      part: partOf(style, locale),
    }
    return capitalized(fillTemplate(template[languageOf(locale)], speech, words))
  })
}

function partOf({ shape, fabric }: Style, locale: Locale): string {
  return wordingFor(known(ALT_PARTS, pictureOf(shape, fabric).part ?? 'weave'), locale)
}
