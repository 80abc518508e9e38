import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countriesOf } from './address-rules.ts'
import { postcodeHint, postcodePattern, toPostcode } from './postcodes.ts'
import { SHOPS } from './shops.ts'

const countries = [...new Set(SHOPS.flatMap((shop) => countriesOf(shop)))]
const anyCountry = fc.constantFrom(...countries)

describe('a postcode', () => {
  it.each([
    ['DE', '10115', '10115'],
    ['DE', ' d-10 115 ', '10115'],
    ['AT', 'A-1010', '1010'],
    ['CH', 'CH 8001', '8001'],
    ['NL', '1012ab', '1012 AB'],
    ['PL', '00950', '00-950'],
    ['PT', '1000 205', '1000-205'],
    ['SE', 'SE-11120', '111 20'],
    ['IE', 'd02x285', 'D02 X285'],
    ['IE', 'D6W XY00', 'D6W XY00'],
    ['MT', 'vlt1117', 'VLT 1117'],
    ['LV', '1010', 'LV-1010'],
    ['LV', 'lv-1010', 'LV-1010'],
    ['LT', 'LT01100', 'LT-01100'],
    ['GR', '10557', '105 57'],
    ['CZ', '110-00', '110 00'],
  ])('of %s typed as «%s» is written «%s»', (country, typed, written) => {
    expect(toPostcode(typed, country)).toBe(written)
  })

  it.each([
    ['DE', '1011'],
    ['DE', '101155'],
    ['AT', '10115'],
    ['CH', '80O1'],
    ['NL', '1012'],
    ['IE', '12345'],
    ['DE', ''],
    ['DE', '١٢٣٤٥'],
    ['GB', 'SW1A 1AA'],
    ['', '10115'],
    ['__proto__', '10115'],
    ['constructor', '10115'],
  ])('of %s is not «%s»', (country, typed) => {
    expect(toPostcode(typed, country)).toBeNull()
  })

  it('has an example in each country we deliver to, and that is one', () => {
    for (const country of countries) {
      const hint = postcodeHint(country)
      expect(toPostcode(hint?.example ?? '', country)).toBe(hint?.example)
    }
  })

  it('is taken by the field for it exactly where it is one', () => {
    const anyCode = fc.stringMatching(/^ ?[A-Za-z]{0,3}[ -]?[\dA-Za-z]{0,4}[ -]?[\dA-Za-z]{0,4}$/)
    fc.assert(
      fc.property(anyCountry, anyCode, (country, typed) => {
        const isTaken = new RegExp(`^(?:${postcodePattern(country)})$`).test(typed)
        expect(isTaken).toBe(toPostcode(typed, country) !== null)
      }),
    )
  })

  it('stays as it is once it is written like its country does', () => {
    fc.assert(
      fc.property(anyCountry, fc.string({ maxLength: 12 }), (country, typed) => {
        const written = toPostcode(typed, country)
        expect(written === null ? null : toPostcode(written, country)).toBe(written)
      }),
    )
  })
})
