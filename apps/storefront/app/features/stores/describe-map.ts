import { project, UNITS_PER_KM } from '@saum/domain/map-projection'
import { toLabels, type MapLabel } from './map-labels.ts'
import { toPins, type MapPin, type PinnedStore } from './map-pins.ts'
import { placeIn, viewAround, zoomed, type MapView } from './map-view.ts'

export interface MapFacts {
  view: MapView
  pins: readonly MapPin[]
  labels: readonly MapLabel[]
  /** Where the shopper looks from, and how far, in percent of the view. */
  around: { x: number; y: number; diameter: number } | null
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
}

/** Everything the map shows, found by the server: the browser only draws it. */
export function describeMap({
  stores,
  inView = stores,
  center,
  radiusKm,
  zoom = 0,
  leastKm,
}: MapQuestion): MapFacts {
  const points = inView.map(({ geoPoint }) => project(geoPoint))
  const middle = center ? project(center) : null
  const view = zoomed(viewAround(middle ? [...points, middle] : points, leastKm), zoom)
  const pins = toPins(stores, view)
  return {
    view,
    pins,
    labels: toLabels(view, pins),
    around: middle && {
      ...placeIn(view, middle),
      diameter: radiusKm ? (100 * 2 * radiusKm * UNITS_PER_KM) / view.width : 0,
    },
  }
}
