import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickAtRandom } from './pick.ts'

describe('picking products for a sheet', () => {
  it('takes different ones, as many as there are, the same for the same seed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.nat(100), fc.integer(), (items, count, seed) => {
        const picked = pickAtRandom(items, count, seed)

        expect(picked).toHaveLength(Math.min(count, items.length))
        expect(new Set(picked).size).toBe(picked.length)
        expect(items).toEqual(expect.arrayContaining(picked))
        expect(pickAtRandom(items, count, seed)).toEqual(picked)
      }),
    )
  })

  it('takes others for another seed', () => {
    const items = Array.from({ length: 1000 }, (_, n) => n)

    expect(pickAtRandom(items, 60, 1)).not.toEqual(pickAtRandom(items, 60, 2))
  })
})
