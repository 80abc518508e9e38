import { geoIdentity, geoPath } from 'd3-geo'
import { PROJECTION } from '@saum/domain/map-projection'
import { linesIn } from './path-text.ts'
import type { Position } from './simplify.ts'

const { width, height } = PROJECTION

/** Frames are wider or taller than the part of the map they show: the land goes on around it. */
const MARGIN = 2_600

const path = geoPath(
  geoIdentity().clipExtent([
    [-MARGIN, -MARGIN],
    [width + MARGIN, height + MARGIN],
  ]),
).digits(1)

/** The lines and rings of a projected shape, as far as they are drawn. */
export function clippedLines(object: object): Position[][] {
  return linesIn(path(object) ?? '')
}
