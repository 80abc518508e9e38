import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeDistance } from './write-distance.ts'

describe('a distance', () => {
  const german = (value: number) => String(value).replace('.', ',')

  it.each([
    [0, '0 m'],
    [847, '850 m'],
    [1_240, '1,2 km'],
    [9_960, '10 km'],
    [38_400, '38 km'],
  ])('of %i metres is written as %s', (meters, words) => {
    expect(writeDistance(meters, german)).toBe(words)
  })

  it('is never written with more than one decimal', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (meters) => {
        expect(writeDistance(meters, german)).toMatch(/^\d+(,\d)? k?m$/)
      }),
    )
  })
})
