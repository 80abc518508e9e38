import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { integerBetween, pick, seededRandom, shuffled } from './seeded-random.ts'

const seed = fc.array(fc.oneof(fc.string(), fc.integer()), { minLength: 1, maxLength: 3 })

describe('a seeded random', () => {
  it('gives the same numbers from 0 to 1 for the same seed', () => {
    fc.assert(
      fc.property(seed, (parts) => {
        const first = seededRandom(...parts)
        const second = seededRandom(...parts)
        for (let index = 0; index < 20; index += 1) {
          const value = first()
          expect(value).toBe(second())
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThan(1)
        }
      }),
    )
  })

  it('gives other numbers for a neighboring seed', () => {
    const firsts = Array.from({ length: 1000 }, (_, index) => seededRandom('style', index)())
    expect(new Set(firsts).size).toBe(1000)
    expect(firsts.reduce((sum, value) => sum + value, 0) / 1000).toBeCloseTo(0.5, 1)
  })

  it('draws whole numbers within the limits, both of them included', () => {
    const random = seededRandom('dice')
    const drawn = new Set(Array.from({ length: 500 }, () => integerBetween(random, 1, 6)))
    expect(drawn).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })

  it('reorders without losing anything', () => {
    fc.assert(
      fc.property(seed, fc.array(fc.integer()), (parts, items) => {
        const mixed = shuffled(seededRandom(...parts), items)
        const ascending = (left: number, right: number) => left - right
        expect(mixed.toSorted(ascending)).toEqual(items.toSorted(ascending))
      }),
    )
  })

  it('puts heavy items first more often than light ones', () => {
    const firsts = Array.from(
      { length: 1000 },
      (_, index) =>
        shuffled(seededRandom('weights', index), ['light', 'heavy'], (item) =>
          item === 'heavy' ? 9 : 1,
        )[0],
    )
    expect(firsts.filter((item) => item === 'heavy').length).toBeGreaterThan(850)
  })

  it('refuses to pick from nothing', () => {
    expect(() => pick(seededRandom('none'), [])).toThrow('nothing to pick from')
  })
})
