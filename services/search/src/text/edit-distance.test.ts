import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('the distance between words', () => {
  it.each([
    ['kleid', 'kleid', 0],
    ['klied', 'kleid', 1],
    ['pulover', 'pullover', 1],
    ['blaser', 'blazer', 1],
    ['kaschmier', 'kaschmir', 1],
    ['trenschcoat', 'trenchcoat', 1],
    ['cashmear', 'cashmere', 2],
  ])('counts what happened between %s and %s', (wrong, right, distance) => {
    expect(editDistance(wrong, right, 2)).toBe(distance)
  })

  it('stops counting beyond the limit', () => {
    expect(editDistance('kleid', 'pullover', 1)).toBe(2)
    expect(editDistance('abcdef', 'fedcba', 2)).toBe(3)
  })

  it('is the same both ways', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (left, right) => {
        expect(editDistance(left, right, 3)).toBe(editDistance(right, left, 3))
      }),
    )
  })
})
