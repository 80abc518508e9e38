import { project, type MapPoint } from '@saum/domain/map-projection'
import { isInside, placeIn, type MapView } from './map-view.ts'

/** A store as the map needs it; its number is that of the list. */
export interface PinnedStore {
  id: number
  number: number
  name: string
  city: string
  geoPoint: { lat: number; lng: number }
}

/** One mark on the map: a store, or several that would lie on each other. */
export interface MapPin extends MapPoint {
  ids: readonly number[]
  /** `3`, `3–6`, or `3 +2` where others come between them. */
  label: string
  /** The name of a store, or the towns of several. */
  name: string
  city: string
}

/** Pins are about this wide, in percent of a map as a phone shows it. */
const PIN_WIDTH = 7.5

/**
 * Stores whose pins would cover each other share one. The first store of the list draws its neighbours
 * together, so that the same list always gives the same map.
 */
export function toPins(
  stores: readonly PinnedStore[],
  view: MapView,
  pinWidth = PIN_WIDTH,
): MapPin[] {
  const groups: { at: MapPoint; stores: PinnedStore[] }[] = []
  for (const store of stores) {
    const at = placeIn(view, project(store.geoPoint))
    const near = groups.find((group) => distance(group.at, at, view) < pinWidth)
    if (near) near.stores.push(store)
    else groups.push({ at, stores: [store] })
  }
  return groups.flatMap((group) => (isInside(group.at) ? toPin(group.at, group.stores) : []))
}

function toPin(at: MapPoint, stores: readonly PinnedStore[]): MapPin[] {
  const [first] = stores
  if (first === undefined) return []
  const cities = [...new Set(stores.map(({ city }) => city))]
  return [
    {
      x: round(at.x),
      y: round(at.y),
      ids: stores.map(({ id }) => id),
      label: labelOf(stores.map(({ number }) => number)),
      name: stores.length === 1 ? first.name : cities.join(', '),
      city: first.city,
    },
  ]
}

/** Numbers without a gap are a range. */
function labelOf(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((left, right) => left - right)
  const [first = 0] = sorted
  const last = sorted.at(-1) ?? first
  if (sorted.length === 1) return String(first)
  return last - first === sorted.length - 1 ? `${first}–${last}` : `${first} +${sorted.length - 1}`
}

/** In percent of the width, also downwards. */
function distance(left: MapPoint, right: MapPoint, { width, height }: MapView): number {
  return Math.hypot(left.x - right.x, ((left.y - right.y) * height) / width)
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100
}
