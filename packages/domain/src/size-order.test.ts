import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareSizes } from './size-order.ts'

const ORDERED = [
  '2XS',
  'xs',
  'S',
  'm',
  'L',
  'XL',
  '2xl',
  '3XL',
  '34',
  '36/38',
  '37',
  '100',
  'One Size',
]

describe('[9.5] size order', () => {
  it('orders letter sizes, then numbers by number, then the rest', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ORDERED, { minLength: ORDERED.length }), (shuffled) => {
        expect(shuffled.toSorted(compareSizes)).toEqual(ORDERED)
      }),
    )
  })

  it('knows xxs, xxl and xxxl by their other names', () => {
    expect(['XXXL', 'XXL', 'XXS', 'XL', 'XS'].toSorted(compareSizes)).toEqual([
      'XXS',
      'XS',
      'XL',
      'XXL',
      'XXXL',
    ])
  })

  it('keeps half sizes between whole ones', () => {
    expect(['38', '37,5', '37'].toSorted(compareSizes)).toEqual(['37', '37,5', '38'])
  })

  it('is one consistent order whatever the labels are', () => {
    const label = fc.oneof(fc.constantFrom(...ORDERED), fc.string(), fc.nat().map(String))
    fc.assert(
      fc.property(label, label, label, (a, b, c) => {
        expect(Math.sign(compareSizes(a, b)) + Math.sign(compareSizes(b, a))).toBe(0)
        if (compareSizes(a, b) <= 0 && compareSizes(b, c) <= 0) {
          expect(compareSizes(a, c)).toBeLessThanOrEqual(0)
        }
      }),
    )
  })
})
