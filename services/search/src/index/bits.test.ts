import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listBits, lowerBound, lowerBoundNear } from './bits.ts'

const someList = fc
  .uniqueArray(fc.nat({ max: 200 }), { maxLength: 60 })
  .map((numbers) => Uint32Array.from(numbers).toSorted())

describe('places in sorted lists', () => {
  it('are the first that is not below a number, searched from afar or from nearby', () => {
    fc.assert(
      fc.property(someList, fc.nat({ max: 210 }), fc.nat({ max: 60 }), (list, number, start) => {
        const from = Math.min(start, list.length)
        const expected = list.findIndex((value, place) => place >= from && value >= number)
        const place = expected < 0 ? list.length : expected

        expect(lowerBound(list, number, from, list.length)).toBe(place)
        expect(lowerBoundNear(list, number, from, list.length)).toBe(place)
      }),
    )
  })
})

describe('bits', () => {
  it('are listed in order', () => {
    fc.assert(
      fc.property(someList, (list) => {
        const bits = new Uint32Array(7)
        for (const number of list) bits[number >>> 5]! |= 1 << (number & 31)
        const target = new Uint32Array(list.length)

        const length = listBits(bits, target)

        expect(target.subarray(0, length)).toEqual(list)
      }),
    )
  })
})
