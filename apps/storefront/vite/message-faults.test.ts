import { LOCALES, type Locale } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { checkMessages, describeFaults } from './message-faults.ts'
import type { Texts } from './message-files.ts'
import { perLocale } from './per-locale.ts'

/** The same texts in all locales, but for what a test says about one of them. */
function texts(all: Record<string, string>, own: Partial<Record<Locale, object>> = {}): Texts {
  return perLocale((locale) => new Map(Object.entries({ ...all, ...own[locale] })))
}

function faultsOf(written: Texts, shopDependent: Record<string, readonly Locale[]> = {}) {
  return checkMessages(written, shopDependent).faults.map(({ file, key, reason }) => {
    return `${file} ${key}: ${reason}`
  })
}

describe('texts', () => {
  it('are fine when every shop has the same ones', () => {
    expect(faultsOf(texts({ 'basket.title': 'Basket', 'basket.remove': 'Remove {name}' }))).toEqual(
      [],
    )
  })

  it('may not be missing in one shop', () => {
    const written = texts({ 'basket.title': 'Warenkorb' })
    written['fr-CH'].delete('basket.title')

    expect(faultsOf(written)).toEqual(['basket/fr-CH.json basket.title: the text is missing'])
  })

  it('may not be forgotten in the first shop either', () => {
    const written = texts({})
    written['de-AT'].set('basket.title', 'Warenkorb')

    expect(faultsOf(written)).toHaveLength(LOCALES.length - 1)
  })

  it('may not be empty', () => {
    expect(
      faultsOf(texts({ 'basket.title': 'Basket' }, { 'en-GB': { 'basket.title': ' ' } })),
    ).toEqual(['basket/en-GB.json basket.title: the text is empty'])
  })

  it('of one shop only must be declared, and then be there and nowhere else', () => {
    const written = texts({})
    written['de-DE'].set('checkout.locker', 'Packstation')

    expect(faultsOf(written, { 'checkout.locker': ['de-DE'] })).toEqual([])
    expect(faultsOf(written, { 'checkout.locker': ['en-GB'] })).toEqual([
      'checkout/de-DE.json checkout.locker: the text is only for other shops (shop-dependent.ts)',
      'checkout/en-GB.json checkout.locker: the text is missing',
    ])
  })
})

describe('ICU messages', () => {
  it.each([
    ['an open brace', 'Remove {name'],
    ['a plural without other', '{count, plural, one {# item}}'],
    ['a plural offset', '{count, plural, offset:1 one {# item} other {# items}}'],
    ['a date, which code formats', 'Until {day, date}'],
    ['an ordinal', '{place, selectordinal, other {#th}}'],
    ['a tag', 'See <link>here</link>'],
  ])('are refused with %s', (_, broken) => {
    const written = texts({ 'basket.note': 'Note' }, { 'en-GB': { 'basket.note': broken } })

    expect(faultsOf(written)[0]).toContain(
      'basket/en-GB.json basket.note: not a valid ICU message: ',
    )
  })

  it('need the same placeholders in every language', () => {
    const written = texts(
      { 'basket.note': '{count, plural, other {# mal {name}}}' },
      { 'fr-CH': { 'basket.note': '{count} fois {nom}' } },
    )

    expect(faultsOf(written)).toEqual([
      'basket/fr-CH.json basket.note: placeholders are {count} {nom}, but {count, count} {name} in de-DE',
    ])
  })
})

describe('Swiss German', () => {
  it('has no ß and no German quotation marks', () => {
    const written = texts({ 'filter.size': 'Größe' }, { 'de-CH': { 'filter.size': 'Größe „M“' } })

    expect(faultsOf(written)).toEqual([
      'filter/de-CH.json filter.size: Swiss spelling has no ß',
      'filter/de-CH.json filter.size: Swiss quotation marks are «»',
    ])
  })
})

describe('the report', () => {
  it('names every fault at once', () => {
    const { faults } = checkMessages(texts({ 'a.one': '{', 'a.two': '' }), {})

    expect(describeFaults(faults).split('\n')).toHaveLength(1 + 2 * LOCALES.length)
  })
})
