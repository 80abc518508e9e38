import { readFileSync } from 'node:fs'
import { LOCALES, type Locale, SHOPS } from '@saum/domain/shops'
import { listFor, type Localized, textFor } from '@saum/shop/documents/localized-text'
import type { ProductDocumentInput } from '@saum/shop/documents/product-document'
import * as v from '@saum/schema/schema'
import { describe, expect, it } from 'vitest'
import { buildRange } from './build-range.ts'

const { products } = buildRange({ now: Date.parse('2026-11-15T12:00:00Z') })
const documents = products.map(({ document }) => document)
/** One product of each style; its siblings only differ in color. */
const styles = [...new Map(documents.map((document) => [document.masterKey, document])).values()]

const strings = v.array(v.string())
const { greenClaims } = v.parse(
  v.object({
    greenClaims: v.object({ forbidden: v.object({ de: strings, fr: strings, en: strings }) }),
  }),
  JSON.parse(readFileSync(new URL('../grammar/materials.json', import.meta.url), 'utf8')),
)

function isLocalized(value: object): value is Localized<string | string[]> {
  return LOCALES.some((locale) => locale in value)
}

/** Every text a shop of this locale would show; a missing one is `undefined`. */
function textsIn(value: unknown, locale: Locale): (string | undefined)[] {
  if (typeof value !== 'object' || value === null) return []
  if (!isLocalized(value)) return Object.values(value).flatMap((part) => textsIn(part, locale))
  const isList = Object.values(value).some(Array.isArray)
  return isList
    ? listFor(value as Localized<string[]>, locale)
    : [textFor(value as Localized<string>, locale)]
}

function repeated(values: readonly (string | undefined)[]): (string | undefined)[] {
  const seen = new Set<string | undefined>()
  return values.filter((value) => seen.has(value) || !seen.add(value))
}

function show(texts: ProductDocumentInput['description'], locale: Locale): string {
  return textFor(texts ?? {}, locale) ?? ''
}

describe.each(SHOPS)('the texts in $path', ({ locale, language }) => {
  const texts = [...new Set(styles.flatMap((document) => textsIn(document, locale)))]

  it('are all there', () => {
    expect(texts).not.toContain(undefined)
    for (const document of styles) expect(listFor(document.details ?? {}, locale)).not.toEqual([])
  })

  it('are filled in and well spaced', () => {
    expect(texts.filter((text = '') => /[{}]|undefined|\s\s|\s[.,]|^\s|\s$/.test(text))).toEqual([])
  })

  it('promise nothing about the environment and never shout', () => {
    const words = greenClaims.forbidden[language].join('|')
    const claim = new RegExp(`(?<![\\p{L}-])(${words})(?![\\p{L}-])`, 'iu')
    expect(texts.filter((text = '') => claim.test(text) || /[!¡]/.test(text))).toEqual([])
  })

  it('name every style differently', () => {
    expect(repeated(styles.map(({ name }) => textFor(name, locale)))).toEqual([])
  })

  it('describe every style differently, in three to five sentences', () => {
    const described = styles.map(({ description }) => show(description, locale))
    expect(repeated(described)).toEqual([])
    for (const text of described) {
      const sentences = text.match(/\.(\s|$)/g) ?? []
      expect(sentences.length).toBeGreaterThanOrEqual(3)
      expect(sentences.length).toBeLessThanOrEqual(5)
    }
  })

  it('say in at most ninety characters what the title leaves out', () => {
    for (const { shortDescription } of styles) {
      expect(show(shortDescription, locale).length).toBeLessThanOrEqual(90)
    }
  })

  it('list two to seven details', () => {
    const counts = styles.map(({ details }) => listFor(details ?? {}, locale).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...counts)).toBeLessThanOrEqual(7)
  })
})

it('never writes ß in Switzerland', () => {
  const swiss = styles.flatMap((document) => textsIn(document, 'de-CH'))
  expect(swiss.filter((text = '') => text.includes('ß'))).toEqual([])
})

it('says «Jupe» in Switzerland and «Haube» in Austria', () => {
  const matching = (locale: Locale, word: RegExp) =>
    styles.flatMap((document) => textsIn(document, locale)).filter((text = '') => word.test(text))
  expect(matching('de-CH', /(?<!\p{L})(Rock|Röcke|\p{L}+rock)(?!\p{L})/u)).toEqual([])
  expect(matching('de-AT', /[Mm]ütze/)).toEqual([])
})

it('addresses nobody with «tu»', () => {
  const french = styles.flatMap((document) => textsIn(document, 'fr-CH'))
  expect(french.filter((text = '') => /(?<!\p{L})(tu|toi|tes)(?!\p{L})/iu.test(text))).toEqual([])
})

describe('the labels', () => {
  it('add up to a hundred percent, or say which leather it is', () => {
    for (const part of styles.flatMap(({ materials = [] }) => materials)) {
      const sum = part.fibres.reduce((total, { percent }) => total + percent, 0)
      expect(part.text === undefined ? sum : 100).toBe(100)
    }
  })

  it('name the lining of what is lined', () => {
    const lined = styles.filter(({ details }) =>
      (details?.['de-DE'] ?? []).some((text) => /^(Gefüttert|Zur Hälfte)/.test(text)),
    )
    expect(lined.length).toBeGreaterThan(20)
    expect(lined.filter(({ materials }) => materials?.length !== 2)).toEqual([])
  })

  it('show five care symbols and who made it', () => {
    for (const { care = [], maker } of styles) {
      expect(care).toHaveLength(5)
      expect(maker?.email).toContain('@')
    }
  })

  it('say that no warnings are needed', () => {
    for (const { warnings } of styles) {
      expect(warnings).toEqual({ 'de-DE': [], 'fr-CH': [], 'en-GB': [] })
    }
  })

  it('do not mention sleeves on trousers', () => {
    const legs = products.filter(({ family }) => ['trousers', 'jeans', 'skirt'].includes(family))
    for (const { document } of legs) {
      expect(Object.keys(document.attributes ?? {})).not.toContain('sleeve')
    }
  })
})
