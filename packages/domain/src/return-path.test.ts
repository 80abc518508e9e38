import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './return-path.ts'

const ORIGIN = 'https://saum.example'
const HOME = '/de/'

describe('the way back after a login', () => {
  it.each([
    '/de/account/orders/',
    '/de/c/damen/?filters[color]=12,15&page=2',
    '/de/search/?searchTerm=100%25',
    '/de/100%25-wolle/',
    '/de/search/?next=https://evil.example//x',
    '/fr-ch/c/robes-d%27%C3%A9t%C3%A9/#liste',
  ])('keeps %s', (path) => {
    expect(safeReturnPath(path, HOME)).toBe(path)
  })

  it.each([
    '',
    'de/account/',
    'https://evil.example/',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/de//evil.example/',
    '/%2Fevil.example/',
    '/%252Fevil.example/',
    '/%5Cevil.example/',
    '/%25255Cevil.example/',
    '/\t/evil.example/',
    '/%09/evil.example/',
    '/de/\r\nset-cookie: a=b',
    'javascript:alert(1)',
    ' /de/',
    '/%E0%A4%A/',
    `/${'a'.repeat(2_048)}`,
  ])('refuses %j', (path) => {
    expect(safeReturnPath(path, HOME)).toBe(HOME)
  })

  it('goes home when nothing was asked', () => {
    expect(safeReturnPath(null, HOME)).toBe(HOME)
    expect(safeReturnPath(undefined, HOME)).toBe(HOME)
  })

  it('never leaves the shop, resolved once or twice', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '%25',
      '\t',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      'https:',
      'evil.example',
      'a',
    )
    const paths = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))

    fc.assert(
      fc.property(fc.oneof(paths, fc.string()), (value) => {
        const once = new URL(safeReturnPath(value, HOME), ORIGIN)
        const decoded = decodeURIComponent(once.pathname)
        expect(once.origin).toBe(ORIGIN)
        expect(new URL(decoded, ORIGIN).origin).toBe(ORIGIN)
      }),
      { numRuns: 500 },
    )
  })
})
