import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearest } from './nearest-word.ts'

describe('the nearest known word', () => {
  it.each([
    ['kleidr', 'kleider'],
    ['KLEIDER', 'kleider'],
    ['hsoen', 'hosen'],
    ['mantel', null],
    ['x', null],
  ])('to %s is %s', (word, expected) => {
    expect(nearest(word, ['kleider', 'hosen', 'roecke'])).toBe(expected)
  })

  it('to a known word is that word', () => {
    const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 })
    fc.assert(
      fc.property(words, fc.nat(), (known, index) => {
        const word = known[index % known.length] ?? ''
        expect(nearest(word, known)).toBe(word)
      }),
    )
  })
})
