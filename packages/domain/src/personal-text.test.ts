import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { looksPersonal, toCountedQuery } from './personal-text.ts'

describe('queries that may say who somebody is', () => {
  it.each([
    'anna.muster@example.org',
    'kleid für anna@example',
    '0151 2345 678',
    '+41 (79) 123-45-67',
    'bestellung 10203040',
    'DE89 3704 0044 0532 0130 00',
    '044/123.45.67',
  ])('recognises %s', (query) => {
    expect(looksPersonal(query)).toBe(true)
  })

  it.each([
    'bluse',
    'größe 38',
    'kleid 36 38 40',
    'jeans 501',
    '@home pulli',
    'top@',
    '2024 mantel',
  ])('lets %s pass', (query) => {
    expect(looksPersonal(query)).toBe(false)
  })

  it('recognises seven digits wherever they stand and whatever separates them', () => {
    const separators = fc.array(fc.constantFrom('', ' ', '-', '/', '.'), {
      minLength: 6,
      maxLength: 6,
    })
    fc.assert(
      fc.property(separators, fc.stringMatching(/^[a-z ]{0,20}$/), (between, words) => {
        const number = between.reduce((text, separator) => `${text}${separator}7`, '7')

        expect(looksPersonal(`${words} ${number} ${words}`)).toBe(true)
      }),
    )
  })
})

describe('queries as they are counted', () => {
  it('are the same for all spellings that differ in case and spaces only', () => {
    expect(toCountedQuery('  Weiße \t BLUSE ')).toBe('weiße bluse')
  })
})
