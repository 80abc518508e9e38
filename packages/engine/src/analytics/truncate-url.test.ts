import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { truncateUrl } from './truncate-url.ts'

/** Addresses with letters of one to four bytes, escaped and not. */
const anAddress = fc
  .array(
    fc.oneof(
      fc.constantFrom('a', '/', '?q=', 'ä', '🧥'),
      fc.constantFrom('%20', '%C3%A4', '%E2%82%AC', '%F0%9F%A7%A5', '%f0%9f%a7%a5'),
    ),
  )
  .map((parts) => parts.join(''))

describe('[9.23] an address that is too long', () => {
  it('never exceeds the limit, is a beginning of the whole, and can still be read', () => {
    fc.assert(
      fc.property(anAddress, fc.nat(60), (address, limit) => {
        const short = truncateUrl(address, limit)

        expect(short.length).toBeLessThanOrEqual(limit)
        expect(address.startsWith(short)).toBe(true)
        expect(() => decodeURIComponent(short)).not.toThrow()
        expect(short.isWellFormed()).toBe(true)
      }),
    )
  })

  it('loses at most one letter beyond what it must', () => {
    fc.assert(
      fc.property(anAddress, fc.nat(60), (address, limit) => {
        const longest = Math.min(address.length, limit)

        expect(longest - truncateUrl(address, limit).length).toBeLessThan(12)
      }),
    )
  })

  it('survives escapes that are none', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[%0-9a-fA-F]*$/), fc.nat(40), (address, limit) => {
        expect(truncateUrl(address, limit).length).toBeLessThanOrEqual(limit)
      }),
    )
  })

  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['a%20b', 2, 'a'],
    ['a%20b', 3, 'a'],
    ['a%20b', 4, 'a%20'],
    ['%C3%A4x', 3, ''],
    ['%C3%A4x', 6, '%C3%A4'],
    ['a%E2%82%ACx', 7, 'a'],
    ['%C3%A4%C3%A4', 8, '%C3%A4'],
    ['🧥🧥', 3, '🧥'],
  ])('cuts %s at %i to "%s"', (address, limit, short) => {
    expect(truncateUrl(address, limit)).toBe(short)
  })
})
