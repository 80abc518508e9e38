import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawRanges } from './draw-ranges.ts'
import type { ListedRange } from './planned-facet.ts'

function borders(ranges: readonly ListedRange[]): number[] {
  return [...ranges.map(({ start }) => start), ranges.at(-1)?.end ?? Number.NaN]
}

function draw(
  values: readonly number[],
  numberOfRanges: number,
  algorithm: 'even' | 'equiprobable',
) {
  return drawRanges({
    values: Float64Array.from(values),
    numberOfRanges,
    algorithm,
    timeZone: null,
  })
}

describe('[9.18] ranges drawn from values', () => {
  it('are of equal width and start at round numbers', () => {
    expect(borders(draw([12.99, 30, 89.95, 199.99], 4, 'even'))).toEqual([0, 50, 100, 150, 200])
  })

  it('are wider where round numbers would need one more', () => {
    expect(borders(draw([15, 24], 1, 'even'))).toEqual([0, 25])
  })

  it('hold about as many values each', () => {
    const values = [10, 11, 12, 13, 14, 15, 100, 1000]

    const [cheap, dear] = draw(values, 2, 'equiprobable')

    expect(values.filter((value) => value < (cheap?.end ?? 0))).toHaveLength(4)
    expect(dear).toMatchObject({ start: 14, end: 1000, endInclusive: true })
  })

  it('give the last value room where a range starts at it', () => {
    expect(borders(draw([10, 20, 20, 20], 2, 'equiprobable'))).toEqual([10, 20, 20.5])
  })

  it('are one range where there is one value', () => {
    expect(draw([42], 8, 'even')).toHaveLength(1)
    expect(draw([42, 42], 8, 'equiprobable')).toHaveLength(1)
  })

  it('are none where there is no value', () => {
    expect(draw([], 8, 'even')).toEqual([])
  })
})

describe('ranges of dates', () => {
  it('start at midnight, also over the change of the clocks', () => {
    const values = ['2026-10-20T10:00:00Z', '2026-11-01T10:00:00Z'].map((text) => Date.parse(text))
    const ranges = drawRanges({
      values: Float64Array.from(values),
      numberOfRanges: 2,
      algorithm: 'even',
      timeZone: 'Europe/Berlin',
    })

    expect(borders(ranges).map((border) => new Date(border).toISOString())).toEqual([
      '2026-10-19T22:00:00.000Z',
      '2026-10-26T23:00:00.000Z',
      '2026-11-02T23:00:00.000Z',
    ])
  })
})

describe('every drawing', () => {
  const prices = fc.array(
    fc.integer({ min: -10_000, max: 2_000_000 }).map((cents) => cents / 100),
    {
      minLength: 1,
      maxLength: 60,
    },
  )
  const times = fc.array(fc.integer({ min: 0, max: 2_000_000_000_000 }), {
    minLength: 1,
    maxLength: 30,
  })
  const algorithm = fc.constantFrom('even' as const, 'equiprobable' as const)
  const wanted = fc.integer({ min: 1, max: 30 })

  /** What is wrong with ranges for these values. */
  function faultsIn(values: readonly number[], ranges: readonly ListedRange[], most: number) {
    const start = ranges[0]?.start ?? Number.NaN
    const end = ranges.at(-1)?.end ?? Number.NaN
    const isGap = ({ end: border }: ListedRange, place: number) =>
      (ranges[place + 1]?.start ?? border) !== border
    const isOpen = (range: ListedRange) => range.endInclusive !== (range === ranges.at(-1))
    return Object.entries({
      tooMany: ranges.length > most,
      startsLate: !(start <= Math.min(...values)),
      endsEarly: !(end >= Math.max(...values)),
      gap: ranges.some(isGap),
      withoutWidth: ranges.some((range) => range.start >= range.end),
      wrongEnd: ranges.some(isOpen),
    }).flatMap(([fault, isFaulty]) => (isFaulty ? [fault] : []))
  }

  it('holds every number once, without gap or overlap', () => {
    fc.assert(
      fc.property(prices, wanted, algorithm, (values, most, by) => {
        expect(faultsIn(values, draw(values, most, by), most)).toEqual([])
      }),
    )
  })

  it('holds every moment once, without gap or overlap', () => {
    fc.assert(
      fc.property(times, wanted, algorithm, (values, most, by) => {
        const ranges = drawRanges({
          values: Float64Array.from(values),
          numberOfRanges: most,
          algorithm: by,
          timeZone: 'Europe/Zurich',
        })

        expect(faultsIn(values, ranges, most)).toEqual([])
      }),
      { numRuns: 50 },
    )
  })
})
