import { LOCALES, type Locale } from '@saum/domain/shops'
import type { LocalizedText } from '@saum/shop/documents/localized-text'
import { known } from '../grammar/grammar-file.ts'
import { FITS } from '../grammar/garments.ts'
import { SHORT_TEMPLATES, type ShortTemplate } from '../grammar/sentences.ts'
import { languageOf, wordingFor } from '../grammar/wording.ts'
import { type Random, shuffled } from '../range/seeded-random.ts'
import type { Style } from '../range/style.ts'
import { type Feature, featuresOf } from './features.ts'
import { fillTemplate } from './fill-template.ts'
import { capitalized, uncapitalized } from './letters.ts'
import { localized } from './localized.ts'
import { printWords } from './print-words.ts'
import { speakOf } from './speech.ts'

const MOST_CHARACTERS = 90
const LITTLE_WORD = 2

/** One line under the title; it says something the title does not. */
export function chooseShortText(
  random: Random,
  style: Style,
  titles: Record<Locale, string>,
): LocalizedText {
  const [feature] = shuffled(random, featuresOf(style))
  const texts = shuffled(random, SHORT_TEMPLATES)
    .filter((template) => suits(template, style, feature))
    .map((template) => (locale: Locale) => write(template, style, feature, locale))
    .filter((inLocale) => LOCALES.every((locale) => inLocale(locale).length <= MOST_CHARACTERS))
  const longest = texts.toSorted((one, other) => other('de-DE').length - one('de-DE').length)[0]
  const best = texts.find((inLocale) => saysMore(inLocale, titles)) ?? longest
  if (!best) throw new Error(`No short text fits ${style.shape.key} in ${style.fabric.key}`)
  return localized(best)
}

/** At least one word in every language that the title does not have. */
function saysMore(inLocale: (locale: Locale) => string, titles: Record<Locale, string>): boolean {
  return LOCALES.every((locale) => {
    const titleWords = new Set(titles[locale].toLowerCase().split(/[\s,-]+/))
    return inLocale(locale)
      .toLowerCase()
      .split(/[\s,-]+/)
      .some((word) => word.length > LITTLE_WORD && !titleWords.has(word))
  })
}

function suits({ when }: ShortTemplate, style: Style, feature: Feature | undefined): boolean {
  if (when.print !== undefined && (when.print === 'yes') !== (style.print !== null)) return false
  if (when.feature && !feature) return false
  return when.fit === undefined || (style.fit !== undefined && when.fit.includes(style.fit))
}

function write(
  template: ShortTemplate,
  style: Style,
  feature: Feature | undefined,
  locale: Locale,
): string {
  const language = languageOf(locale)
  const speech = speakOf(style, locale)
  const fit = style.fit === undefined ? undefined : known(FITS, style.fit)
  const words = {
    ...printWords(style.print, speech),
    feature: feature ? fillTemplate(feature.title[language === 'fr' ? 'fr' : 'de'], speech) : '',
    'feature.name': uncapitalized(feature ? wordingFor(feature.name, locale) : ''),
    'fit.name': uncapitalized(fit ? wordingFor(fit.name, locale) : ''),
  }
  return capitalized(fillTemplate(template[language], speech, words))
}
