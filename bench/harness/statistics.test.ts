import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { median, spreadOf } from './statistics.ts'

const someNumbers = fc.array(fc.integer(), { minLength: 1 })

describe('the median', () => {
  it('is the middle one, or lies between the two middle ones', () => {
    expect(median([9, 1, 4])).toBe(4)
    expect(median([4, 1, 9, 2])).toBe(3)
  })

  it('has as many values below as above, in any order', () => {
    fc.assert(
      fc.property(someNumbers, (values) => {
        const middle = median(values)
        const below = values.filter((value) => value < middle).length
        const above = values.filter((value) => value > middle).length

        expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2)
      }),
    )
  })

  it('refuses to make one up', () => {
    expect(() => median([])).toThrow('No values, no median')
  })

  it('lies within its spread', () => {
    expect(spreadOf([3, 1, 2])).toEqual({ median: 2, least: 1, most: 3 })
  })
})
