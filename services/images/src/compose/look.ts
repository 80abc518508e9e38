import * as v from '@saum/schema/schema'
import { hexColor } from './color.ts'
import { print } from './print.ts'

/** The surfaces a cloth can have besides what its layers already show. */
export const WEAVES = [
  'jersey',
  'rib',
  'plain',
  'oxford',
  'linen',
  'crepe',
  'twill',
  'gabardine',
  'cord',
  'velvet',
  'flannel',
  'tweed',
  'boucle',
  'nap',
  'knit',
  'fuzz',
  'grain',
  'suede',
  'canvas',
] as const

export type Weave = (typeof WEAVES)[number]

function between(least: number, most: number) {
  return v.pipe(v.number(), v.minValue(least), v.maxValue(most))
}

/** What turns the layers of a view into a picture of cloth: dye, print, surface and light. */
export const look = v.strictObject({
  base: hexColor,
  /** Buttons, buckles, zips. */
  trim: v.optional(hexColor),
  /** What is seen inside a neck or a front that stands open. */
  lining: v.optional(hexColor),
  /** Topstitching in a thread of its own. */
  stitch: v.optional(hexColor),
  /** How much of the highlights is kept: wool little, leather much. */
  spec: v.optional(between(0, 2)),
  gain: v.optional(between(0.3, 2)),
  contrast: v.optional(between(0.3, 2)),
  print: v.optional(print),
  texture: v.optional(
    v.strictObject({
      weave: v.picklist(WEAVES),
      strength: v.optional(between(0, 2)),
      /** Shifts the cloth on the garment, so that no two styles are cut from the same spot. */
      seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535))),
    }),
  ),
  /** The garment's own measure against the form it was draped on. */
  cut: v.optional(v.strictObject({ width: between(0.7, 1), length: between(0.7, 1) })),
})

export type Look = v.InferOutput<typeof look>
