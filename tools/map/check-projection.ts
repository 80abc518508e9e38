import { geoConicConformal } from 'd3-geo'
import { PROJECTION, project } from '@saum/domain/map-projection'

const { parallels, meridian, middle, radius, width, height } = PROJECTION
const CLOSE_ENOUGH = 0.01

/** The shop places its pins by a formula of its own; it must agree with that of d3. */
export function checkProjection(): void {
  const projection = geoConicConformal()
    .parallels(parallels)
    .rotate([-meridian, 0])
    .center([0, middle])
    .scale(radius)
    .translate([width / 2, height / 2])
  for (let lng = 5; lng <= 17.5; lng += 0.5) {
    for (let lat = 45.5; lat <= 55.5; lat += 0.5) {
      const [x, y] = projection([lng, lat]) ?? [Number.NaN, Number.NaN]
      const own = project({ lat, lng })
      if (Math.hypot(own.x - x, own.y - y) < CLOSE_ENOUGH) continue
      throw new Error(`${lat}, ${lng} is at ${x}, ${y}, not at ${own.x}, ${own.y}`)
    }
  }
}
