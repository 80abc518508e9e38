import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePageNumber } from './page-number.ts'

describe('the page of a listing', () => {
  it('is the first when nothing is asked for', () => {
    expect(parsePageNumber(null)).toBe(1)
  })

  it.each(['0', '-1', '1.5', 'x', '', '1e9'])('is the first for %s', (value) => {
    expect(parsePageNumber(value)).toBe(1)
  })

  it('stays beyond every listing when it is asked for there', () => {
    expect(parsePageNumber('1000000000')).toBe(1_000_000_000)
    expect(parsePageNumber('9'.repeat(400))).toBe(Number.MAX_SAFE_INTEGER)
  })

  it('is what the address says otherwise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (page) => {
        expect(parsePageNumber(String(page))).toBe(page)
      }),
    )
  })
})
