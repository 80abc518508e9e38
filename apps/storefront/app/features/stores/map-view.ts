import { PROJECTION, UNITS_PER_KM, type MapPoint } from '@saum/domain/map-projection'

/** The part of the map that is shown, in its units. */
export interface MapView extends MapPoint {
  width: number
  height: number
}

/** Every view has about the shape of the frames it is shown in, which fill up with what lies around. */
export const RATIO = 10 / 9
/** What is shown at least, from north to south: a town and its surroundings. */
const LEAST_KM = 24
/** Nearer there is nothing on the map but pins, further away nothing that is ours. */
const NEAREST_KM = 10
const FARTHEST_KM = 1_020
const AIR = 0.15
const ZOOM = 1.6
/** A step that shows hardly anything else is none. */
const LEAST_STEP = 1.1
const GROWTH = 1.08
const MOST_GROWTH = 4

/** Around all of the points, with some air. */
export function viewAround(points: readonly MapPoint[], leastKm = LEAST_KM): MapView {
  if (points.length === 0) return wholeMap()
  const [left, right] = ends(points.map(({ x }) => x))
  const [top, bottom] = ends(points.map(({ y }) => y))
  const span = Math.max(bottom - top, (right - left) / RATIO)
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  return viewOf(middle, Math.max(leastKm * UNITS_PER_KM, span * (1 + 2 * AIR)))
}

/** Steps nearer to a point, or further away from the middle when negative. */
export function zoomed(view: MapView, steps: number, towards: MapPoint | null = null): MapView {
  if (steps === 0) return view
  const height = Math.max(NEAREST_KM * UNITS_PER_KM, view.height * ZOOM ** -steps)
  return viewOf((steps > 0 && towards) || middleOf(view), height)
}

export function canZoom({ height }: MapView): { nearer: boolean; further: boolean } {
  return {
    nearer: height > NEAREST_KM * UNITS_PER_KM * LEAST_STEP,
    further: height * LEAST_STEP < FARTHEST_KM * UNITS_PER_KM,
  }
}

/** The same and more, so that none of the points lies below the links in the upper right corner. */
export function clearOfCorner(view: MapView, points: readonly MapPoint[]): MapView {
  let clear = view
  for (let step = 0; step < MOST_GROWTH; step += 1) {
    const isCovered = points.some((point) => isInCorner(placeIn(clear, point)))
    if (!isCovered) return clear
    const height = Math.min(clear.height * GROWTH, FARTHEST_KM * UNITS_PER_KM)
    const middle = { x: clear.x + (height * RATIO) / 2, y: clear.y + clear.height - height / 2 }
    clear = viewOf(middle, height)
  }
  return clear
}

/** What the links take up of a map on a phone, and half a pin; in percent. */
export function isInCorner({ x, y }: MapPoint): boolean {
  return x > 81 && y < 34
}

/** Where a point lies in a view, in percent of its width and height. */
export function placeIn(view: MapView, { x, y }: MapPoint): MapPoint {
  return { x: (100 * (x - view.x)) / view.width, y: (100 * (y - view.y)) / view.height }
}

export function isInside({ x, y }: MapPoint): boolean {
  return x >= 0 && x <= 100 && y >= 0 && y <= 100
}

/** Whether the map reaches as far; shoppers may ask from the other side of the Earth. */
export function isOnMap({ x, y }: MapPoint): boolean {
  return x >= 0 && x <= PROJECTION.width && y >= 0 && y <= PROJECTION.height
}

function middleOf({ x, y, width, height }: MapView): MapPoint {
  return { x: x + width / 2, y: y + height / 2 }
}

/** As high as wanted, unless nobody wants to see that much. */
export function viewOf(middle: MapPoint, wanted: number): MapView {
  const height = round(Math.min(wanted, FARTHEST_KM * UNITS_PER_KM))
  const width = round(height * RATIO)
  return { x: round(middle.x - width / 2), y: round(middle.y - height / 2), width, height }
}

function wholeMap(): MapView {
  return viewOf({ x: PROJECTION.width / 2, y: PROJECTION.height / 2 }, PROJECTION.height)
}

function round(units: number): number {
  return Math.round(units * 10) / 10
}

function ends(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}
