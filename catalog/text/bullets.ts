import { LOCALES, type Locale } from '@saum/domain/shops'
import { listFor, type Localized } from '@saum/shop/documents/localized-text'
import { DETAILS, FITS, LENGTHS, NECKLINES, SLEEVES } from '../grammar/garments.ts'
import { known } from '../grammar/grammar-file.ts'
import { LINED_BY } from '../grammar/materials.ts'
import { BULLETS } from '../grammar/sentences.ts'
import { type Wording, wordingFor } from '../grammar/wording.ts'
import type { Style } from '../range/style.ts'
import { fillTemplate, type Words } from './fill-template.ts'
import { measureOf } from './measure.ts'
import { speakOf } from './speech.ts'

const MOST_BULLETS = 7

/** Fit, length, sleeve, neckline, details and, where there is room, a measure. */
export function bulletsOf(style: Style): Localized<string[]> {
  const german = { 'de-DE': bulletsIn(style, 'de-DE') }
  const lists: Localized<string[]> = { ...german }
  for (const locale of LOCALES) {
    const list = bulletsIn(style, locale)
    if (listFor(german, locale).join('\n') !== list.join('\n')) lists[locale] = list
  }
  return lists
}

function bulletsIn(style: Style, locale: Locale): string[] {
  const speech = speakOf(style, locale)
  const say = (text: Wording, words?: Words) =>
    fillTemplate(wordingFor(text, locale), speech, words)
  const measure = measureOf(style, locale)
  const last = liningOf(style).map((text) => say(text))
  const all = [
    ...traitsOf(style).map((text) => say(text)),
    ...(measure ? [say(measure.template, measure.words)] : []),
  ]
  const room = MOST_BULLETS - last.length
  // The measure gives way first, the lining never.
  return [...all.slice(0, room), ...last]
}

function liningOf({ details }: Style): Wording[] {
  return details.filter((key) => LINED_BY.includes(key)).map((key) => known(DETAILS, key).bullet)
}

function traitsOf(style: Style): Wording[] {
  const named = (entries: Map<string, { name: Wording }>, key: string | undefined) =>
    key === undefined ? [] : [known(entries, key).name]
  return [
    ...named(FITS, style.fit),
    ...lengthOf(style),
    ...named(SLEEVES, style.sleeve),
    ...named(NECKLINES, style.neckline),
    ...style.details
      .filter((key) => !LINED_BY.includes(key))
      .map((key) => known(DETAILS, key).bullet),
    ...(style.shape.family === 'accessory' ? [BULLETS.fabric] : []),
  ]
}

/** Only a shape that comes in several lengths has to say which. */
function lengthOf({ shape, length }: Style): Wording[] {
  return length !== undefined && shape.options.length.length > 1
    ? [known(LENGTHS, length).name]
    : []
}
