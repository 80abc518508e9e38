import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoryNames, pickCategories } from './pick-categories.ts'

function value(names: string, count: number) {
  const path = names.split('/')
  const rawValue = path.pop() ?? ''
  return { rawValue, displayValue: rawValue, count, path }
}

describe('[3.29] categories beside a query', () => {
  it('are the largest, each from another branch', () => {
    const values = [
      value('Damen', 30),
      value('Damen/Blusen', 20),
      value('Damen/Blusen/Hemdblusen', 15),
      value('Sale', 7),
    ]

    const picked = pickCategories(values, 40, 2).map(({ rawValue }) => rawValue)

    expect(picked).toEqual(['Damen', 'Sale'])
  })

  it('leave out what nearly everything is in', () => {
    const values = [value('Damen', 40), value('Damen/Blusen', 20)]

    expect(pickCategories(values, 40, 2).map(categoryNames)).toEqual([['Damen', 'Blusen']])
  })

  it('are few, known, and never within one another', () => {
    const names = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 })
    const values = fc.array(
      fc.tuple(names, fc.nat(50)).map(([path, count]) => value(path.join('/'), count)),
    )
    fc.assert(
      fc.property(values, fc.nat(60), fc.nat(4), (all, total, limit) => {
        const picked = pickCategories(all, total, limit)
        const paths = picked.map((one) => `${categoryNames(one).join('/')}/`)

        expect(picked.length).toBeLessThanOrEqual(limit)
        for (const one of picked) expect(one.count).toBeGreaterThan(0)
        for (const path of paths) {
          expect(paths.filter((other) => other.startsWith(path))).toEqual([path])
        }
      }),
    )
  })
})
