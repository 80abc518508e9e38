import type { Locale } from '@saum/domain/shops'
import { known } from '../grammar/grammar-file.ts'
import { HEADS, type Shape } from '../grammar/garments.ts'
import type { Fabric, Feel } from '../grammar/materials.ts'
import type { EnglishNoun, FrenchNoun, GarmentNoun, GermanNoun } from '../grammar/nouns.ts'
import { languageOf } from '../grammar/wording.ts'
import { englishEnding, englishForm } from './english.ts'
import { frenchForm } from './french.ts'
import { germanForm } from './german.ts'

/** g is the noun of the shape (Midikleid), h the short one of running text (Kleid), f the fabric. */
export type NounToken = 'g' | 'h' | 'f'

/** Talks about one garment in the language of one shop. */
export interface Speech {
  locale: Locale
  noun: (token: NounToken, form: string, isDescribed: boolean) => string
  /** Agreement that stands without a noun, such as `{e}` or `{is}`. */
  ending: (token: string) => string | undefined
  isFeminine: (token: 'h' | 'f') => boolean
  isPlural: boolean
}

interface Subject {
  shape: Shape
  fabric: Fabric
  feel?: Feel | undefined
}

export function speakOf(subject: Subject, locale: Locale): Speech {
  const head = known(HEADS, subject.shape.head)
  switch (languageOf(locale)) {
    case 'de':
      return speakGerman(subject, locale, head)
    case 'fr':
      return speakFrench(subject, locale, head)
    case 'en':
      return speakEnglish(subject, locale, head)
  }
}

export function germanNounOf(noun: GarmentNoun, locale: Locale): GermanNoun {
  const regional = locale === 'de-AT' || locale === 'de-CH' ? noun[locale] : undefined
  return regional ?? noun.de
}

function speakGerman({ shape, fabric, feel }: Subject, locale: Locale, head: GarmentNoun): Speech {
  const nouns: Record<NounToken, GermanNoun> = {
    g: germanNounOf(shape.noun, locale),
    h: germanNounOf(head, locale),
    f: fabric.de,
  }
  return {
    locale,
    noun: (token, form, isDescribed) =>
      germanForm(nouns[token], form, isDescribed ? feel?.de : undefined),
    ending: () => undefined,
    isFeminine: (token) => nouns[token].gender === 'f',
    isPlural: false,
  }
}

function speakFrench({ shape, fabric, feel }: Subject, locale: Locale, head: GarmentNoun): Speech {
  const nouns: Record<NounToken, FrenchNoun> = { g: shape.noun.fr, h: head.fr, f: fabric.fr }
  const isPlural = head.fr.number === 'p'
  const endings: Record<string, string> = {
    e: head.fr.gender === 'f' ? 'e' : '',
    s: isPlural ? 's' : '',
  }
  return {
    locale,
    noun: (token, form, isDescribed) =>
      frenchForm(nouns[token], form, isDescribed ? feel?.fr : undefined),
    ending: (token) => endings[token],
    isFeminine: (token) => nouns[token].gender === 'f',
    isPlural,
  }
}

function speakEnglish({ shape, fabric, feel }: Subject, locale: Locale, head: GarmentNoun): Speech {
  const nouns: Record<NounToken, EnglishNoun> = { g: shape.noun.en, h: head.en, f: fabric.en }
  const isPlural = head.en.number === 'p'
  return {
    locale,
    noun: (token, form, isDescribed) =>
      englishForm(nouns[token], form, isDescribed ? feel?.en : undefined),
    ending: (token) => englishEnding(token, isPlural),
    isFeminine: () => false,
    isPlural,
  }
}
