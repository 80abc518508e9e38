import { geoIdentity, geoPath } from 'd3-geo'
import { PROJECTION } from '@saum/domain/map-projection'
import { linesIn } from './path-text.ts'
import type { Position } from './simplify.ts'

const { width, height } = PROJECTION

const path = geoPath(
  geoIdentity().clipExtent([
    [0, 0],
    [width, height],
  ]),
).digits(1)

/** The lines and rings of a projected shape, as far as they lie on the map. */
export function clippedLines(object: object): Position[][] {
  return linesIn(path(object) ?? '')
}
