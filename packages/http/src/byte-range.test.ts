import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseByteRange } from './byte-range.ts'

describe('the part of a file that is asked for', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['lines=0-1', null],
    [null, null],
  ])('%s', (header, expected) => {
    expect(parseByteRange(header, 100)).toEqual(expected)
  })

  it('never lies outside of the file', () => {
    const bound = fc.oneof(fc.nat(), fc.bigInt({ min: 0n }), fc.constant(''))
    fc.assert(
      fc.property(bound, bound, fc.nat(), (first, last, size) => {
        const range = parseByteRange(`bytes=${first}-${last}`, size)

        if (range === null || range === 'unsatisfiable') return
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.start).toBeLessThanOrEqual(range.end)
        expect(range.end).toBeLessThan(size)
      }),
    )
  })
})
