import { bodySizesOf, isOffered, spanOf, type BodySize } from '#app/features/catalog/body-sizes.ts'
import type { ChartKind, Cut, GarmentFamily } from '#app/features/catalog/body-sizes.ts'

/** What somebody can measure alone in front of a mirror. */
export const BODY_MEASURES = ['bust', 'waist', 'hips'] as const

export type BodyMeasure = (typeof BODY_MEASURES)[number]

/** In centimetres; those that are not known are missing. */
export type Body = Readonly<Partial<Record<BodyMeasure, number>>>

/** Why of two sizes one is the better: the cut, room to move, or the measure that needs it. */
export type Reason = 'narrow' | 'wide' | 'room' | BodyMeasure

export type SizeAdvice =
  | { kind: 'fits'; size: string }
  | { kind: 'between'; smaller: string; larger: string; size: string; reason: Reason }
  /** The size is right, but the product does not come in it. */
  | { kind: 'not-offered'; size: string }
  | { kind: 'below'; size: string }
  | { kind: 'above'; size: string }

/** Measures that decide, by family: a skirt does not care about the bust. */
const DECISIVE: Readonly<Record<GarmentFamily, readonly BodyMeasure[]>> = {
  dresses: ['bust', 'waist', 'hips'],
  tops: ['bust', 'waist'],
  blazers: ['bust', 'waist', 'hips'],
  trousers: ['waist', 'hips'],
  skirts: ['waist', 'hips'],
}

export function decisiveMeasures({ sizes, family }: ChartKind): readonly BodyMeasure[] {
  if (sizes === 'belts') return []
  return sizes === 'inches' ? DECISIVE.trousers : DECISIVE[family]
}

/** Up to a quarter of a step from a size, the size fits; further away it lies between two. */
const TOLERANCE = 0.25

/**
 * The size of a chart for a body, or `null` without any measure that decides. The widest measure
 * counts: what is too wide can be worn, what is too narrow cannot.
 */
export function adviseSize(kind: ChartKind, body: Body, offered: readonly string[]) {
  const sizes = bodySizesOf(kind)
  const places = decisiveMeasures(kind).flatMap((measure) => {
    const place = placeOf(body[measure], sizes, measure)
    return place === null ? [] : { measure, place }
  })
  const [widest, ...others] = places.toSorted((left, right) => right.place - left.place)
  if (widest === undefined) return null
  const isAlone = others.length > 0 && others.every(({ place }) => widest.place - place >= 1)
  const reason = isAlone ? widest.measure : REASON_OF_CUT[kind.cut]
  return adviceAt(widest.place, sizes, { reason, offered })
}

const REASON_OF_CUT = {
  narrow: 'narrow',
  usual: 'room',
  wide: 'wide',
} as const satisfies Record<Cut, Reason>

function adviceAt(
  place: number,
  sizes: readonly BodySize[],
  { reason, offered }: { reason: Reason; offered: readonly string[] },
): SizeAdvice {
  const labels = sizes.map(({ label }) => label)
  const last = labels.length - 1
  if (place < TOLERANCE - 1) return { kind: 'below', size: labels[0] ?? '' }
  if (place > last + TOLERANCE) return { kind: 'above', size: labels[last] ?? '' }
  const nearest = Math.min(last, Math.max(0, Math.round(place)))
  const isClear = place < 0 || Math.abs(place - nearest) <= TOLERANCE
  const smaller = labels[isClear ? nearest : Math.floor(place)] ?? ''
  const larger = labels[isClear ? nearest : Math.ceil(place)] ?? ''
  const size = reason === 'wide' ? smaller : larger
  if (!isOffered(size, offered)) return { kind: 'not-offered', size }
  return isClear ? { kind: 'fits', size } : { kind: 'between', smaller, larger, size, reason }
}

/**
 * Where on the chart a measure lies: 2 is the third size, 2.5 halfway to the fourth. Beyond the ends
 * the last step goes on.
 */
function placeOf(
  value: number | undefined,
  sizes: readonly BodySize[],
  measure: BodyMeasure,
): number | null {
  const spans = sizes.flatMap(({ body }) => {
    const span = body[measure]
    return span === undefined ? [] : [spanOf(span)]
  })
  const [first, second] = spans
  const [beforeLast, last] = spans.slice(-2)
  if (value === undefined || !first || !second || !beforeLast || !last) return null
  if (value < first[0]) return (value - first[0]) / (second[0] - first[0])
  if (value > last[1]) return spans.length - 1 + (value - last[1]) / (last[1] - beforeLast[1])
  const index = spans.findIndex(([, to]) => value <= to)
  const [from, to] = spans[index] ?? last
  const next = spans[index + 1]
  // Where one size ends as the next begins, the value belongs to both.
  if (next && value === to && to > from && next[0] === to) return index + 0.5
  if (value >= from) return index
  const [, end] = spans[index - 1] ?? first
  return index - 1 + (value - end) / (from - end)
}
