import { project, UNITS_PER_KM, type MapPoint } from '@saum/domain/map-projection'
import type { MapPin } from './map-pins.ts'
import { LARGEST_TOWNS, shortTownName, townSize } from './map-towns.ts'
import { isInside, placeIn, RATIO, type MapView } from './map-view.ts'

export interface MapLabel extends MapPoint {
  name: string
  /** What it names: a pin, a larger one of several stores, or a town without any, which is a dot. */
  beside: 'town' | 'pin' | 'pins'
  side: 'right' | 'left' | 'below' | 'above'
  /** Some have room on large screens only. */
  isLargeOnly: boolean
}

/** As high as a map must be, in pixels, for these labels to have room. */
export interface MapSizes {
  smallPx: number
  largePx: number
}

export const MAP_SIZES: MapSizes = { smallPx: 330, largePx: 600 }

const MOST_TOWNS = { small: 5, large: 14 } as const
/** From further away only places with a store have a name. */
const TOWNS_KM = 500

/** In pixels, on the safe side: letters of 12 pixels, a line, and from the middle of a mark to its name. */
const LETTER_PX = 6.6
const LINE_PX = 16
const START_PX = { town: 6, pin: 18, pins: 22 } as const satisfies Record<
  MapLabel['beside'],
  number
>
const HALF_PX = { town: 3, pin: 15, pins: 18 } as const satisfies Record<MapLabel['beside'], number>
/** Around a pin, so that nobody takes the name of another for its own. */
const AIR_PX = { side: 10, line: 3 } as const
/** The links to zoom, and their distance from the edge. */
const CORNER_PX = { wide: 72, high: 116 } as const
const SIDES = ['right', 'left', 'below', 'above'] as const

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

type Named = Omit<MapLabel, 'side' | 'isLargeOnly'>

/**
 * Names of towns: of every pin that has room for one, then of larger towns around. None lies over a pin
 * or another name. What has room in a small map has it in a large one, where marks are further apart.
 */
export function toLabels(
  view: MapView,
  pins: readonly MapPin[],
  { smallPx, largePx }: MapSizes = MAP_SIZES,
): MapLabel[] {
  const wanted = [...pinNames(pins), ...townNames(view, pins)]
  const small = placed(wanted, { pins, heightPx: smallPx, towns: MOST_TOWNS.small })
  return placed(wanted, { pins, heightPx: largePx, towns: MOST_TOWNS.large, small })
}

interface Placing {
  pins: readonly MapPin[]
  heightPx: number
  /** How many towns without a pin have a name. */
  towns: number
  /** What a small map shows already. */
  small?: readonly MapLabel[]
}

function placed(wanted: readonly Named[], { pins, heightPx, towns, small }: Placing): MapLabel[] {
  const labels = [...(small ?? [])]
  const corner = { left: heightPx * RATIO - CORNER_PX.wide, right: heightPx * RATIO, top: 0 }
  const taken = [
    { ...corner, bottom: CORNER_PX.high },
    ...labels.map((label) => labelBox(label, heightPx)),
  ]
  for (const named of wanted) {
    const isTown = named.beside === 'town'
    if (labels.some(({ name }) => name === named.name)) continue
    if (isTown && labels.filter(({ beside }) => beside === 'town').length >= towns) continue
    const others = pins.filter(({ x, y }) => x !== named.x || y !== named.y)
    const full = [...taken, ...others.map((pin) => withAir(pinBox(pin, heightPx)))]
    const label = SIDES.map((side) => ({ ...named, side, isLargeOnly: small !== undefined })).find(
      (one) => hasRoom(labelBox(one, heightPx), { taken: full, heightPx }),
    )
    if (label === undefined) continue
    labels.push(label)
    taken.push(labelBox(label, heightPx))
  }
  return labels
}

/** A pin has the name of its town. Stores of one town may have a pin each, and share the name. */
function pinNames(pins: readonly MapPin[]): Named[] {
  return pins
    .map(({ x, y, ids, towns: [town = ''] }) => ({ town, x, y, isOne: ids.length === 1 }))
    .toSorted((left, right) => townSize(right.town) - townSize(left.town))
    .map(({ town, x, y, isOne }) => {
      return { name: shortTownName(town), x, y, beside: isOne ? 'pin' : 'pins' }
    })
}

function townNames(view: MapView, pins: readonly MapPin[]): Named[] {
  if (view.height > TOWNS_KM * UNITS_PER_KM) return []
  const pinned = new Set(pins.flatMap(({ towns }) => towns))
  return LARGEST_TOWNS.filter(({ name }) => !pinned.has(name))
    .map((town) => ({ town, at: placeIn(view, project(town)) }))
    .filter(({ at }) => isInside(at))
    .map(({ town, at }) => {
      return { name: shortTownName(town.name), x: round(at.x), y: round(at.y), beside: 'town' }
    })
}

function hasRoom(box: Box, { taken, heightPx }: { taken: readonly Box[]; heightPx: number }) {
  const isInFrame =
    box.left >= 0 && box.top >= 0 && box.right <= heightPx * RATIO && box.bottom <= heightPx
  return isInFrame && !taken.some((other) => overlap(box, other))
}

/** What a label covers in a map of this height, with the dot of a town; in pixels. */
export function labelBox({ name, beside, side, ...at }: MapLabel, heightPx: number): Box {
  const { x, y } = inPixels(at, heightPx)
  const long = name.length * LETTER_PX
  const start = START_PX[beside]
  const back = beside === 'town' ? HALF_PX.town : -start
  switch (side) {
    case 'right':
      return { left: x - back, right: x + start + long, ...around(y) }
    case 'left':
      return { left: x - start - long, right: x + back, ...around(y) }
    case 'below':
      return { left: x - long / 2, right: x + long / 2, top: y - back, bottom: y + start + LINE_PX }
    case 'above':
      return { left: x - long / 2, right: x + long / 2, top: y - start - LINE_PX, bottom: y + back }
  }
}

export function pinBox({ ids, ...at }: MapPin, heightPx: number): Box {
  const { x, y } = inPixels(at, heightPx)
  const half = HALF_PX[ids.length > 1 ? 'pins' : 'pin']
  return { left: x - half, right: x + half, top: y - half, bottom: y + half }
}

function withAir({ left, right, top, bottom }: Box): Box {
  const { side, line } = AIR_PX
  return { left: left - side, right: right + side, top: top - line, bottom: bottom + line }
}

function around(y: number) {
  return { top: y - LINE_PX / 2, bottom: y + LINE_PX / 2 }
}

function inPixels({ x, y }: MapPoint, heightPx: number): MapPoint {
  return { x: (x * heightPx * RATIO) / 100, y: (y * heightPx) / 100 }
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  )
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100
}
