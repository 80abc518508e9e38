import { describe, expect, it } from 'vitest'
import { postcodePattern, toPostcode } from '@saum/domain/postcodes'
import { judge } from './field-rules.ts'

const RULES = { isRequired: true, pattern: '\\d{5}', required: 'missing', invalid: 'wrong' }

describe('[10] a field that is left', () => {
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['1011', 'wrong'],
    ['10115', null],
  ])('with «%s» in it is judged before anything is sent', (value, words) => {
    expect(judge(value, RULES)).toBe(words)
  })

  it('may be empty where nobody has to fill it in', () => {
    expect(judge('', { ...RULES, isRequired: false })).toBeNull()
  })

  it('is left to the host where there is no rule for it', () => {
    expect(judge('anything', { ...RULES, pattern: '' })).toBeNull()
    expect(judge('anything', { ...RULES, invalid: undefined })).toBeNull()
  })

  it.each([
    ['DE', '10115'],
    ['DE', 'd-10115'],
    ['NL', '1012ab'],
    ['PL', '00-950'],
    ['IE', 'D6W XR20'],
    ['MT', 'vlt1117'],
    ['SE', '11120'],
    ['LV', 'LV-1010'],
    ['DE', '1011'],
    ['AT', '10115'],
    ['NL', '1012'],
  ])('takes the same postcodes as the shop does: %s %s', (country, postcode) => {
    const pattern = postcodePattern(country) ?? ''

    const isTaken = judge(postcode, { ...RULES, pattern }) === null

    expect(isTaken).toBe(toPostcode(postcode, country) !== null)
  })
})
