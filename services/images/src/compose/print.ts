import * as v from '@saum/schema/schema'
import { hexColor } from './color.ts'

const color = hexColor
const colors = v.pipe(v.array(color), v.minLength(1), v.maxLength(6))
/** Seams and pixels leave nothing of a motif below half a millimetre. */
const lengthMm = v.pipe(v.number(), v.minValue(0.5), v.maxValue(200))
const repeatMm = v.pipe(v.number(), v.minValue(4), v.maxValue(600))
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const seed = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535))

/** What is woven or printed on the ground color; lengths are those of the flat cloth. */
export const print = v.variant('type', [
  v.strictObject({
    type: v.literal('stripes'),
    direction: v.picklist(['across', 'along']),
    color,
    widthMm: lengthMm,
    pitchMm: repeatMm,
    /** A hairline between the stripes. */
    hairline: v.optional(color),
  }),
  v.strictObject({ type: v.literal('dots'), color, radiusMm: lengthMm, pitchMm: repeatMm }),
  v.strictObject({ type: v.literal('gingham'), color, pitchMm: repeatMm }),
  v.strictObject({ type: v.literal('glen-check'), color, overcheck: color, pitchMm: repeatMm }),
  v.strictObject({ type: v.literal('windowpane'), color, widthMm: lengthMm, pitchMm: repeatMm }),
  v.strictObject({ type: v.literal('houndstooth'), color, pitchMm: repeatMm }),
  v.strictObject({ type: v.literal('melange'), color }),
  v.strictObject({ type: v.literal('ditsy'), colors, leaf: color, seed: v.optional(seed) }),
  v.strictObject({
    type: v.literal('floral'),
    colors,
    leaf: color,
    repeatMm: v.optional(repeatMm),
    seed: v.optional(seed),
  }),
  v.strictObject({ type: v.literal('leopard'), color, spot: color, pitchMm: repeatMm }),
  v.strictObject({ type: v.literal('brush'), colors, seed: v.optional(seed) }),
  v.strictObject({
    type: v.literal('denim'),
    /** The undyed weft, which shows where the indigo is worn off. */
    color,
    wear: v.optional(share),
    whiskers: v.optional(share),
  }),
])

export type Print = v.InferOutput<typeof print>
export type PrintOf<T extends Print['type']> = Extract<Print, { type: T }>
