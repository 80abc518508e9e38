import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceMeters } from './geo-distance.ts'
import { project, PROJECTION, UNITS_PER_KM } from './map-projection.ts'

const somewhere = fc.record({
  lat: fc.double({ min: 46, max: 55, noNaN: true }),
  lng: fc.double({ min: 6, max: 17, noNaN: true }),
})

describe('places on the map', () => {
  it.each([
    ['Berlin', { lat: 52.52, lng: 13.4 }, [3330.016, 1644.899]],
    ['Vienna', { lat: 48.21, lng: 16.37 }, [4278.023, 3508.885]],
    ['Geneva', { lat: 46.2, lng: 6.15 }, [1198.182, 4424.329]],
    ['Sylt', { lat: 54.91, lng: 8.31 }, [1988.005, 584.995]],
    ['the middle', { lat: 50.4, lng: 10.7 }, [2600, 2600]],
  ])('lie where d3-geo puts %s', (_, place, [x, y]) => {
    const point = project(place)

    expect(point.x).toBeCloseTo(x ?? 0, 2)
    expect(point.y).toBeCloseTo(y ?? 0, 2)
  })

  it('are on it wherever we have stores', () => {
    fc.assert(
      fc.property(somewhere, (place) => {
        const { x, y } = project(place)
        expect(x > 0 && x < PROJECTION.width && y > 0 && y < PROJECTION.height).toBe(true)
      }),
    )
  })

  it('are as far apart as on Earth, to one percent', () => {
    fc.assert(
      fc.property(somewhere, somewhere, (left, right) => {
        const [from, to] = [project(left), project(right)]
        const km = distanceMeters(left, right) / 1000
        const onMap = Math.hypot(from.x - to.x, from.y - to.y) / UNITS_PER_KM
        expect(Math.abs(onMap - km)).toBeLessThanOrEqual(km * 0.01 + 0.01)
      }),
    )
  })

  it('keep north up and east right', () => {
    fc.assert(
      fc.property(somewhere, ({ lat, lng }) => {
        const here = project({ lat, lng })
        expect(project({ lat: lat + 0.1, lng }).y).toBeLessThan(here.y)
        expect(project({ lat, lng: lng + 0.1 }).x).toBeGreaterThan(here.x)
      }),
    )
  })
})
