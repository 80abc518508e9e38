import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { curveText, linesIn } from './path-text.ts'
import { areaOf, distanceToSegment, isInside, simplify, type Position } from './simplify.ts'

const corner = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }))
const line = fc.array(corner, { minLength: 2, maxLength: 60 })

const SQUARE: Position[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]

/** Where a path leaves the pen; of two places after a `q` the second counts. */
function endOf(text: string): [number, number] {
  const end: [number, number] = [0, 0]
  for (const [, command = '', run = ''] of text.matchAll(/([Mlqt])([-\d ]+)/g)) {
    const parts = [...run.matchAll(/-?\d+/g)].map(Number)
    for (const [index, part] of (command === 'q' ? parts.slice(2) : parts).entries()) {
      end[index % 2 === 0 ? 0 : 1] += part
    }
  }
  return end
}

describe('a simplified line', () => {
  it('keeps both ends and only corners of the old one', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 0, max: 50 }), (corners, tolerance) => {
        const simple = simplify(corners, tolerance)
        expect(simple[0]).toEqual(corners[0])
        expect(simple.at(-1)).toEqual(corners.at(-1))
        expect(simple.every((one) => corners.includes(one as [number, number]))).toBe(true)
      }),
    )
  })

  it('is nowhere further from the old corners than the tolerance', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 0, max: 50 }), (corners, tolerance) => {
        const simple = simplify(corners, tolerance)
        for (const one of corners) {
          const distances = simple.map((from, index) =>
            distanceToSegment(one, from, simple[index + 1] ?? from),
          )
          expect(Math.min(...distances)).toBeLessThanOrEqual(tolerance + 1e-9)
        }
      }),
    )
  })
})

describe('a ring', () => {
  it('has an area and an inside', () => {
    expect(areaOf(SQUARE)).toBe(100)
    expect(isInside([5, 5], SQUARE)).toBe(true)
    expect(isInside([15, 5], SQUARE)).toBe(false)
    expect(isInside([-1, 5], SQUARE)).toBe(false)
  })
})

describe('the text of a path', () => {
  it('is twice as large as the map and round where the line has corners', () => {
    expect(curveText([SQUARE], true)).toBe('M10 0q10 0 10 10t-10 10-10-10 10-10z')
    expect(curveText([SQUARE.slice(0, 3)], false)).toBe('M0 0l10 0q10 0 10 10l0 10')
    expect(curveText([SQUARE.slice(0, 2)], false)).toBe('M0 0l10 0 10 0')
    expect(curveText([[[3, 4]]], false)).toBe('')
    expect(curveText([SQUARE.slice(0, 2)], true)).toBe('')
  })

  it('begins and ends where the line does', () => {
    fc.assert(
      fc.property(line, (corners) => {
        const text = curveText([corners], false)
        const end = text === '' ? corners[0]?.map((part) => 2 * part) : endOf(text)
        expect(end).toEqual(corners.at(-1)?.map((part) => 2 * part))
      }),
    )
  })

  it('comes back to where a ring begins', () => {
    fc.assert(
      fc.property(line, (corners) => {
        const text = curveText([corners], true)
        const [, x, y] = /^M(-?\d+) ?(-?\d+)/.exec(text) ?? [text, 0, 0]
        expect(endOf(text)).toEqual([Number(x), Number(y)])
      }),
    )
  })

  it('is read from what d3 writes', () => {
    expect(linesIn('M1,2L3,4ZM5,6L7,8')).toEqual([
      [
        [1, 2],
        [3, 4],
      ],
      [
        [5, 6],
        [7, 8],
      ],
    ])
  })
})
