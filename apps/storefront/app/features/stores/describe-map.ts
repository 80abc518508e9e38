import { project, UNITS_PER_KM, type MapPoint } from '@saum/domain/map-projection'
import { MAP_SIZES, toLabels, type MapLabel, type MapSizes } from './map-labels.ts'
import { distance, PIN_SIZE, toPins, type MapPin, type PinnedStore } from './map-pins.ts'
import {
  canZoom,
  clearOfCorner,
  isOnMap,
  placeIn,
  viewAround,
  viewOf,
  zoomed,
  type MapView,
} from './map-view.ts'

/** Where the shopper looks from, and how far, in percent of the view. */
export interface MapAround extends MapPoint {
  /** 0 where not all of the circle is in view. */
  diameter: number
  /** A pin stands there, which says as much. */
  isCovered: boolean
}

export interface MapFacts {
  view: MapView
  pins: readonly MapPin[]
  labels: readonly MapLabel[]
  around: MapAround | null
  canZoom: { nearer: boolean; further: boolean }
}

interface MapQuestion {
  stores: readonly PinnedStore[]
  /** Only these decide what is in view; the others show if they happen to be. */
  inView?: readonly PinnedStore[]
  center?: { lat: number; lng: number } | null | undefined
  radiusKm?: number
  zoom?: number
  /** What is shown at least. */
  leastKm?: number
  sizes?: MapSizes
}

/** A view that only shows more of nothing for the sake of the circle goes without it. */
const CIRCLE_WORTH = 1.6
const CIRCLE_AIR = 1.08

/** Everything the map shows, found by the server: the browser only draws it. */
export function describeMap({ stores, ...question }: MapQuestion): MapFacts {
  const { inView = stores, center, radiusKm = 0, zoom = 0, leastKm, sizes = MAP_SIZES } = question
  const asked = center ? project(center) : null
  const middle = asked && isOnMap(asked) ? asked : null
  const points = inView.map(({ geoPoint }) => project(geoPoint))
  const fitted = viewAround(middle ? [...points, middle] : points, leastKm)
  const clear = clearOfCorner(withCircle(fitted, middle, radiusKm), points)
  const view = zoomed(clear, zoom, middle)
  const pins = toPins(stores, view)
  const here = middle && placeIn(view, middle)
  return {
    view,
    pins,
    labels: toLabels(view, pins, sizes),
    around: here && {
      ...here,
      diameter: wholeCircle(view, here, radiusKm),
      isCovered: pins.some((pin) => distance(pin, here) < PIN_SIZE / 2),
    },
    canZoom: canZoom(view),
  }
}

function withCircle(view: MapView, middle: MapPoint | null, radiusKm: number): MapView {
  if (middle === null || radiusKm === 0) return view
  const round = viewOf(middle, 2 * radiusKm * UNITS_PER_KM * CIRCLE_AIR)
  return round.height <= view.height * CIRCLE_WORTH ? round : view
}

function wholeCircle(view: MapView, { x, y }: MapPoint, radiusKm: number): number {
  const percentOf = (size: number) => (100 * radiusKm * UNITS_PER_KM) / size
  const [wide, high] = [percentOf(view.width), percentOf(view.height)]
  const isWhole = x >= wide && x + wide <= 100 && y >= high && y + high <= 100
  return isWhole ? 2 * wide : 0
}
