import { toCountedQuery } from '@saum/domain/personal-text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLearnableText } from './learnable-text.ts'

const isLearnable = (query: string) => isLearnableText(toCountedQuery(query))

describe('a query that may be learned', () => {
  it.each([
    'hose',
    'Rotes Kleid 38',
    't-shirt weiß',
    '7/8 hose',
    'jeans 38/40',
    'écharpe en laine',
    "robe d'été",
    'women’s coat',
    'hemd & bluse',
    '100% baumwolle',
    'punkte kleid',
    'black jeans',
    'pull à pois',
  ])('is %s', (query) => expect(isLearnable(query)).toBe(true))

  it.each([
    'hose gratis evil.example',
    'hose evil . example',
    'hose evil。example',
    'hose evil．example',
    'hose evil｡example',
    'hose evil․example',
    'hose evil·example',
    'ho\u200Bse',
    'ho\u00ADse',
    'hose\u2060',
    'hоse',
    'ηose',
    'hｏse．de',
    'hose xn--evl-6ja',
    'hose xn-- evil',
    'https://evil',
    'http evil',
    'www evil com',
    'w w w evil',
    'h t t p s evil',
    'hose evil dot com',
    'mode punkt de',
    'mode point fr',
    'anna at mode dot de',
    'anna@saum',
    'anna＠saum',
    'anna (at) saum',
    'anna [at] saum',
    '0151 2345678',
    '0151 hose 2345',
    '०१५१२३४',
    '+49 30 1234',
    'tel:030',
    'hose/gratis',
    'c:\\evil',
    '<b>hose</b>',
    'h̶o̶s̶e̶',
    '',
    ' ',
  ])('is not «%s»', (query) => expect(isLearnable(query)).toBe(false))

  it('has no sign but those of words, wherever it stands', () => {
    const sign = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 1 })
      .filter((text) => !/[\s\p{L}\p{N}'’%&+,/-]/u.test(text))
    fc.assert(
      fc.property(fc.nat(11), sign, (at, text) => {
        const query = 'mantel rot 38'

        expect(isLearnableText(query.slice(0, at) + text + query.slice(at))).toBe(false)
      }),
    )
  })

  it('is no domain, however its parts are joined and spaced', () => {
    const label = fc.stringMatching(/^[a-z0-9]{1,10}$/)
    const dot = fc.constantFrom(
      '.',
      ' . ',
      '。',
      '．',
      '｡',
      '․',
      '[.]',
      '(dot)',
      ' dot ',
      ' punkt ',
    )
    const end = fc.constantFrom('com', 'de', 'shop', 'xyz', 'io')
    const before = fc.constantFrom('', 'hose ', 'mantel gratis ')
    fc.assert(
      fc.property(before, label, dot, end, (words, name, sign, tld) => {
        expect(isLearnable(`${words}${name}${sign}${tld}`)).toBe(false)
      }),
    )
  })

  it('is no telephone number, however its digits are grouped', () => {
    const groups = fc.array(fc.stringMatching(/^\d{1,4}$/), { minLength: 7, maxLength: 12 })
    const between = fc.constantFrom(' ', '-', '/', ' hose ', ', ')
    fc.assert(
      fc.property(groups, between, (digits, sign) => {
        expect(isLearnable(`hose ${digits.join(sign)}`)).toBe(false)
      }),
    )
  })

  it('is judged at once, however long it is', () => {
    const before = performance.now()

    for (const text of ['a '.repeat(50_000), 'a-'.repeat(50_000), '1/'.repeat(50_000)]) {
      isLearnableText(`${text}!`)
    }

    expect(performance.now() - before).toBeLessThan(2_000)
  })
})
