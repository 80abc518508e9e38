import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskPostcode } from './mask-postcode.ts'

describe('[9.14] masked postcodes', () => {
  it.each([
    ['10115', '1XXXX'],
    ['01067', '0XXXX'],
    ['8001', '8XXX'],
    [' 1 0 1 1 5 ', '1XXXX'],
    ['SW1A 1AA', 'SXXXXXX'],
    ['9', '9'],
    ['', ''],
  ])('%j is %j', (postcode, masked) => {
    expect(maskPostcode(postcode)).toBe(masked)
  })

  it('say nothing but the first sign and the length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{2,9}$/), (postcode) => {
        expect(maskPostcode(postcode)).toBe(postcode[0] + 'X'.repeat(postcode.length - 1))
      }),
    )
  })
})
