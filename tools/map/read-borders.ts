import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Country, Topology } from 'topojson-client'
import { project } from '@saum/domain/map-projection'
import { simplify, type Position } from './simplify.ts'

const HOME = new Set(['Germany', 'Austria', 'Switzerland', 'Liechtenstein'])
/** What a cone makes of the poles is of no use to anybody. */
const OFF_THE_CONE = new Set(['Antarctica'])

/** In units of the map: half a kilometre where we have stores, and what a glance sees elsewhere. */
const HOME_TOLERANCE = 3
const ABROAD_TOLERANCE = 24

export function isHome({ properties }: Country): boolean {
  return HOME.has(properties.name)
}

/**
 * The countries as they lie on the map. A border that two of them share is simplified once, so that no
 * gap opens between them.
 */
export async function readBorders(): Promise<Omit<Topology, 'transform'>> {
  const file = resolve(import.meta.dirname, 'node_modules/world-atlas/countries-10m.json')
  // Its shape is that of a pinned release.
  const { transform, ...topology } = JSON.parse(await readFile(file, 'utf8')) as Topology
  const all = topology.objects.countries.geometries
  const geometries = all.filter(({ properties }) => !OFF_THE_CONE.has(properties.name))
  const homeArcs = new Set(geometries.filter(isHome).flatMap(arcNumbers))
  const arcs = topology.arcs.map((arc, index) =>
    simplify(projected(arc, transform), homeArcs.has(index) ? HOME_TOLERANCE : ABROAD_TOLERANCE),
  )
  const countries = { ...topology.objects.countries, geometries }
  return { ...topology, objects: { countries }, arcs }
}

/** An arc that is run backwards has the complement of its number. */
function arcNumbers({ arcs }: Country): number[] {
  return arcs.flat(2).map((arc) => (arc < 0 ? ~arc : arc))
}

/** Arcs are kept as steps on a grid. */
function projected(arc: Topology['arcs'][number], transform: Topology['transform']): Position[] {
  const { scale, translate } = transform
  let [column, row] = [0, 0]
  return arc.map(([right, up]) => {
    column += right
    row += up
    const { x, y } = project({
      lng: column * scale[0] + translate[0],
      lat: row * scale[1] + translate[1],
    })
    return [x, y]
  })
}
