import { project, UNITS_PER_KM, type MapPoint } from '@saum/domain/map-projection'
import { areaAround, type MapArea } from './map-area.ts'
import { townSize } from './map-towns.ts'
import { isInside, placeIn, RATIO, type MapView } from './map-view.ts'

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
  /** The number of a store in the list, or how many there are. */
  label: string
  /** The name of a store, or the towns of several. */
  name: string
  /** Where its stores are; its own name is that of the first, the largest. */
  towns: readonly string[]
  /** Where several stores are told apart. */
  area: MapArea | null
}

/** How far pins stay apart, in percent of the height: what they need on a phone. */
export const PIN_SIZE = 8.9
/** In views of a town and its surroundings pins move aside, further away they share one. */
const SPREAD_KM = 40
/** Where a pin goes that has no room in its place: around it, ever further away. */
const ASIDE = [0.5, 0.8, 1.1, 1.6, 2.1].flatMap((far) =>
  Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8
    return { x: (far * PIN_SIZE * Math.cos(angle)) / RATIO, y: far * PIN_SIZE * Math.sin(angle) }
  }),
)

interface Group {
  at: MapPoint
  stores: [PinnedStore, ...PinnedStore[]]
}

/** Pins in the order of the list, none of them over another. The same list always gives the same map. */
export function toPins(stores: readonly PinnedStore[], view: MapView): MapPin[] {
  const placed = stores
    .map((store) => ({ store, at: placeIn(view, project(store.geoPoint)) }))
    .filter(({ at }) => isInside(at))
  const isNear = view.height <= SPREAD_KM * UNITS_PER_KM
  const groups: Group[] = []
  for (const { store, at } of isNear ? placed : largestTownsFirst(placed)) {
    const spot = isNear ? freeSpot(at, groups) : at
    const near = nearestOf(spot, groups)
    if (near && distance(near.at, spot) < PIN_SIZE) near.stores.push(store)
    else groups.push({ at: spot, stores: [store] })
  }
  return groups
    .map(toPin)
    .toSorted((left, right) => left.number - right.number)
    .map(({ pin }) => pin)
}

/** A pin of several stores stands where most people look for it. */
function largestTownsFirst<Placed extends { store: PinnedStore }>(placed: Placed[]): Placed[] {
  return placed.toSorted(
    (left, right) =>
      townSize(right.store.city) - townSize(left.store.city) ||
      left.store.number - right.store.number,
  )
}

function freeSpot(at: MapPoint, groups: readonly Group[]): MapPoint {
  const spots = [at, ...ASIDE.map(({ x, y }) => ({ x: at.x + x, y: at.y + y }))]
  const isFree = (spot: MapPoint) =>
    isInside(spot) && groups.every((group) => distance(group.at, spot) >= PIN_SIZE)
  return spots.find(isFree) ?? at
}

function nearestOf(at: MapPoint, groups: readonly Group[]): Group | undefined {
  return groups.toSorted((left, right) => distance(left.at, at) - distance(right.at, at))[0]
}

function toPin({ at, stores }: Group): { number: number; pin: MapPin } {
  const [first, ...others] = stores.toSorted((left, right) => left.number - right.number)
  const [anchor] = stores
  const towns = [...new Set(stores.map(({ city }) => city))].toSorted(
    (left, right) => townSize(right) - townSize(left),
  )
  const number = first?.number ?? anchor.number
  const isOne = others.length === 0
  const pin = {
    x: round(at.x),
    y: round(at.y),
    ids: [first ?? anchor, ...others].map(({ id }) => id),
    label: String(isOne ? number : stores.length),
    name: isOne ? anchor.name : towns.join(', '),
    towns,
    area: isOne ? null : areaAround([anchor.geoPoint, ...stores.map(({ geoPoint }) => geoPoint)]),
  }
  return { number, pin }
}

/** In percent of the height, also to the side. */
export function distance(left: MapPoint, right: MapPoint): number {
  return Math.hypot((left.x - right.x) * RATIO, left.y - right.y)
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100
}
