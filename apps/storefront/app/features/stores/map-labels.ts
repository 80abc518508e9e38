import { project, type MapPoint } from '@saum/domain/map-projection'
import { TOWNS, type Town } from '@saum/domain/towns'
import type { MapPin } from './map-pins.ts'
import { isInside, placeIn, type MapView } from './map-view.ts'

export interface MapLabel extends MapPoint {
  name: string
  /** A town with a pin has its name beside that; others are a dot. */
  beside: 'town' | 'pin' | 'pins'
}

const MOST = 16
/** In percent of the view: what a name takes up, and how far lines stay apart. */
const LETTER_WIDTH = 1.1
const LINE_HEIGHT = 4
/** From the middle of a mark to the name beside it. */
const START = { town: 1, pin: 2.6, pins: 4.2 } as const satisfies Record<MapLabel['beside'], number>
/** A pin this near stands for the town, too. */
const SAME_PLACE = 3

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The largest towns come first in the table of their country; a small country has fewer of them. */
const WEIGHT = { DE: 1, AT: 5, CH: 4 } as const satisfies Record<Town['countryCode'], number>

function bySize(): Town[] {
  const counts = { DE: 0, AT: 0, CH: 0 }
  const names = new Set<string>()
  return TOWNS.flatMap((town) => {
    if (names.has(town.name)) return []
    names.add(town.name)
    counts[town.countryCode] += WEIGHT[town.countryCode]
    return { town, rank: counts[town.countryCode] }
  })
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ town }) => town)
}

const LARGEST_FIRST = bySize()

/** Names of the larger towns of a view, none of them over a pin or over another name. */
export function toLabels(view: MapView, pins: readonly MapPin[]): MapLabel[] {
  const taken = pins.map(({ x, y, ids }) =>
    boxAround(x, y, ids.length > 1 ? START.pins : START.pin),
  )
  const named = new Set<MapPin>()
  const labels: MapLabel[] = []
  for (const town of LARGEST_FIRST) {
    if (labels.length === MOST) break
    const at = placeIn(view, project(town))
    const pin = pins.find(({ x, y }) => Math.hypot(x - at.x, y - at.y) < SAME_PLACE)
    const label = pin ? besidePin(pin, town) : besideTown(at, town)
    const box = boxOf(label)
    const isFree = !taken.some((other) => overlap(box, other))
    if (!isInside(label) || box.right > 100 || !isFree || (pin && named.has(pin))) continue
    if (pin) named.add(pin)
    taken.push(box)
    labels.push(label)
  }
  return labels
}

function besidePin({ x, y, ids }: MapPin, { name }: Town): MapLabel {
  return { name: shortName(name), x, y, beside: ids.length > 1 ? 'pins' : 'pin' }
}

function besideTown({ x, y }: MapPoint, { name }: Town): MapLabel {
  return { name: shortName(name), x: round(x), y: round(y), beside: 'town' }
}

/** Maps write Frankfurt. */
function shortName(name: string): string {
  return name.replace(/ (?:am|an|im|in|vor|bei) .*| \(.*\)/, '')
}

function boxOf({ x, y, name, beside }: MapLabel): Box {
  const left = x + START[beside] + 0.1
  const right = left + name.length * LETTER_WIDTH
  const start = beside === 'town' ? x - START.town : left
  return { left: start, right, top: y - LINE_HEIGHT / 2, bottom: y + LINE_HEIGHT / 2 }
}

function boxAround(x: number, y: number, half: number): Box {
  return { left: x - half, right: x + half, top: y - START.pin, bottom: y + START.pin }
}

function overlap(one: Box, other: Box): boolean {
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
