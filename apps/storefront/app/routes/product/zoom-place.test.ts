import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitInto, MAX_SCALE, panBy, WHOLE_PICTURE, zoomAt, type ZoomPlace } from './zoom-place.ts'

const PHONE = fitInto({ width: 390, height: 844 }, { width: 4, height: 5 })

const factors = fc.double({ min: 0.1, max: 10, noNaN: true })
const pixels = fc.integer({ min: -2_000, max: 2_000 })
const points = fc.record({ x: pixels, y: pixels })
const places = fc
  .tuple(factors, points, points)
  .map(([factor, point, by]) => panBy(zoomAt(WHOLE_PICTURE, factor, PHONE, point), by, PHONE))

describe('an enlarged picture', () => {
  it('fits the stage at first', () => {
    expect(PHONE.picture).toEqual({ width: 390, height: 487.5 })
  })

  it('keeps what lies under the fingers under the fingers', () => {
    const stage = { width: 400, height: 500 }
    const place = zoomAt(WHOLE_PICTURE, 2, fitInto(stage, stage), { x: 100, y: -50 })

    expect(place).toEqual({ scale: 2, x: -100, y: 50 })
  })

  it('is never smaller than the stage allows, nor so large that only blur is left', () => {
    fc.assert(
      fc.property(places, factors, (place, factor) => {
        const { scale } = zoomAt(place, factor, PHONE)

        expect(scale).toBeGreaterThanOrEqual(1)
        expect(scale).toBeLessThanOrEqual(MAX_SCALE)
      }),
    )
  })

  it('never shows anything beside itself once it fills the stage', () => {
    const { stage, picture } = PHONE
    const gapBeside = ({ scale, x }: ZoomPlace) =>
      Math.max(0, stage.width / 2 - (picture.width * scale) / 2 + Math.abs(x))
    fc.assert(
      fc.property(places, points, (place, by) => {
        expect(gapBeside(panBy(place, by, PHONE))).toBeCloseTo(0, 6)
      }),
    )
  })

  it('lies in the middle again when it is whole again', () => {
    fc.assert(
      fc.property(places, (place) => {
        const { x, y } = zoomAt(place, 0.01, PHONE)

        expect([x, y].map(Math.abs)).toEqual([0, 0])
      }),
    )
  })
})
