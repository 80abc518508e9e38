import { LOCALES, type Locale } from '@saum/domain/shops'
import { known } from '../grammar/grammar-file.ts'
import { FITS, HEADS } from '../grammar/garments.ts'
import { STYLE_NAMES, TITLE_TEMPLATES, type TitleTemplate } from '../grammar/names.ts'
import { languageOf } from '../grammar/wording.ts'
import { type Random, shuffled } from '../range/seeded-random.ts'
import type { Garment } from './facts.ts'
import { type Feature, featuresOf } from './features.ts'
import { fillTemplate, type Words } from './fill-template.ts'
import { strongAdjective } from './german.ts'
import { capitalized } from './letters.ts'
import { printWords } from './print-words.ts'
import { germanNounOf, type Speech, speakOf } from './speech.ts'

/** Nouns that say a fit themselves would say it twice with a fit before them. */
const NOUN_SAYS_FIT = /oversi|boxy|ample|relax|weit|large|etui|palazzo|fluide|wide|long/i

export interface Title {
  texts: Record<Locale, string>
  styleName: string | undefined
}

interface Choice {
  template: TitleTemplate
  feature: Feature | undefined
  styleName: string | undefined
}

/** The first title nobody has yet, in the same form in every language. */
export function chooseTitle(random: Random, style: Garment, taken: Set<string>): Title {
  for (const choice of choicesFor(random, style)) {
    const texts = Object.fromEntries(
      LOCALES.map((locale) => [locale, write(choice, style, locale)]),
    ) as Record<Locale, string>
    const keys = LOCALES.map((locale) => `${locale}/${texts[locale]}`)
    // A name belongs to one style, whatever its shape.
    if (choice.styleName !== undefined) keys.push(`name/${choice.styleName}`)
    if (keys.some((key) => taken.has(key))) continue
    for (const key of keys) taken.add(key)
    return { texts, styleName: choice.styleName }
  }
  throw new Error(`No title is left for ${style.shape.key} in ${style.fabric.key}`)
}

function* choicesFor(random: Random, style: Garment): Generator<Choice> {
  const features = shuffled(random, featuresOf(style))
  const usual = TITLE_TEMPLATES.filter(({ weight }) => weight > 0)
  for (const template of shuffled(random, usual, ({ weight }) => weight)) {
    if (!suits(template, style)) continue
    if (template.when.feature === undefined) {
      yield { template, feature: undefined, styleName: undefined }
    } else {
      for (const feature of features) yield { template, feature, styleName: undefined }
    }
  }
  for (const template of TITLE_TEMPLATES.filter(({ weight }) => weight === 0)) {
    for (const styleName of shuffled(random, STYLE_NAMES)) {
      yield { template, feature: undefined, styleName }
    }
  }
}

function suits({ when, de }: TitleTemplate, { shape, fabric, print, fit }: Garment): boolean {
  if (when.print !== undefined && (when.print === 'yes') !== (print !== null)) return false
  if (/\{f/.test(de) && shape.title.omitFabrics?.includes(fabric.key)) return false
  if (when.compound && !(shape.title.compound && fabric.de.compoundPrefix)) return false
  if (when.printAdjective && !print?.forms.de.adjective) return false
  if (when.fit === undefined) return true
  return (
    fit !== undefined && when.fit.includes(fit) && !NOUN_SAYS_FIT.test(JSON.stringify(shape.noun))
  )
}

function write({ template, feature, styleName }: Choice, style: Garment, locale: Locale): string {
  const speech = speakOf(style, locale)
  const words = {
    ...printWords(style.print, speech),
    ...featureWords(feature, speech),
    ...nounWords(style, locale),
    ...(styleName === undefined ? {} : { style: styleName }),
  }
  return capitalized(fillTemplate(template[languageOf(locale)], speech, words))
}

/** French puts «à col rond» after the fabric and «boutonnée» before it. */
function featureWords(feature: Feature | undefined, speech: Speech): Words {
  const { de = '', fr = '', en = {} } = feature?.title ?? {}
  const french = languageOf(speech.locale) === 'fr' ? fillTemplate(fr, speech) : ''
  const follows = fr.startsWith('à ')
  return {
    feature: languageOf(speech.locale) === 'fr' ? french : de,
    'feature.before': follows ? '' : french,
    'feature.after': follows ? french : '',
    'feature.pre': en.pre ?? '',
    'feature.post': en.post ?? '',
  }
}

function nounWords({ shape, fabric, print, fit }: Garment, locale: Locale): Words {
  const german = germanNounOf(shape.noun, locale)
  const head = germanNounOf(known(HEADS, shape.head), locale).compoundHead ?? ''
  const prefix = fabric.de.compoundPrefix ?? ''
  const adjective = fit === undefined ? undefined : known(FITS, fit).adjective
  return {
    'f.attr': fabric.en.attributive,
    'f.prefix': prefix,
    'h.compound': prefix.endsWith('-') ? capitalized(head) : head,
    'fit.strong': adjective ? strongAdjective(adjective.de, german.gender) : '',
    fit: (languageOf(locale) === 'fr' ? adjective?.fr[shape.noun.fr.gender] : adjective?.en) ?? '',
    'print.strong': print?.forms.de.adjective
      ? strongAdjective(print.forms.de.adjective, german.gender)
      : '',
  }
}
