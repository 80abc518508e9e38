import { merge, mesh } from 'topojson-client'
import { PROJECTION } from '@saum/domain/map-projection'
import { checkProjection } from './check-projection.ts'
import { clippedLines } from './clipped-lines.ts'
import { curveText } from './path-text.ts'
import { isHome, readBorders } from './read-borders.ts'
import { readShapes } from './read-shapes.ts'
import { areaOf, isInside, simplify, type Position } from './simplify.ts'

const { width, height } = PROJECTION

/** In units of the map, 250 metres each: waters are drawn well where we have stores. */
const HOME_TOLERANCE = 3
const ABROAD_TOLERANCE = 24
const SMALLEST_AREA = 80

/** Sea and lakes, the countries around, ours, and the cities in them. */
const COLOR = {
  water: '#d3d9db',
  shore: '#bfc7ca',
  abroad: '#e6e3dc',
  home: '#f5f3ee',
  city: '#e9e5dc',
  border: '#a9a196',
}

/** The whole drawing. From far all lines are hairlines; from near rivers are as wide as they are. */
export async function drawMap(folder: string): Promise<string> {
  checkProjection()
  const topology = await readBorders()
  const { countries } = topology.objects
  const land = clippedLines(merge(topology, countries.geometries))
  const homeRings = clippedLines(merge(topology, countries.geometries.filter(isHome)))
  const borders = clippedLines(mesh(topology, countries, (left, right) => left !== right))
  const isAtHome = (line: readonly Position[]) =>
    line.some((corner) => homeRings.some((ring) => isInside(corner, ring)))
  const read = async (...names: string[]) =>
    (await readShapes(folder, names)).flatMap(clippedLines).map((line) => {
      return simplify(line, isAtHome(line) ? HOME_TOLERANCE : ABROAD_TOLERANCE)
    })
  const cities = (await read('ne_50m_urban_areas')).filter(isAtHome)
  const lakes = await read('ne_10m_lakes', 'ne_10m_lakes_europe')
  const streams = await read('ne_10m_rivers_lake_centerlines')
  const rivers = (await read('ne_10m_rivers_europe')).filter(isAtHome)
  const { water, shore, abroad, home, city, border } = COLOR
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    '<style>path{fill:none;stroke-linejoin:round;stroke-linecap:round;vector-effect:inherit}',
    '.h{vector-effect:non-scaling-stroke}</style>',
    `<path style="fill:${water}" d="M-20000-20000h50000v50000h-50000z"/>`,
    '<g transform="scale(.5)">',
    `<path style="fill:${abroad}" d="${areas(land)}"/>`,
    `<path style="fill:${home}" d="${areas(homeRings)}"/>`,
    `<path style="fill:${city}" d="${areas(cities)}"/>`,
    ...course(curveText(streams, false), { color: shore, wide: 2.6 }),
    ...course(curveText(rivers, false), { color: shore, wide: 1 }),
    `<path class="h" style="fill:${water}" stroke="${shore}" d="${areas(lakes)}"/>`,
    `<path class="h" stroke="${border}" d="${curveText(borders, false)}"/>`,
    '</g>',
    '</svg>\n',
  ].join('\n')
}

/** Once as a hairline, and once as wide as the water. */
function course(text: string, { color, wide }: { color: string; wide: number }): string[] {
  const id = `w${Math.round(wide)}`
  return [
    `<defs><path id="${id}" d="${text}"/></defs>`,
    `<use href="#${id}" stroke="${color}" stroke-width="${wide}"/>`,
    `<use href="#${id}" stroke="${color}" stroke-width=".7" class="h"/>`,
  ]
}

function areas(rings: readonly (readonly Position[])[]): string {
  return curveText(
    rings.filter((ring) => areaOf(ring) > SMALLEST_AREA),
    true,
  )
}
