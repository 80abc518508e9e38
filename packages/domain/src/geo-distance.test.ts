import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceMeters as between, middleOf } from './geo-distance.ts'

const BERLIN = { lat: 52.52, lng: 13.405 }
const ZURICH = { lat: 47.3769, lng: 8.5417 }

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

/** Floating sums may be off by the width of a hand on a way around the world. */
const TOLERANCE_M = 0.1

describe('distances on Earth', () => {
  it('knows how far Zurich is from Berlin', () => {
    expect(between(BERLIN, ZURICH)).toBeGreaterThan(669_000)
    expect(between(BERLIN, ZURICH)).toBeLessThan(673_000)
  })

  it('takes the short way across the date line', () => {
    expect(between({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111_195, -1)
  })

  it('is half the circumference between opposite points', () => {
    expect(between({ lat: 90, lng: 0 }, { lat: -90, lng: 12 })).toBeCloseTo(20_015_115, -1)
  })

  it('is zero from a place to itself', () => {
    fc.assert(
      fc.property(place, (here) => {
        expect(between(here, here)).toBe(0)
      }),
    )
  })

  it('is the same both ways', () => {
    fc.assert(
      fc.property(place, place, (here, there) => {
        expect(between(here, there)).toBeCloseTo(between(there, here), 3)
      }),
    )
  })

  it('never gets shorter by a detour', () => {
    fc.assert(
      fc.property(place, place, place, (here, there, detour) => {
        const straight = between(here, there)
        expect(straight).toBeLessThanOrEqual(
          between(here, detour) + between(detour, there) + TOLERANCE_M,
        )
      }),
    )
  })

  it('is a number that no two places on Earth exceed', () => {
    fc.assert(
      fc.property(place, place, (here, there) => {
        expect(between(here, there)).toBeGreaterThanOrEqual(0)
        expect(between(here, there)).toBeLessThanOrEqual(20_015_116)
      }),
    )
  })
})

describe('the middle of places', () => {
  it('is the place itself when there is only one', () => {
    fc.assert(
      fc.property(place, (only) => {
        expect(between(middleOf([only]), only)).toBe(0)
      }),
    )
  })

  it('lies between two places', () => {
    expect(middleOf([BERLIN, ZURICH])).toEqual({ lat: 49.94845, lng: expect.closeTo(10.97335, 6) })
  })
})
