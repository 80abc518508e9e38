import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as v from '@saum/schema/schema'
import { PROJECTION, project } from '@saum/domain/map-projection'
import { clippedLines } from './clipped-lines.ts'

const { width, height } = PROJECTION
/** What lies this close to the edge is far from every store. */
const EDGE = 500

type Coordinates = number | readonly Coordinates[]

interface Geometry {
  type: string
  coordinates: readonly Coordinates[]
}

const fileShape = v.object({
  features: v.array(
    v.object({
      geometry: v.nullable(v.object({ type: v.string(), coordinates: v.array(v.any()) })),
    }),
  ),
})

/** Rivers, lakes or cities as they lie on the map, from GeoJSON files. */
export async function readShapes(folder: string, names: readonly string[]): Promise<Geometry[]> {
  const files = await Promise.all(
    names.map((name) => readFile(resolve(folder, `${name}.json`), 'utf8')),
  )
  return files
    .flatMap((file) => v.parse(fileShape, JSON.parse(file)).features)
    .flatMap(({ geometry }) => (geometry === null ? [] : projected(geometry)))
    .filter(isNear)
}

function projected({ type, coordinates }: Geometry): Geometry {
  return { type, coordinates: coordinates.map(onMap) }
}

function onMap(coordinates: Coordinates): Coordinates {
  if (typeof coordinates === 'number') return coordinates
  const [lng, lat] = coordinates
  if (typeof lng !== 'number' || typeof lat !== 'number') return coordinates.map(onMap)
  const { x, y } = project({ lat, lng })
  return [x, y]
}

function isNear(geometry: Geometry): boolean {
  return clippedLines(geometry)
    .flat()
    .some(([x, y]) => x > EDGE && x < width - EDGE && y > EDGE && y < height - EDGE)
}
