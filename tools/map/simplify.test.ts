import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesIn, pathText } from './path-text.ts'
import { areaOf, distanceToSegment, isInside, simplify, type Position } from './simplify.ts'

const corner = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }))
const line = fc.array(corner, { minLength: 2, maxLength: 60 })

const SQUARE: Position[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]

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
  it('has steps instead of places', () => {
    expect(pathText([SQUARE], true)).toBe('M0 0l10 0 0 10-10 0z')
    expect(pathText([[[3, 4]]], false)).toBe('')
  })

  it('leads to the same corners', () => {
    fc.assert(
      fc.property(line, (corners) => {
        const text = pathText([corners], false)
        const [, start = '0 0', steps = ''] = /^M([-\d ]+)l(.*)$/.exec(text) ?? []
        let [x = 0, y = 0] = start.split(' ').map(Number)
        for (const [, right, down] of steps.matchAll(/(-?\d+) ?(-?\d+) ?/g)) {
          x += Number(right)
          y += Number(down)
        }
        const isPoint = text === ''
        expect(isPoint ? corners[0] : [x, y]).toEqual(corners.at(-1))
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
