import { PROJECTION, UNITS_PER_KM, type MapPoint } from '@saum/domain/map-projection'

/** The part of the map that is shown, in its units. */
export interface MapView extends MapPoint {
  width: number
  height: number
}

/** Closer than this there is nothing on the map but pins. */
const LEAST_KM = 100
const AIR = 0.16
/** Taller or wider than this a part would leave most of the frame empty. */
const MOST_TALL = 1.2
const ZOOM = 1.6

/** Around all of the points, with some air. */
export function viewAround(points: readonly MapPoint[], leastKm = LEAST_KM): MapView {
  if (points.length === 0) return wholeMap()
  const [left, right] = ends(points.map(({ x }) => x))
  const [top, bottom] = ends(points.map(({ y }) => y))
  const least = leastKm * UNITS_PER_KM
  const width = Math.max(least, (right - left) * (1 + 2 * AIR))
  const height = Math.max(least, (bottom - top) * (1 + 2 * AIR))
  return centeredAt((left + right) / 2, (top + bottom) / 2, {
    width: Math.max(width, height / MOST_TALL),
    height: Math.max(height, width / MOST_TALL),
  })
}

/** Steps nearer, or further away when negative. */
export function zoomed(view: MapView, steps: number): MapView {
  const factor = ZOOM ** -steps
  const width = Math.min(view.width * factor, PROJECTION.width)
  const height = Math.min(view.height * factor, PROJECTION.height)
  return centeredAt(view.x + view.width / 2, view.y + view.height / 2, { width, height })
}

/** Where a point lies in a view, in percent of its width and height. */
export function placeIn(view: MapView, { x, y }: MapPoint): MapPoint {
  return { x: (100 * (x - view.x)) / view.width, y: (100 * (y - view.y)) / view.height }
}

export function isInside({ x, y }: MapPoint): boolean {
  return x >= 0 && x <= 100 && y >= 0 && y <= 100
}

function centeredAt(x: number, y: number, size: { width: number; height: number }): MapView {
  const { width, height } = size
  const round = (value: number) => Math.round(value)
  return {
    x: round(x - width / 2),
    y: round(y - height / 2),
    width: round(width),
    height: round(height),
  }
}

function wholeMap(): MapView {
  return { x: 0, y: 0, width: PROJECTION.width, height: PROJECTION.height }
}

function ends(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}
