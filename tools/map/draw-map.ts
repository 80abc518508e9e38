import { merge, mesh } from 'topojson-client'
import { PROJECTION } from '@saum/domain/map-projection'
import { checkProjection } from './check-projection.ts'
import { clippedLines } from './clipped-lines.ts'
import { pathText } from './path-text.ts'
import { isHome, readBorders } from './read-borders.ts'
import { readWaters } from './read-waters.ts'
import { areaOf, isInside, simplify, type Position } from './simplify.ts'

const { width, height } = PROJECTION

/** In units of the map, 250 metres each: waters are drawn well where we have stores. */
const HOME_TOLERANCE = 4
const ABROAD_TOLERANCE = 24
const SMALLEST_AREA = 160

/** The whole drawing; its colors are those of the shop's tokens, and water. */
export async function drawMap(waterFolder: string): Promise<string> {
  checkProjection()
  const topology = await readBorders()
  const { countries } = topology.objects
  const land = areas(clippedLines(merge(topology, countries.geometries)))
  const homeRings = clippedLines(merge(topology, countries.geometries.filter(isHome)))
  const borders = pathText(
    clippedLines(mesh(topology, countries, (left, right) => left !== right)),
    false,
  )
  const lakes = await readWaters(waterFolder, ['ne_10m_lakes', 'ne_10m_lakes_europe'])
  const rivers = await readWaters(waterFolder, [
    'ne_10m_rivers_lake_centerlines',
    'ne_10m_rivers_europe',
  ])
  const drawn = (line: readonly Position[]) => {
    const isAtHome = line.some((corner) => homeRings.some((ring) => isInside(corner, ring)))
    return simplify(line, isAtHome ? HOME_TOLERANCE : ABROAD_TOLERANCE)
  }
  const courses = rivers.flatMap(clippedLines).map(drawn)
  const shores = lakes.flatMap(clippedLines).map(drawn)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    '<style>path{fill:none;stroke-linejoin:round;vector-effect:non-scaling-stroke}</style>',
    `<path style="fill:#dcdedd" d="M0 0h${width}v${height}H0z"/>`,
    `<path style="fill:#eceae6" d="${land}"/>`,
    `<path style="fill:#fbfaf7" d="${areas(homeRings)}"/>`,
    `<path stroke="#cdd1d1" d="${pathText(courses, false)}"/>`,
    `<path style="fill:#dcdedd" stroke="#cdd1d1" d="${areas(shores)}"/>`,
    `<path stroke="#b9b2a8" d="${borders}"/>`,
    '</svg>\n',
  ].join('\n')
}

function areas(rings: readonly (readonly Position[])[]): string {
  return pathText(
    rings.filter((ring) => areaOf(ring) > SMALLEST_AREA),
    true,
  )
}
